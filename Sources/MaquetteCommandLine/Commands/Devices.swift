internal import Maquette
internal import MaquetteSource
internal import MaquetteThemes

/// Lists the devices that a document can name.
struct Devices: Command {
  static let name = "devices"
  static let summary = "Lists the devices that a document can name."
  static let operandNames = ""
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode {
    let devices = Catalog().devices.devices
    let width = devices.map { $0.id.utf8.count }.max() ?? 0
    for device in devices {
      let id = device.id + String(repeating: " ", count: width - device.id.utf8.count)
      let size = "\(Int(device.portrait.size.width)) × \(Int(device.portrait.size.height))"
      try console.print(
        "\(id)  \(device.idiom.rawValue)  \(size) @\(Int(device.scale))x  \(device.name)")
    }
    return .success
  }
}
