// The keyboard.

const help = find("help")
find("help-button").onclick = () => help.showModal()

const keys = {
  j: () => step(1),
  k: () => step(-1),
  ArrowRight: () => step(1),
  ArrowLeft: () => step(-1),
  a: () => {
    const command = detail.open ? approvalOf(report.pictures[current]) : report.shownApproval
    if (command) copy(command)
  },
  f: () => {
    if (detail.open) closeDetail()
    find("search").focus()
  },
  "?": () => help.showModal(),
}
const detailKeys = {
  "+": () => zoom(1),
  "=": () => zoom(1),
  "-": () => zoom(-1),
  0: fit,
  r: toggleOutlines,
}
modes.forEach(({ id }, index) => (detailKeys[index + 1] = () => setMode(id)))

addEventListener("keydown", (event) => {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || help.open) return
  if (target.matches("input[type=search]")) {
    if (key === "Escape") target.blur()
    return
  }
  // Arrows move a slider, and what is enlarged.
  const isScrolled = target.matches("input") || (target.matches(".scroller") && target.scrollWidth > target.clientWidth)
  if (key.startsWith("Arrow") && isScrolled) return
  const action = keys[key] ?? (detail.open ? detailKeys[key] : undefined)
  if (!action) return
  event.preventDefault()
  action()
})
