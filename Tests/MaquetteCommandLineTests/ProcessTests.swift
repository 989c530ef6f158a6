import Foundation
import MaquetteTestSupport
import Testing

/// What only a process shows: the environment, signals, a full disk.
@Suite struct ProcessTests {
  /// Characters whose form depends on the language (直, 骨), every script, and emoji, in a matrix.
  private static let document = """
    locale: [en, ja, ko, zh-Hans, zh-Hant, ar]
    menu:
      title: Istanbul iıİI
      items:
        - {button: Copy 直骨, image: doc.on.doc, subtitle: العربية}
        - {button: Share 👩🏽‍🚀, image: square.and.arrow.up}
        - {button: 삭제 ลบ हटाएँ מחק, role: destructive, image: trash}
    """

  private func pictures(
    _ folder: TemporaryFolder, environment: [String: String], _ arguments: [String] = []
  ) throws -> [[UInt8]] {
    let output = "out-\(UUID().uuidString)"
    let run = try ToolRun(
      ["render", folder("a.yaml"), "-o", folder(output), "--format", "png,svg,pdf"] + arguments,
      environment: environment)
    #expect(run.status == 0, "\(run.error)")
    let names = ["en", "ja", "ko", "zh-Hans", "zh-Hant", "ar"].flatMap { locale in
      ["a.\(locale)@3x.png", "a.\(locale).svg", "a.\(locale).pdf"]
    }
    return try names.map { try folder.bytes(of: "\(output)/\($0)") }
  }

  @Test func givesTheSameBytesInEveryEnvironment() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.yaml")
    let usual = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    let expected = try pictures(folder, environment: usual)
    #expect(Set(expected).count == 18)
    #expect(try pictures(folder, environment: usual) == expected)
    #expect(try pictures(folder, environment: usual, ["--jobs", "1"]) == expected)
    #expect(try pictures(folder, environment: usual, ["--jobs", "2"]) == expected)

    let locales = folder("locales")
    try FileManager.default.createDirectory(atPath: locales, withIntermediateDirectories: true)
    let made = try ToolRun.system(
      "/usr/bin/localedef", ["-i", "tr_TR", "-f", "UTF-8", "\(locales)/tr_TR.UTF-8"])
    try #require(FileManager.default.fileExists(atPath: "\(locales)/tr_TR.UTF-8"), "\(made.error)")

