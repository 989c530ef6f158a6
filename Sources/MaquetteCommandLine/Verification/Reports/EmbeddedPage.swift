// swift-format-ignore-file
// Written by "make generate" from the files of Page/.

/// The files of the page of HTML reports, kept in the program.
enum EmbeddedPage {
  /// The text of a file by its path below `Page/`, or nothing when there is none.
  static func text(of path: String) -> StaticString? {
    switch path {
    case "detail.css":
      return #"""
        /* One picture. */

        dialog { color: inherit; background: var(--page); border: 0; padding: 0; }
        dialog::backdrop { background: rgb(0 0 0 / 0.35); }
        #detail { width: 100vw; height: 100vh; max-width: none; max-height: none; }
        #detail[open] { display: flex; flex-direction: column; }
        .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 24px; }
        .bar h2 { flex: 1; font-size: 17px; overflow-wrap: anywhere; }
        .bar h2 .status { margin-inline-start: 10px; font-weight: 400; }
        .bar button { min-width: 34px; }
        .steps { display: flex; align-items: center; gap: 6px; }
        .steps .quiet { margin-inline-start: 6px; min-width: 7ch; font-variant-numeric: tabular-nums; }
        .tools { padding-top: 0; border-bottom: 1px solid var(--line); }
        .segments { display: flex; }
        .segments button { border-radius: 0; margin-inline-start: -1px; }
        .segments button:first-child { border-radius: 8px 0 0 8px; margin: 0; }
        .segments button:last-child { border-radius: 0 8px 8px 0; }
        .segments button:focus-visible { z-index: 1; }
        .tools button[aria-pressed="true"] { background: var(--text); color: var(--page); border-color: var(--text); }
        #amount-label { display: flex; align-items: center; gap: 8px; font-size: 13px; color: var(--quiet); }

        .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) 320px; }
        #facts { padding: 24px; border-inline-start: 1px solid var(--line); overflow: auto; }
        #facts h3 { font-size: 13px; color: var(--quiet); font-weight: 560; margin: 24px 0 6px; }
        #facts h3:first-child { margin-top: 0; }
        #facts li { overflow-wrap: anywhere; }
        #facts li + li { margin-top: 6px; }
        #facts li:has(.glyph) { display: flex; gap: 8px; align-items: baseline; }
        #facts .exceeded .glyph { background: var(--failed); }
        #facts .command { margin-top: 0; flex-direction: column; align-items: flex-start; }

        #stage { display: flex; gap: 20px; padding: 20px 24px 24px; min-height: 0; background: var(--sunken); }
        figure { flex: 1; min-width: 0; display: flex; flex-direction: column; gap: 8px; }
        figcaption { font-size: 13px; color: var(--quiet); text-align: center; }
        .scroller { flex: 1; min-height: 0; overflow: auto; display: flex; border-radius: 8px; }
        .canvas {
          position: relative; flex: none; margin: auto;
          background: repeating-conic-gradient(var(--square) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px;
          box-shadow: 0 0 0 1px var(--line);
        }
        .canvas img { position: absolute; inset: 0 auto auto 0; display: block; }
        .canvas.enlarged img { image-rendering: pixelated; }
        .region { position: absolute; outline: 2px solid #e0218a; outline-offset: 3px; border-radius: 2px; }

        .slider .canvas { cursor: ew-resize; touch-action: none; }
        .slider .actual { clip-path: inset(0 0 0 var(--cut)); }
        .slider .expected { clip-path: inset(0 calc(100% - var(--cut)) 0 0); }
        .slider .canvas { --cut: calc(var(--amount) * var(--width)); }
        .slider .canvas::after { content: ""; position: absolute; inset: -6px auto -6px calc(var(--cut) - 1px); width: 2px; background: var(--accent); }
        .onion .actual { opacity: var(--amount); }
        .blended .canvas { background: black; isolation: isolate; }
        .blended .actual { mix-blend-mode: difference; }
        .blink:not(.actual) img.actual, .blink.actual img.expected { visibility: hidden; }

        #help { margin: auto; padding: 28px 32px; border-radius: 16px; max-width: 520px; box-shadow: 0 20px 60px rgb(0 0 0 / 0.3); }
        #help dl { margin: 16px 0 20px; }
        #help dl div { display: flex; gap: 20px; padding: 6px 0; }
        #help dt { flex: none; width: 96px; }

        @media (max-width: 900px) {
          .columns { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(320px, 1fr) auto; overflow: auto; }
          #facts { border-inline-start: 0; border-top: 1px solid var(--line); }
        }
        """#
    case "detail.js":
      return #"""
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
        """#
    case "elements.js":
      return #"""
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
        """#
    case "keys.js":
      return #"""
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
        """#
    case "overview.js":
      return #"""
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
        """#
    case "page.html":
      return #"""
        <a class="skip" href="#pictures">Skip to the pictures</a>
        <header class="top">
          <p id="kicker" class="kicker"></p>
          <h1 id="headline"></h1>
          <p id="origin" class="quiet"></p>
          <div id="approve-all" class="command" hidden></div>
        </header>
        <nav class="filters" aria-label="Filters">
          <label class="search">
            <span class="unseen">Find by name or words</span>
            <input id="search" type="search" placeholder="Find" autocomplete="off" spellcheck="false">
          </label>
          <div id="statuses" role="group" aria-label="Show pictures that are"></div>
          <button id="help-button" type="button" class="plain" aria-haspopup="dialog">
            <kbd aria-hidden="true">?</kbd> Keys
          </button>
        </nav>
        <main id="pictures" tabindex="-1">
          <noscript><p>This page is made by its script: please allow it, or read <code>report.json</code>.</p></noscript>
          <section id="environment" class="card" aria-labelledby="environment-title" hidden>
            <h2 id="environment-title">Made in another environment</h2>
            <p class="quiet">What the expected pictures were made with is not what draws today. This alone can change
              pixels, so see whether it is what you meant before you look for changes of your own.</p>
            <table>
              <thead><tr><th scope="col">What</th><th scope="col">Expected</th><th scope="col">Now</th></tr></thead>
              <tbody></tbody>
            </table>
            <div id="foreign"></div>
          </section>
          <section id="guidelines" class="card" aria-labelledby="guidelines-title" hidden>
            <h2 id="guidelines-title"></h2>
            <p class="quiet"><code>maquette rules</code> with the name of a rule says why it is one.</p>
            <ul></ul>
            <details hidden><summary></summary><ul></ul></details>
          </section>
          <section aria-labelledby="groups-title">
            <h2 id="groups-title" class="unseen">Pictures</h2>
            <div id="groups"></div>
          </section>
          <p id="nothing" class="quiet" hidden>No picture is left by these filters.</p>
        </main>
        <dialog id="detail" aria-labelledby="detail-name">
          <header class="bar">
            <div class="steps" role="group" aria-label="Go through the pictures">
              <button id="previous" type="button" aria-label="Previous picture" title="Previous (k)">←</button>
              <button id="next" type="button" aria-label="Next picture" title="Next (j)">→</button>
              <span id="place" class="quiet"></span>
            </div>
            <h2 id="detail-name"></h2>
            <button id="close" type="button" aria-label="Close" title="Close (Escape)">✕</button>
          </header>
          <div class="bar tools" role="toolbar" aria-label="Ways to compare">
            <div id="modes" class="segments" role="group" aria-label="Mode"></div>
            <label id="amount-label"><span></span> <input id="amount" type="range" min="0" max="100" value="50"></label>
            <button id="pause" type="button"></button>
            <button id="regions" type="button" aria-pressed="false" title="Outline changes (r)">Outlines</button>
            <div class="segments" role="group" aria-label="Zoom">
              <button id="smaller" type="button" aria-label="Smaller" title="Smaller (-)">−</button>
              <button id="fit" type="button" title="Fit (0)" aria-pressed="true">Fit</button>
              <button id="larger" type="button" aria-label="Larger" title="Larger (+)">+</button>
            </div>
            <output id="scale" class="quiet" aria-label="Scale"></output>
          </div>
          <div class="columns">
            <div id="stage"></div>
            <aside id="facts" aria-label="What was found"></aside>
          </div>
        </dialog>
        <dialog id="help" aria-labelledby="help-title">
          <h2 id="help-title">Keys</h2>
          <dl>
            <div><dt><kbd>j</kbd> <kbd>→</kbd></dt><dd>Next picture</dd></div>
            <div><dt><kbd>k</kbd> <kbd>←</kbd></dt><dd>Previous picture</dd></div>
            <div><dt><kbd>1</kbd> – <kbd>5</kbd></dt><dd>Side by side, slider, onion skin, difference, blink</dd></div>
            <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>Larger, smaller, fit</dd></div>
            <div><dt><kbd>r</kbd></dt><dd>Outline changes</dd></div>
            <div><dt><kbd>a</kbd></dt><dd>Copy the command that approves the picture, or all that are shown</dd></div>
            <div><dt><kbd>f</kbd></dt><dd>Find and filter</dd></div>
            <div><dt><kbd>Esc</kbd></dt><dd>Back to the overview</dd></div>
          </dl>
          <form method="dialog"><button>Close</button></form>
        </dialog>
        <p id="spoken" class="toast" role="status" aria-live="polite"></p>
        """#
    case "stage.js":
      return #"""
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
        """#
    case "style.css":
      return #"""
        /* The overview. */

        :root {
          color-scheme: light dark;
          --page: light-dark(#fbfbfa, #161617);
          --card: light-dark(#ffffff, #1f1f21);
          --sunken: light-dark(#f1f1ef, #111112);
          --line: light-dark(#e3e3e0, #343437);
          --text: light-dark(#1c1c1e, #f2f2f3);
          --quiet: light-dark(#62626a, #a3a3ab);
          --accent: light-dark(#0060c7, #6cb0ff);
          --failed: light-dark(#b3161b, #ff8a80);
          --changed: light-dark(#8a4b00, #f5b14f);
          --new: light-dark(#14692f, #6fd28b);
          --orphaned: light-dark(#6b3fa0, #c9a6ff);
          --square: light-dark(#e9e9e7, #29292c);
          font: 15px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", system-ui, Roboto, "Noto Sans", sans-serif;
          accent-color: var(--accent);
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--page); color: var(--text); }
        h1, h2, h3, h4, p, ul, dl, dd, figure { margin: 0; padding: 0; }
        h1 { font-size: 30px; line-height: 1.2; font-weight: 650; letter-spacing: -0.015em; text-wrap: balance; }
        h2 { font-size: 20px; font-weight: 620; letter-spacing: -0.01em; }
        h3 { font-size: 16px; font-weight: 620; }
        h3 .quiet { font-weight: 400; font-size: 13px; margin-inline-start: 6px; }
        h4 { font-size: 13px; font-weight: 560; color: var(--quiet); margin-bottom: 10px; }
        ul { list-style: none; }
        code, kbd { font: 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        code { overflow-wrap: anywhere; }
        kbd { padding: 1px 6px; border: 1px solid var(--line); border-radius: 5px; background: var(--card); }
        .quiet { color: var(--quiet); }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

        button, input[type="search"] {
          font: inherit; color: inherit; background: var(--card);
          border: 1px solid var(--line); border-radius: 8px; padding: 5px 12px;
        }
        button { cursor: pointer; }
        button:hover:not(:disabled) { border-color: var(--quiet); }
        button:disabled { opacity: 0.45; cursor: default; }

        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 16px; top: 12px; background: var(--card); padding: 6px 12px; z-index: 3; }
        .top, main { max-width: 1240px; margin: 0 auto; padding: 0 40px; }
        .top { padding-top: 56px; padding-bottom: 28px; }
        .kicker { color: var(--quiet); font-size: 13px; margin-bottom: 6px; }
        .top #origin { margin-top: 6px; }
        .command { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-top: 20px; }
        .command code { max-height: 120px; overflow: auto; background: var(--sunken); border-radius: 8px; padding: 7px 12px; }

        .filters {
          position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
          padding: 10px max(40px, calc((100vw - 1160px) / 2));
          background: color-mix(in srgb, var(--page) 92%, transparent); backdrop-filter: blur(12px);
          border-bottom: 1px solid var(--line);
        }
        #statuses { display: flex; flex-wrap: wrap; gap: 8px; flex: 1; }
        .search input { width: 180px; }
        .filter { display: flex; gap: 8px; align-items: center; border-radius: 99px; padding: 4px 12px 4px 8px; }
        .filter[aria-pressed="false"] { background: transparent; border-style: dashed; color: var(--quiet); }
        .filter[aria-pressed="true"] { border-color: currentColor; box-shadow: inset 0 0 0 0.5px currentColor; }
        .count { font-variant-numeric: tabular-nums; color: var(--quiet); }
        .plain { border-color: transparent; background: transparent; color: var(--quiet); }

        .status { display: inline-flex; align-items: center; gap: 6px; font-size: 13px; white-space: nowrap; }
        .glyph { display: inline-grid; place-items: center; flex: none; width: 18px; height: 18px; border-radius: 50%;
          font: 600 12px/1 system-ui, sans-serif; color: var(--page); background: var(--quiet); }
        .failed .glyph, .error .glyph { background: var(--failed); }
        .changed .glyph, .warning .glyph { background: var(--changed); }
        .new .glyph { background: var(--new); }
        .orphaned .glyph { background: var(--orphaned); }

        main { padding-top: 36px; padding-bottom: 96px; }
        main:focus { outline: none; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 28px 32px; margin-bottom: 48px; }
        .card > p { max-width: 68ch; margin: 6px 0 16px; }
        #foreign:not(:empty) { margin-top: 32px; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: start; padding: 8px 24px 8px 0; border-top: 1px solid var(--line); font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
        thead th { border-top: 0; color: var(--quiet); font-size: 13px; }
        tbody th { font-weight: 560; }

        .finding { display: grid; grid-template-columns: 84px 1fr; gap: 2px 12px; padding: 10px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
        .finding > :not(.status) { grid-column: 2; }
        .finding .status { align-self: start; line-height: 22px; }
        .finding .glyph { margin-top: 2px; }
        #guidelines summary { padding-block: 10px; border-top: 1px solid var(--line); color: var(--accent); cursor: pointer; }

        .group { margin-bottom: 48px; }
        .group:last-child { margin-bottom: 0; }
        .group > h3 { margin-bottom: 16px; }
        .line { margin-bottom: 24px; }
        .cells { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 20px; }
        .cell { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; width: 100%; height: 100%; padding: 0 0 14px; border-radius: 14px; text-align: start; overflow: hidden; }
        .cell > :not(.thumbnail) { margin-inline: 14px; }
        .cell .label { font-weight: 560; overflow-wrap: anywhere; }
        .cell .words { color: var(--quiet); font-size: 13px; line-height: 1.4; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; overflow-wrap: anywhere; }
        .thumbnail { display: block; width: 100%; height: 180px; object-fit: contain; padding: 14px; margin-bottom: 10px; background: var(--sunken); border-bottom: 1px solid var(--line); }
        .thumbnail.none { display: grid; place-items: center; color: var(--quiet); font-size: 13px; }

        .fold { background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
        .fold summary { display: flex; align-items: center; gap: 14px; padding: 12px 18px; cursor: pointer; border-radius: 14px; }
        .fold summary::before { content: "›"; font-size: 20px; line-height: 1; color: var(--quiet); transition: rotate 0.15s; }
        .fold[open] summary::before { rotate: 90deg; }
        .fold summary .thumbnail { width: 56px; height: 56px; padding: 4px; margin: 0; border: 0; border-radius: 8px; }
        .fold .cell .words { display: none; }
        .fold .cells { padding: 8px 18px 18px; }

        .names li + li { margin-top: 6px; }
        .name { display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline; }
        .name .words { color: var(--quiet); font-size: 13px; }

        .toast { position: fixed; z-index: 9; inset: auto 0 28px; margin: 0 auto; width: fit-content; max-width: 80vw; padding: 8px 16px; border-radius: 10px; background: var(--text); color: var(--page); font-size: 13px; overflow-wrap: anywhere; }
        .toast:empty { visibility: hidden; }
        @media (max-width: 640px) { .top, main { padding-inline: 20px; } .filters { padding-inline: 20px; } }
        @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
        """#
    default: return nil
    }
  }
}
