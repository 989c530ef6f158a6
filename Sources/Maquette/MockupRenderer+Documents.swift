internal import MaquetteCairo
internal import MaquetteComponents
package import MaquetteScene
internal import MaquetteSource

/// What a picture says that it was made from, laid out by what draws now.
package struct RememberedLayout: Sendable {
  /// The document, as JSON.
  package let document: String
  /// Everything else that the picture names: its theme, its fonts, the renderer.
  package let surroundings: String
  /// The layout.
  package let frame: Frame
}

extension MockupRenderer {
  /// Lays out the document that a picture was made from.
  ///
  /// - Parameters:
  ///   - picture: The file of the picture.
  ///   - folder: The folder that paths in the document begin at.
  ///   - scale: Pixels a point; the device's own unless given.
  /// - Returns: The layout, or nothing when the picture does not say or the document is none any more.
  package func layout(
    ofDocumentIn picture: [UInt8], folder: String, scale: Double? = nil
  ) -> RememberedLayout? {
    guard let (document, surroundings) = Self.memory(of: picture) else { return nil }
    let file = MockupFile(SourceFile(name: "document.json", text: document), name: "document")
    var catalog = catalog
    guard let mockup = file.mockups.first?.mockup,
      let cell = try? Matrix(mockup, in: &catalog, relativeTo: folder).cells.first,
      let frame = try? frame(of: cell, scale: scale)
    else { return nil }
    return RememberedLayout(document: document, surroundings: surroundings, frame: frame)
  }

  /// The document that a picture names, and everything else that it says.
  package static func memory(
    of picture: [UInt8]
  ) -> (document: String, surroundings: String)? {
    guard let text = PictureMetadata.text(in: picture),
      case .object(let members)? = readDocuments(
        SourceFile(name: "picture.json", text: text)
      ).documents.first?.json,
      // A contact sheet's document makes many pictures, none of which is the sheet.
      !members.contains(where: { $0.key == sheetKey }),
      let document = members.first(where: { $0.key == "document" })?.value.text
    else { return nil }
    return (document, JSONValue.object(members.filter { $0.key != "document" }).text)
  }
}
