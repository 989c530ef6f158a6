internal import Maquette

extension String {
  /// The path from a folder where it leads into it, else the whole path; without `.` and `..`.
  func path(from folder: String) -> String {
    let base = folder.pathParts
    let parts = path(in: folder).pathParts
    return parts.starts(with: base)
      ? parts.dropFirst(base.count).joined(separator: "/") : "/" + parts.joined(separator: "/")
  }

  /// The path as it stands in a URI: UTF-8 in percents but for letters, digits and `-._~/`.
  var uriPath: String {
    escaped { scalar in
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
      if isPlain || "0123456789-._~/".unicodeScalars.contains(scalar) { return nil }
      return UTF8.encode(scalar)?.map { byte in
        "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }
  }

  private var pathParts: [Substring] {
    split(separator: "/").reduce(into: []) { parts, part in
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
  }
}
