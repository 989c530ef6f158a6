import Maquette
import MaquetteTestSupport
import MaquetteScene
import MaquetteThemes
import Testing

@Suite struct DataTests {
  @Test func theProgramHoldsTheFilesAsTheyAre() throws {
    let themes = try PackageFiles.names(in: "themes", ending: ".yaml")
    #expect(Embedded.themes == themes.map { String($0.dropLast(5)) })
    for path in themes + (try PackageFiles.names(in: "themes/data").map { "data/\($0)" }) {
      let text = try #require(Embedded.text(of: path), "\(path) is not in the program")
      // The literal has no line feed at its end.
      let isFresh = "\(text)\n" == (try PackageFiles.text("themes/\(path)"))
      #expect(isFresh, "\(path) has changed: run 'make generate'")
    }
    #expect(Embedded.text(of: "data/nothing") == nil)
  }

  @Test func theProgramHoldsNoOtherFiles() throws {
    let source = try PackageFiles.text("Sources/MaquetteThemes/Embedded.swift")
    let cases = source.split(separator: "\n").filter { $0.hasPrefix("    case \"") }
    let paths = cases.map { String($0.dropFirst(10).dropLast(2)) }
    #expect(!paths.isEmpty)
    for path in paths { #expect(PackageFiles.exists("themes/\(path)"), "\(path) is gone") }
  }

  @Test func devicesAreWhatTheyAre() throws {
    let devices = Catalog().devices
    let ids = devices.devices.map(\.id)
    #expect(Set(ids).count == ids.count)
    for device in devices.devices {
      #expect(!device.name.isEmpty)
      #expect(device.id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
      let size = device.portrait.size
      #expect(size.width > 0 && size.width < size.height, "\(device.id)")
      #expect(device.id.hasPrefix(prefix(device.idiom)), "\(device.id)")
      #expect(device.idiom == .phone ? 2...3 ~= device.scale : device.scale == 2, "\(device.id)")
    }
    let phone = try #require(devices["iphone-15"])
    #expect(phone.portrait.size == Size(393, 852) && phone.scale == 3)
    #expect(phone.landscape.size == Size(852, 393) && phone.landscape.safeArea.left == 59)
    #expect(phone.textSize == .large)
    #expect(devices["iphone-1"] == nil)
    // The guidelines' text sizes of watches: by the case's height.
    let watches: [(String, TextSize)] = [
      ("watch-38", .small), ("watch-42-old", .large), ("watch-42", .large), ("watch-40", .large),
      ("watch-45", .xLarge),
    ]
    for (id, size) in watches {
      #expect(devices[id]?.textSize == size, "\(id)")
    }
  }

  private func prefix(_ idiom: Idiom) -> String {
    switch idiom {
    case .phone: "iphone-"
    case .pad: "ipad-"
    case .watch: "watch-"
    }
  }
}