    // A configuration and a folder of other fonts, which must not be seen.
    try folder.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>/usr/share/fonts</dir><match target="pattern"><edit name="family" \
      mode="assign" binding="strong"><string>DejaVu Sans Mono</string></edit></match></fontconfig>
      """, to: "fonts.conf")
    try FileManager.default.createDirectory(
      atPath: folder("data/fonts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSansThai-Bold.ttf",
      toPath: folder("data/fonts/Inter-Regular.otf"))
    try FileManager.default.createDirectory(
      atPath: folder("empty"), withIntermediateDirectories: true)

    let changes: [[String: String]] = [
      ["LC_ALL": "tr_TR.UTF-8", "LOCPATH": locales], ["LANGUAGE": "zh_TW", "LANG": "zh_TW.UTF-8"],
      ["PANGO_LANGUAGE": "ja"], ["PANGO_LANGUAGE": "zh-tw", "LANGUAGE": "ko"],
      ["TZ": "Asia/Seoul"], ["HOME": folder("empty")], ["FONTCONFIG_FILE": folder("fonts.conf")],
      ["XDG_DATA_HOME": folder("data")],
    ]
    for change in changes {
      let environment = usual.merging(change) { $1 }
      #expect(try pictures(folder, environment: environment) == expected, "\(change)")
    }
    #expect(try pictures(folder, environment: ["PATH": "/usr/bin:/bin"]) == expected, "no HOME")

    // Folders of the same files, written in turn in both orders.
    let names = ["trash", "doc.on.doc", "checkmark", "a", "z"]
    for (folderName, order) in [("s", names), ("t", names.reversed())] {
      for name in order {
        try folder.write(
          "<svg><path d=\"M0 0h\(name.count)v9h-4z\"/></svg>", to: "\(folderName)/\(name).svg")
      }
    }
    let drawn = try pictures(folder, environment: usual, ["--symbols", folder("s")])
    #expect(drawn != expected)
    for jobs in ["1", "2"] {
      let arguments = ["--symbols", folder("t"), "--jobs", jobs]
      #expect(try pictures(folder, environment: usual, arguments) == drawn)
    }
  }

  @Test func leavesNothingUnfinishedWhenInterrupted() throws {
    let folder = try TemporaryFolder()
    let locales = (0..<26).map { "a\(Character(Unicode.Scalar(97 + UInt8($0))))" }
    try folder.write(
      "locale: [\(locales.joined(separator: ", "))]\ntextSize: [xSmall, large, accessibility5]\n"
        + "menu: {items: [Copy, Duplicate]}", to: "a.yaml")
    let run = try ToolRun(
      ["render", folder("a.yaml"), "-o", folder("out"), "--scale", "3,4,5,6"],
      environment: ["PATH": "/usr/bin"]
    ) { process in
      while !folder.names.contains(where: { $0.hasSuffix(".png") }), process.isRunning {
        usleep(1000)
      }
      process.interrupt()
    }
    #expect(run.status == 130)
    let names = folder.names
    #expect(names.contains { $0.hasSuffix(".png") })
    #expect(!names.contains { $0.hasSuffix(".new") })
    for name in names where name.hasSuffix(".png") {
      #expect(try folder.bytes(of: name).suffix(8).starts(with: Array("IEND".utf8)), "\(name)")
    }
  }

  @Test func aFullDiskIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu: {items: [Copy]}", to: "a.yaml")
    try FileManager.default.createDirectory(
      atPath: folder("tiny"), withIntermediateDirectories: true)
    let mount = try ToolRun.system(
      "/bin/mount", ["-t", "tmpfs", "-o", "size=4k", "tmpfs", folder("tiny")])
    guard mount.status == 0 else {
      print("skipped: a full disk needs the right to mount one")
      return
    }
    defer { _ = try? ToolRun.system("/bin/umount", [folder("tiny")]) }
    let run = try ToolRun(["render", folder("a.yaml"), "-o", folder("tiny")])
    #expect(run.status == 3)
    #expect(run.error.contains("No space left on device"))
    #expect(!folder.names.contains { $0.hasPrefix("tiny/") })
    let recording = try ToolRun([
      "verify", folder("a.yaml"), "--baseline", folder("tiny"), "--record", "all", "--report",
      folder("report"),
    ])
    #expect(recording.status == 3)
    #expect(recording.error.contains("cannot write '\(folder("tiny/a@3x.png"))': No space left"))
    #expect(!folder.names.contains { $0.hasPrefix("tiny/") }, "nothing is half written")
    #expect(folder.names.contains("report/report.json"), "what was found is not lost")
    let stream = try ToolRun.system(
      "/bin/sh", ["-c", "\(ToolRun.maquette.path) render \(folder("a.yaml")) -o - > /dev/full"])
    #expect(stream.status == 3)
    #expect(stream.error.contains("no space left on device"))
  }

  @Test func worksWhereverItIsCopied() throws {
    let folder = try TemporaryFolder()
    try folder.write("menu: {items: [{button: Copy, image: doc}]}", to: "a.yaml")
    try FileManager.default.copyItem(atPath: ToolRun.maquette.path, toPath: folder("program"))
    let run = try ToolRun(
      program: URL(fileURLWithPath: folder("program")), ["render", "a.yaml"], in: folder.path)
    #expect(run.status == 0)
    #expect(folder.names.contains("a@3x.png"))
  }
}
