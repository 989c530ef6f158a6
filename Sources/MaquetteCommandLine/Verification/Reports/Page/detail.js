// One picture: its stage, and what was found in it.

const detail = find("detail")
let current

function openDetail(index) {
  current = index
  const picture = report.pictures[index]
  const order = openable()
  const place = order.findIndex((cell) => cell.index === index)
  find("detail-name").replaceChildren(picture.name, " ", makeStatus(picture.status))
  find("place").textContent = `${place + 1} of ${order.length}`
  find("previous").disabled = place <= 0
  find("next").disabled = place === order.length - 1
  find("facts").replaceChildren(...makeFacts(picture))
  if (!detail.open) detail.showModal()
  location.replace("#" + encodeURIComponent(picture.name))
  showStage(picture)
}

/** The command that approves one picture, unless there is none to approve. */
const approvalOf = ({ word }) => (report.approve && word ? report.approve + " " + word : "")

function makeFacts(picture) {
  const list = (title, items) => items.length === 0 ? [] : [make("h3", null, title), make("ul", null, ...items)]
  const words = picture.isForeign ? [...picture.words, "made in another environment"] : picture.words
  const limits = picture.limits.map((limit) =>
    make("li", { class: limit.isExceeded ? "exceeded" : "" },
      make("span", { class: "glyph", "aria-hidden": "true" }, limit.isExceeded ? "✕" : "✓"), limit.words))
  return [
    ...list("Found", words.map((text) => make("li", null, text))),
    ...list("Limits", limits),
    ...list("Size", picture.sizes.map((text) => make("li", null, text))),
    ...(approvalOf(picture)
      ? [make("h3", null, "Approve"), make("div", { class: "command" }, ...makeCommand("This picture", approvalOf(picture)))] : []),
  ]
}

/** Goes back to the overview, to the cell of the picture. */
function closeDetail() {
  detail.close()
  startBlinking(false)
  // The name of nothing: an empty one would scroll to the top.
  location.replace("#overview")
  const cell = cells.find((cell) => cell.index === current && cell.isOpenable)
  if (cell) reveal(cell)
}

/** Goes to another picture, or from cell to cell in the overview. */
function step(direction) {
  const order = openable()
  if (detail.open) {
    const next = order[order.findIndex((cell) => cell.index === current) + direction]
    if (next) openDetail(next.index)
    return
  }
  const focused = order.findIndex((cell) => cell.element === document.activeElement)
  const next = order[focused < 0 ? 0 : focused + direction]
  if (next) reveal(next)
}

function reveal({ element }) {
  const fold = element.closest("details")
  if (fold) fold.open = true
  element.focus()
}

function setMode(id) {
  view.mode = id
  showStage(report.pictures[current])
}

function toggleOutlines() {
  view.hasOutlines = !view.hasOutlines
  showStage(report.pictures[current])
}

function fit() {
  view.scale = "fit"
  applyScale()
}

find("modes").append(...modes.map(({ id, title }, index) =>
  make("button", { type: "button", "data-mode": id, title: `${title} (${index + 1})`, onclick: () => setMode(id) }, title)))
find("previous").onclick = () => step(-1)
find("next").onclick = () => step(1)
find("close").onclick = closeDetail
find("smaller").onclick = () => zoom(-1)
find("larger").onclick = () => zoom(1)
find("fit").onclick = fit
find("regions").onclick = toggleOutlines
find("amount").oninput = applyAmount
find("pause").onclick = () => {
  if (isStill()) return blink()
  view.isPaused = !view.isPaused
  startBlinking(true)
}
stage.onpointerdown = stage.onpointermove = slide
addEventListener("resize", () => detail.open && applyScale())
detail.oncancel = (event) => {
  event.preventDefault()
  closeDetail()
}
applyAmount()

/** A link to a picture opens it. */
const linked = cells.find((cell) => cell.isOpenable && "#" + encodeURIComponent(report.pictures[cell.index].name) === location.hash)
if (linked) openDetail(linked.index)
