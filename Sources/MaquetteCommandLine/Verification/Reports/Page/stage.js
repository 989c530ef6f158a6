// The stage: two pictures and the ways to compare them.

const modes = [
  { id: "side", title: "Side by side" },
  { id: "slider", title: "Slider", amount: "Position" },
  { id: "onion", title: "Onion skin", amount: "Opacity" },
  { id: "difference", title: "Difference" },
  { id: "blink", title: "Blink" },
]
const scales = [0.125, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32]
const stage = find("stage")
const view = { mode: "side", scale: "fit", hasOutlines: false, isPaused: false }
const isStill = () => matchMedia("(prefers-reduced-motion)").matches

/** A picture or several on each other, in a frame that scrolls. */
function makePane(caption, layers, regions) {
  const canvas = make("div", { class: "canvas" },
    ...layers.map(({ role, number, alt }) => {
      const image = makeImage(number, alt)
      image.className = role
      return image
    }),
    ...regions.map(() => make("span", { class: "region" })))
  canvas.regions = regions
  const scroller = make("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": caption }, canvas)
  scroller.onscroll = () => alignScrolling(scroller)
  return make("figure", null, make("figcaption", null, caption), scroller)
}

/** Panes side by side show the same place. */
function alignScrolling(source) {
  for (const other of stage.querySelectorAll(".scroller")) {
    if (other !== source) other.scrollTo(source.scrollLeft, source.scrollTop)
  }
}

/** The panes of a picture in a mode. */
function makePanes({ images, regions }, mode) {
  const layer = (role) => ({ role, number: images[role], alt: role === "difference" ? "Differences" : `The ${role} picture` })
  const outlines = view.hasOutlines ? regions : []
  const both = [layer("expected"), layer("actual")]
  switch (mode) {
    case "side":
      return ["expected", "actual"].filter((role) => role in images)
        .map((role) => makePane(role === "expected" ? "Expected" : "Actual", [layer(role)], outlines))
    case "difference":
      return [makePane("Difference", "difference" in images ? [layer("difference")] : both, outlines)]
    case "slider": return [makePane("Expected on the left, actual on the right", both, outlines)]
    case "onion": return [makePane("Actual over expected", both, outlines)]
    default: return [makePane("Expected", both, outlines)]
  }
}

/** Shows a picture in the mode that is chosen, as far as there are two to compare. */
async function showStage(picture) {
  const hasBoth = "expected" in picture.images && "actual" in picture.images
  const mode = hasBoth ? modes.find(({ id }) => id === view.mode) : modes[0]
  for (const button of find("modes").children) {
    button.disabled = !hasBoth
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode.id))
  }
  find("amount-label").hidden = !mode.amount
  find("amount-label").firstElementChild.textContent = mode.amount ?? ""
  find("pause").hidden = mode.id !== "blink"
  find("regions").disabled = picture.regions.length === 0
  find("regions").setAttribute("aria-pressed", String(view.hasOutlines))
  const panes = makePanes(picture, mode.id)
  const isBlended = mode.id === "difference" && !("difference" in picture.images)
  stage.className = isBlended ? "difference blended" : mode.id
  stage.replaceChildren(...panes)
  if (panes.length === 0) stage.append(make("p", { class: "quiet" }, "There is no picture to show."))
  startBlinking(mode.id === "blink")
  await Promise.allSettled([...stage.querySelectorAll("img")].map((image) => image.decode()))
  if (panes[0]?.isConnected) applyScale()
}

/** Picture pixels to the pixels of the page. */
function applyScale() {
  const images = [...stage.querySelectorAll("img")]
  const width = Math.max(1, ...images.map((image) => image.naturalWidth))
  const height = Math.max(1, ...images.map((image) => image.naturalHeight))
  const scroller = stage.querySelector(".scroller")
  const room = scroller ? Math.min(scroller.clientWidth / width, scroller.clientHeight / height) : 1
  const scale = view.scale === "fit" ? Math.min(1, room) : view.scale
  for (const image of images) {
    image.style.width = image.naturalWidth * scale + "px"
    image.style.height = image.naturalHeight * scale + "px"
  }
  for (const canvas of stage.querySelectorAll(".canvas")) {
    canvas.style.width = width * scale + "px"
    canvas.style.height = height * scale + "px"
    canvas.classList.toggle("enlarged", scale >= 1)
    canvas.querySelectorAll(".region").forEach((outline, index) => {
      const [x, y, w, h] = canvas.regions[index].map((length) => length * scale)
      Object.assign(outline.style, { left: x + "px", top: y + "px", width: w + "px", height: h + "px" })
    })
  }
  stage.dataset.scale = scale
  stage.style.setProperty("--width", width * scale + "px")
  find("scale").textContent = Math.round(scale * 100) + " %"
  find("fit").setAttribute("aria-pressed", String(view.scale === "fit"))
}

/** Enlarges or reduces to the next scale, and keeps what is in the middle there. */
function zoom(direction) {
  const scale = Number(stage.dataset.scale)
  const next = direction > 0 ? scales.find((other) => other > scale * 1.01) : scales.findLast((other) => other < scale * 0.99)
  const scroller = stage.querySelector(".scroller")
  if (next === undefined || !scroller) return
  const middle = (start, length) => (start + length / 2) * (next / scale) - length / 2
  const [left, top] = [middle(scroller.scrollLeft, scroller.clientWidth), middle(scroller.scrollTop, scroller.clientHeight)]
  view.scale = next
  applyScale()
  scroller.scrollTo(left, top)
}

/** Shows expected and actual in turn, or leaves that to the button for those who want no motion. */
function startBlinking(isBlinking) {
  clearInterval(startBlinking.timer)
  if (!isBlinking) return
  find("pause").textContent = isStill() ? "Swap" : view.isPaused ? "Blink" : "Pause"
  if (!view.isPaused && !isStill()) startBlinking.timer = setInterval(blink, 700)
}

function blink() {
  const isActual = stage.classList.toggle("actual")
  stage.querySelector("figcaption").textContent = isActual ? "Actual" : "Expected"
}

/** The slider follows a finger on the picture. */
function slide(event) {
  if (!stage.classList.contains("slider") || event.buttons !== 1) return
  const canvas = event.target.closest(".canvas")
  if (!canvas) return
  const { left, width } = canvas.getBoundingClientRect()
  find("amount").value = ((event.clientX - left) / width) * 100
  applyAmount()
}

const applyAmount = () => stage.style.setProperty("--amount", find("amount").value / 100)
