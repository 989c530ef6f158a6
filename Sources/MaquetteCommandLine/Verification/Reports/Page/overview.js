// The overview: filters, and a cell for every picture.

const shownStatuses = new Set(report.findings)
const cells = []

const thumbnails = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    target.src = sourceOf(target.dataset.picture)
    thumbnails.unobserve(target)
  }
}, { rootMargin: "600px" })

/** A small image that is decoded when it comes near the window. */
function makeThumbnail(picture) {
  const number = picture.images.actual ?? picture.images.expected
  if (number === undefined) return make("span", { class: "thumbnail none" }, "no picture")
  const image = make("img", { class: "thumbnail", alt: "", "data-picture": number })
  thumbnails.observe(image)
  return image
}

function makeCell(index, label) {
  const picture = report.pictures[index]
  const cell = make("button", { type: "button", class: "cell", onclick: () => openDetail(index) },
    makeThumbnail(picture),
    make("span", { class: "label" }, label),
    makeStatus(picture.status),
    make("span", { class: "words" }, picture.words[0] ?? ""))
  register(cell, index, label)
  return make("li", null, cell)
}

function makeQuiet(index) {
  const picture = report.pictures[index]
  const limits = (picture.limits ?? []).map((limit) => make("span", { class: "words" }, limit.words))
  const item = make("span", { class: "name" }, make("code", null, picture.name), makeStatus(picture.status),
    make("span", { class: "words" }, picture.words.join("; ")), ...limits)
  register(item, index, "")
  return make("li", null, item)
}

function register(element, index, label) {
  const { name, status, words } = report.pictures[index]
  const text = [name, label, ...words].join("\n").toLowerCase()
  cells.push({ element, index, status, text, isOpenable: element.tagName === "BUTTON" })
}

function makeLine(line) {
  const list = make("ul", { class: "cells" }, ...line.pictures.map((index, i) => makeCell(index, line.labels[i])))
  if (!line.isFold) {
    return make("div", { class: "line" }, ...(line.title ? [make("h4", null, line.title)] : []), list)
  }
  const first = report.pictures[line.pictures[0]]
  return make("details", { class: "line fold" },
    make("summary", null, makeThumbnail(first), makeStatus(first.status), make("span", null, line.title)), list)
}

function makeGroup(group) {
  const texts = cells.length
  const quiet = make("ul", { class: "names line" }, ...group.quiet.map(makeQuiet))
  const lines = group.lines.map(makeLine)
  // What is looked at comes before what is the same.
  cells.push(...cells.splice(texts, group.quiet.length))
  const title = group.mockup || group.document
  return make("section", { class: "group", "aria-label": title },
    make("h3", null, title, " ", make("span", { class: "quiet" }, group.document)), ...lines, quiet)
}

/** A finding of the guidelines: what was found, what to do about it, where, and by which rule. */
function makeFinding({ severity, rule, place, message, help }) {
  return make("li", { class: "finding" }, makeStatus(severity), make("span", null, message),
    ...(help ? [make("span", { class: "quiet" }, help)] : []),
    make("span", { class: "quiet" }, make("code", null, place), " · ", make("code", null, rule)))
}

/** Shows the findings, many of them only when asked: the pictures stand below. */
function showGuidelines({ headline, findings }) {
  const count = findings.length > 4 ? 3 : findings.length
  const section = find("guidelines")
  const [list, rest] = section.querySelectorAll("ul")
  section.hidden = count === 0
  section.querySelector("h2").textContent = headline
  list.append(...findings.slice(0, count).map(makeFinding))
  rest.append(...findings.slice(count).map(makeFinding))
  section.querySelector("details").hidden = count === findings.length
  section.querySelector("summary").textContent = `${(findings.length - count).toLocaleString("en")} more`
}

/** Hides what the filters leave out, and the headings over nothing. */
function filter() {
  const words = find("search").value.toLowerCase().trim()
  for (const cell of cells) {
    cell.isShown = shownStatuses.has(cell.status) && cell.text.includes(words)
    cell.element.parentElement.hidden = !cell.isShown
  }
  for (const part of document.querySelectorAll(".line, .group")) {
    part.hidden = !part.querySelector("li:not([hidden])")
  }
  find("nothing").hidden = cells.some((cell) => cell.isShown)
  showApproval()
}

/** The command that approves what is shown: by names, unless that is everything. */
function showApproval() {
  const approvable = cells.filter(({ index }) => report.pictures[index].word)
  const shown = approvable.filter((cell) => cell.isShown)
  const isAll = shown.length === approvable.length
  const words = isAll ? [] : shown.map(({ index }) => report.pictures[index].word)
  report.shownApproval = shown.length === 0 || !report.approve ? "" : [report.approve, ...words].join(" ")
  find("approve-all").hidden = !report.shownApproval
  find("approve-all").replaceChildren(
    ...makeCommand(isAll ? "Approve all" : `Approve the ${shown.length} shown`, report.shownApproval))
}

/** The pictures that can be opened, in the order of the page. */
const openable = () => cells.filter((cell) => cell.isShown && cell.isOpenable)

function makeFilter(status) {
  const count = report.pictures.filter((picture) => picture.status === status).length
  const button = make("button", { type: "button", class: "filter " + status, "data-status": status,
    "aria-pressed": String(shownStatuses.has(status)) }, makeStatus(status),
    make("span", { class: "count" }, count.toLocaleString("en")))
  button.disabled = count === 0
  button.onclick = () => {
    const isShown = !shownStatuses.delete(status)
    if (isShown) shownStatuses.add(status)
    button.setAttribute("aria-pressed", String(isShown))
    filter()
  }
  return button
}

find("kicker").textContent = report.kicker
find("headline").textContent = report.headline
find("origin").textContent = report.origin
const hasFindings = report.pictures.some((picture) => report.findings.includes(picture.status))
if (!hasFindings) report.statuses.forEach((status) => shownStatuses.add(status))
find("environment").hidden = report.environment.length + report.foreign.length === 0
find("environment").querySelector("table").hidden = report.environment.length === 0
find("environment").querySelector("tbody").append(...report.environment.map(([what, from, to]) =>
  make("tr", null, make("th", { scope: "row" }, what), make("td", null, from || "none"), make("td", null, to || "none"))))
find("foreign").append(...report.foreign.map(makeGroup))
showGuidelines(report.guidelines)
find("groups").append(...report.groups.map(makeGroup))
find("statuses").append(...report.statuses.map(makeFilter))
find("search").oninput = filter
filter()
