internal import CCairo

/// Keeps this process from loading the host's configuration of fonts.
///
/// Pango loads it on a thread of its own as soon as there is a font map, although no font map of ours
/// uses it: that takes some 5 ms at the first text, and a broken one is complained about on the
/// standard error output. It changes what fontconfig does in the whole process, so only a program
/// that uses fontconfig for nothing else calls it, before its first renderer; no library does.
package func leaveOutHostFonts() {
  guard let empty = FcConfigCreate() else { return }
  defer { FcConfigDestroy(empty) }
  FcConfigSetCurrent(empty)
}
