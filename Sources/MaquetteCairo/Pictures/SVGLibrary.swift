internal import CCairo
internal import Glibc

/// The functions of librsvg, which is opened where it is used: linked, it would cost every run of
/// the program more time than some take.
struct SVGLibrary {
  typealias Handle = OpaquePointer
  typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  /// A rectangle of librsvg's has the members of one of cairo's.
  typealias Box = UnsafeMutablePointer<cairo_rectangle_t>

  let read: @convention(c) (UnsafePointer<UInt8>?, Int, Failure?) -> Handle?
  let setDensity: @convention(c) (Handle, Double) -> Void
  let size:
    @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> gboolean
  let dimensions:
    @convention(c) (
      Handle, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>, Box
    ) -> Void
  let render: @convention(c) (Handle, OpaquePointer, Box, Failure?) -> gboolean

  /// Opens the library, which stays open.
  init(_ file: String = "librsvg-2.so.2") throws(PictureError) {
    guard let library = dlopen(file, RTLD_NOW) else {
      throw .missingLibrary(file, package: "librsvg2-2")
    }
    func function<Function>(_ name: String) throws(PictureError) -> Function {
      guard let address = dlsym(library, "rsvg_handle_\(name)") else {
        throw .missingLibrary("\(file) of version 2.52", package: "librsvg2-2")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    read = try function("new_from_data")
    setDensity = try function("set_dpi")
    size = try function("get_intrinsic_size_in_pixels")
    dimensions = try function("get_intrinsic_dimensions")
    render = try function("render_document")
  }
}
