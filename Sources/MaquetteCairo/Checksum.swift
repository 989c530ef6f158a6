internal import CCairo
internal import Glibc

/// SHA-256 checksums, by the library that Pango is built on.
package enum Checksum {
  /// The checksum of bytes, in hexadecimal digits.
  package static func sha256(of bytes: [UInt8]) -> String {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
      preconditionFailure("glib knows SHA-256")
    }
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, bytes.count)
    return String(cString: g_checksum_get_string(checksum))
  }

  /// The checksum of a file, in hexadecimal digits; nothing when it cannot be read.
  package static func sha256(ofFile path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return nil }
    defer { g_checksum_free(checksum) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      g_checksum_update(checksum, buffer, count)
    }
    guard ferror(file) == 0 else { return nil }
    return String(cString: g_checksum_get_string(checksum))
  }
}
