// What the rest of the page's script is made of.

const report = JSON.parse(document.getElementById("report").textContent)
const glyphs = {
  failed: "!", changed: "Δ", new: "+", orphaned: "−", tolerated: "≈", same: "=",
  error: "✕", warning: "!", note: "i",
}

const find = (id) => document.getElementById(id)

/** Makes an element. Texts are put in as texts: nothing is ever read as HTML. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element[name] = value
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value)
  }
  element.append(...children)
  return element
}

/** An image of the page's pictures, by number. */
function makeImage(number, alt) {
  return make("img", { src: sourceOf(number), alt, draggable: "false" })
}

const sourceOf = (number) => "data:image/png;base64," + find("picture-" + number).textContent

/** A status, or how grave a finding is, by a sign and a word, never by a colour alone. */
function makeStatus(status) {
  return make("span", { class: "status " + status },
    make("span", { class: "glyph", "aria-hidden": "true" }, glyphs[status]), status)
}

/** A command with a button that copies it. */
function makeCommand(label, command) {
  const copyButton = make("button", { type: "button", onclick: () => copy(command) }, "Copy")
  copyButton.setAttribute("aria-label", "Copy the command: " + label)
  return [make("span", { class: "quiet" }, label), make("code", null, command), copyButton]
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Pages from some servers may not write to the clipboard that way.
    const field = make("textarea", { class: "unseen", "aria-hidden": "true" })
    field.value = text
    const place = document.querySelector("dialog[open]") ?? document.body
    place.append(field)
    field.select()
    document.execCommand("copy")
    field.remove()
  }
  say("Copied: " + text)
}

/** Says something, for a moment, to those who see the page and those who hear it. */
function say(text) {
  const spoken = find("spoken")
  // Above a dialog is only what is in it.
  ;(document.querySelector("dialog[open]") ?? document.body).append(spoken)
  spoken.textContent = text
  clearTimeout(say.timer)
  say.timer = setTimeout(() => (spoken.textContent = ""), 2500)
}
