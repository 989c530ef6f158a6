import Foundation
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// The page as a browser runs it.
@Suite(.enabled(if: Browser.isInstalled, "chromium is not installed"), .serialized)
struct HTMLReportBrowserTests {
  private let pictures: SamplePictures

  init() throws { pictures = try SamplePictures() }

  /// The script can also wait until the stage `isSized`, which follows decoding its pictures.
  private func notes(
    _ report: VerificationReport = .full, _ options: String..., script: String
  ) throws -> [String] {
    let page = HTMLReport(report, readFile: pictures.callAsFunction).text
    let isSized = """
      const isSized = () => [...stage.querySelectorAll("img")].every((image) => image.style.width !== "")

      """
    let run = try Browser.open(page, options: options, isSized + script)
    #expect(run.faults.isEmpty)
    return run.notes
  }

  @Test func showsWhatWasFound() throws {
    let notes = try notes(
      script: """
        note(document.title)
        note(document.querySelector("h1").textContent)
        note(find("origin").textContent)
        note(find("environment").querySelector("tbody").textContent)
        note(find("foreign").querySelectorAll(".cell").length)
        note([...document.querySelectorAll(".fold summary")].map((line) => line.innerText.replace(/\\s+/g, " ").trim()))
        note([...document.querySelectorAll(".filter")].map((filter) => filter.textContent + filter.getAttribute("aria-pressed")))
        note(find("approve-all").querySelector("code").textContent)
        await until(() => [...document.querySelectorAll("img.thumbnail")].some((image) => image.naturalWidth > 0))
        """)
    #expect(
      notes == [
        "1 failed, 3 changed, 1 new and 1 orphaned of 8 pictures – maquette verify",
        "1 failed, 3 changed, 1 new and 1 orphaned of 8 pictures",
        "Compared with snapshots, compared with revision origin/main, part 2 of 4",
        "pango1.50.101.50.12", "1",
        "Δ changed row 1: title changed, in 2 of 3 languages",
        "!failed1true,Δchanged3true,+new1true,−orphaned1true,≈tolerated1false,=same1false",
        "maquette approve --report out",
      ])
  }

  @Test func showsTheGravestFindingsAndTheRestWhenAsked() throws {
    let notes = try notes(
      script: """
        const section = find("guidelines")
        const shown = () => note([...section.querySelectorAll(".finding")].filter((item) => item.checkVisibility())
          .map((item) => [...item.children].map((part) => part.textContent).join("/")))
        note(section.querySelector("h2").textContent)
        shown()
        note(section.querySelector("summary").textContent)
        section.querySelector("details").open = true
        shown()
        """)
    let finding = "it is odd/menus/menu.yaml:1 · menu-groups"
    let three = "✕error/\(finding),!warning/\(finding),inote/\(finding)"
    #expect(
      notes == [
        "5 guideline findings are new since origin/main", three, "2 more",
        "\(three),inote/\(finding),inote/it is odd/write another/menus/menu.yaml:1 · menu-groups",
      ])
    let none = try self.notes(.sample, script: "note(find('guidelines').checkVisibility())")
    #expect(none == ["false"])
  }

  /// Nothing that a document says is an element of the page.
  @Test func findingsAreTexts() throws {
    let notes = try notes(
      .hostile("<b>bold</b>"),
      script: """
        const finding = document.querySelector(".finding")
        note(finding.querySelectorAll("b").length)
        note([...finding.children].map((part) => part.textContent))
        """)
    #expect(
      notes == [
        "0", "!warning,<b>bold</b>,<b>bold</b>,<b>bold</b>:1 · <b>bold</b>",
      ])
  }

  @Test func filtersByStatusAndWords() throws {
    let notes = try notes(
      script: """
        const names = () => note(cells.filter((cell) => cell.element.checkVisibility() || cell.element.closest("details:not([open])") && cell.isShown)
          .map((cell) => report.pictures[cell.index].name))
        const search = (words) => { find("search").value = words; find("search").dispatchEvent(new Event("input")) }
        names()
        for (const status of ["changed", "failed", "same", "tolerated"]) document.querySelector(`.filter.${status}`).click()
        names()
        note(document.querySelector(".filter.same").getAttribute("aria-pressed"))
        search("AR.png")
        names()
        note(document.querySelectorAll(".group:not([hidden])").length)
        search("nothing like this")
        names()
        note(find("nothing").hidden)
        """)
    #expect(
      notes == [
        "sheet@3x.png,menu.en.png,menu.ko.png,sheet~dark@3x.png,sheet.old.png,sheet.failed.png",
        "menu.ar.png,sheet~dark@3x.png,sheet.old.png,sheet.tolerated.png", "true",
        "menu.ar.png", "1", "", "false",
      ])
  }

  @Test func comparesInFiveModes() throws {
    let notes = try notes(
      script: """
        const view = () => [stage.className, stage.querySelectorAll(".scroller").length,
          [...stage.querySelectorAll("img")].map((image) => image.className), stage.querySelector("figcaption").textContent,
          find("modes").querySelector("[aria-pressed=true]").textContent].join("; ")
        const style = (role) => getComputedStyle(stage.querySelector("img." + role))
        const set = (value) => { find("amount").value = value; find("amount").dispatchEvent(new Event("input")) }
        openDetail(0)
        await until(isSized)
        note(view())
        note([...stage.querySelectorAll("img")].every((image) => image.naturalWidth > 0 && image.width > 0))
        await press("2"); note(view())
        set(20); const cut = style("actual").clipPath; set(80); note(cut !== style("actual").clipPath)
        await press("3"); note(view())
        set(25); note(style("actual").opacity)
        await press("4"); note(view())
        await press("r"); await until(isSized); note(stage.querySelectorAll(".region").length)
        await press("5"); note(view())
        const isSeen = () => [style("expected").visibility, style("actual").visibility].join()
        await until(() => isSeen() === "visible,hidden"); await until(() => isSeen() === "hidden,visible")
        find("pause").click(); const before = isSeen(); await pause(1500); note(before === isSeen())
        """)
    #expect(
      notes == [
        "side; 2; expected,actual; Expected; Side by side", "true",
        "slider; 1; expected,actual; Expected on the left, actual on the right; Slider", "true",
        "onion; 1; expected,actual; Actual over expected; Onion skin", "0.25",
        "difference; 1; difference; Difference; Difference", "1",
        "blink; 1; expected,actual; Expected; Blink", "true",
      ])
  }

  @Test func blinksOnlyByHandForThoseWhoWantNoMotion() throws {
    let notes = try notes(
      .full, "--force-prefers-reduced-motion",
      script: """
        openDetail(0); setMode("blink"); await pause(1500)
        note(stage.className); note(find("pause").textContent)
        find("pause").click(); note(stage.className)
        """)
    #expect(notes == ["blink", "Swap", "blink actual"])
  }

  @Test func blendsWhereThereIsNoPictureOfDifferences() throws {
    var report = VerificationReport.full
    report.pictures[0].difference = nil
    report.pictures[1].actual = "gone.png"
    let notes = try notes(
      report,
      script: """
        openDetail(0); setMode("difference"); await until(isSized)
        note(stage.className); note(getComputedStyle(stage.querySelector("img.actual")).mixBlendMode)
        openDetail(1); await until(isSized)
        note(stage.className); note(find("modes").querySelectorAll(":disabled").length)
        note(find("facts").textContent.includes("'gone.png' could not be read"))
        openDetail(7)
        note(stage.textContent)
        """)
    #expect(
      notes == [
        "difference blended", "difference", "side", "5", "true", "There is no picture to show.",
      ])
  }

  @Test func enlargesToWholePixels() throws {
    let notes = try notes(
      script: """
        openDetail(0); await until(isSized)
        const size = () => stage.querySelector("img").width / stage.querySelector("img").naturalWidth
        note(size()); await press("+"); await press("+"); note(size())
        note(getComputedStyle(stage.querySelector("img")).imageRendering); note(find("scale").textContent)
        await press("-"); note(size()); await press("0"); note(size())
        const [one, other] = stage.querySelectorAll(".scroller")
        for (let i = 0; i < 5; i++) await press("+")
        // Without a window there is not always a frame, in which a browser tells of scrolling.
        one.scrollTo(30, 20); one.dispatchEvent(new Event("scroll")); note([other.scrollLeft, other.scrollTop])
        """)
    #expect(notes == ["1", "3", "pixelated", "300 %", "2", "1", "30,20"])
  }

  @Test func isUsedByKeys() throws {
    let notes = try notes(
      script: """
        let copied = []
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied.push(text) } } })
        const focused = () => report.pictures[cells.find((cell) => cell.element === document.activeElement).index].name
        await press("j"); note(focused()); await press("j"); note(focused()); await press("k"); note(focused())
        document.activeElement.click(); await until(() => detail.open)
        note(find("detail-name").textContent); note(find("place").textContent); note(decodeURIComponent(location.hash))
        await press("k"); note(find("place").textContent)
        await press("ArrowRight"); await press("j"); note(find("place").textContent)
        await press("a"); note(find("spoken").textContent); note(detail.contains(find("spoken")))
        await press("?"); note(help.open); help.close()
        detail.dispatchEvent(new Event("cancel", { cancelable: true })); note([detail.open, focused(), location.hash])
        openDetail(1)
        await press("f"); note([detail.open, document.activeElement.id])
        await press("j"); note(document.activeElement.id)
        document.activeElement.blur()
        await press("a"); note(copied)
        document.querySelector(".filter.changed").click()
        await press("a"); note(copied.at(-1)); note(find("approve-all").innerText.split("\\n")[0])
        navigator.clipboard.writeText = async () => { throw new Error("not allowed") }
        await press("a"); note(document.querySelectorAll("textarea").length)
        """)
    #expect(
      notes == [
        "sheet@3x.png", "menu.en.png", "sheet@3x.png", "sheet@3x.png Δchanged", "1 of 6",
        "#sheet@3x.png", "1 of 6", "3 of 6", "Copied: maquette approve --report out menu.ko.png",
        "true", "true", "false,menu.ko.png,#overview", "false,search", "search",
        "maquette approve --report out menu.ko.png,maquette approve --report out",
        "maquette approve --report out 'sheet~dark@3x.png' sheet.old.png", "Approve the 2 shown",
        "0",
      ])
  }

  @Test(arguments: [("1", "rgb(251, 251, 250)"), ("0", "rgb(22, 22, 23)")])
  func isLightOrDark(_ scheme: String, _ color: String) throws {
    let notes = try notes(
      .full, "--blink-settings=preferredColorScheme=\(scheme)",
      script: "note(getComputedStyle(document.body).backgroundColor)")
    #expect(notes == [color])
  }

  @Test func everythingHasANameThatIsHeard() throws {
    let notes = try notes(
      script: """
        openDetail(0); await until(isSized)
        note([...document.querySelectorAll("button, input, dialog, nav, aside, [role=group], [role=toolbar]")].filter((element) =>
          !(element.getAttribute("aria-label") || element.getAttribute("aria-labelledby") || element.textContent.trim() || element.closest("label") || !element.checkVisibility())).length)
        note([...document.querySelectorAll("img")].filter((image) => !image.hasAttribute("alt")).length)
        note(document.querySelectorAll("main").length)
        note(new Set([...document.querySelectorAll("[id]")].map((element) => element.id)).size === document.querySelectorAll("[id]").length)
        """)
    #expect(notes == ["0", "0", "1", "true"])
  }

  @Test func showsAnyTextAsItIs() throws {
    // One page for all: opening a browser takes a second.
    var report = VerificationReport()
    for text in ReportTextTests.hostileTexts {
      report.pictures += VerificationReport.hostile(text).pictures
    }
    let notes = try notes(
      report,
      script: """
        for (const cell of cells) note([
          cell.element.querySelector(".label").textContent, report.pictures[cell.index].name,
          document.querySelectorAll("script").length, document.querySelectorAll("b, i, em").length].join("\\n"))
        """)
    #expect(
      notes
        == ReportTextTests.hostileTexts.map { text in
          [text, text, "4", "0"].joined(separator: "\n")
        })
  }

  @Test(.timeLimit(.minutes(1))) func aThousandPicturesAreOpenedQuickly() throws {
    var report = VerificationReport.sample
    report.pictures = (0..<1000).flatMap { number -> [PictureResult] in
      var picture = VerificationReport.sample.pictures[3]
      picture.name = "\(number).png"
      return [picture, PictureResult("same\(number).png", .same)]
    }
    let start = ContinuousClock.now
    let notes = try notes(
      report,
      script: """
        note(document.querySelectorAll(".cell").length); note(document.querySelectorAll("img[src]").length < 200)
        openDetail(1998); note(find("place").textContent)
        """)
    #expect(notes == ["1000", "true", "1000 of 1000"])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func aLinkOpensItsPicture() throws {
    var page = HTMLReport(.full, readFile: pictures.callAsFunction).text
    page = page.replacing("<head>", with: "<head><script>location.replace('#menu.ko.png')</script>")
    let run = try Browser.open(
      page,
      "await until(() => find('detail-name').textContent); note(find('detail-name').textContent)")
    #expect(run.faults.isEmpty)
    #expect(run.notes == ["menu.ko.png Δchanged"])
  }
}
