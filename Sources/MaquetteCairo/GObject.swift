internal import CCairo

/// A reference to an object of GLib's, given up with the value.
struct GObject<Pointee>: ~Copyable {
  let pointer: UnsafeMutablePointer<Pointee>

  /// Takes over a reference.
  init(owning pointer: UnsafeMutablePointer<Pointee>) {
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }
}

/// A reference to an object of GLib's whose structure is hidden, given up with the value.
struct OpaqueGObject: ~Copyable {
  let pointer: OpaquePointer

  /// Takes over a reference.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
