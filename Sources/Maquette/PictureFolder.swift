package import MaquetteComponents
internal import MaquetteSource

/// The files of pictures whose paths begin at a folder.
package struct PictureFolder: PictureSource {
  let library: PictureLibrary
  let folder: String
  /// Whether files outside of the folder are none of this.
  let isBound: Bool

  /// Makes a source of pictures.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty for the working directory.
  ///   - library: Reads the files.
  ///   - isBound: Whether files outside of the folder are left alone.
  package init(_ folder: String, _ library: PictureLibrary, isBound: Bool = false) {
    self.folder = folder
    self.library = library
    self.isBound = isBound
  }

  /// The picture of a file, or nothing when it cannot be shown.
  package func picture(at path: String) -> FilePicture? {
    isBound && path.leavesFolder ? nil : library.picture(at: path.path(in: folder))
  }

  /// What keeps a file from being shown.
  func finding(about path: String) -> Diagnostic? {
    isBound && path.leavesFolder ? nil : library.finding(about: path.path(in: folder))
  }
}
