package import MaquetteSource

/// The picture of what a button asks before it acts.
package struct ConfirmationPicture: Sendable {
  /// The title of the button.
  package var title: LocalizedText
  /// The mockup that presents the question.
  package var mockup: Mockup
  /// The path of the question in it.
  package var path: NodePath
  /// The path of the question in the document.
  package var origin: NodePath
}

extension Mockup {
  /// The pictures of what buttons ask before they act, in the order of the document.
  package var confirmations: [ConfirmationPicture] {
    var asking: [(button: Button, path: NodePath)] = []
    // What opens the menus that are attached to elements, by the paths of these menus.
    var openers: [NodePath: String] = [:]
    visit(at: .root) { value, path in
      if let button = value as? Button, button.confirm != nil, !button.hidden {
        asking.append((button, path))
      }
      guard let element = value as? any ScreenElement, let id = element.anchorID(at: path) else {
        return
      }
      for menu in ["menu", "contextMenu"] { openers[path / menu] = id }
    }
    return asking.enumerated().compactMap { index, item in
      let opener = item.path.parents.lazy.compactMap { openers[$0] }.first
      return picture(of: item.button, item.path, openedBy: opener).map { picture in
        var picture = picture
        let id = item.button.id.flatMap { Self.canName($0) ? $0 : nil } ?? "\(index + 1)"
        picture.mockup.name = "\(name ?? "").confirm" + (asking.count > 1 ? "-\(id)" : "")
        return picture
      }
    }
  }

  /// The question of a button, in the place of the menu or sheet that held the button.
  private func picture(
    of button: Button, _ path: NodePath, openedBy opener: String?
  ) -> ConfirmationPicture? {
    guard let confirm = button.confirm else { return nil }
    let holder = presented.last { path.isInside($0.path) }
    let holderCloses = holder.map { type(of: $0.presentation).closesWhenChosen } ?? false
    let source =
      holderCloses
      ? holder?.presentation.from : .element(opener ?? button.anchorID(at: path) ?? "")
    var mockup = self
    // The document's own words are about what is gone.
    mockup.alt = nil
    mockup.presentations.removeAll { type(of: $0.base).closesWhenChosen }
    var question = confirm.alert.map { AnyPresentation($0) } ?? AnyPresentation(confirm.sheet)
    question.base.from = source
    mockup.presentations.append(question)
    let origin = path / "confirm"
    return ConfirmationPicture(
      title: button.title, mockup: mockup, path: mockup.presented.last?.path ?? .root,
      origin: confirm.alert == nil ? origin : origin / "alert")
  }
}

extension NodePath {
  /// The paths that hold it, the nearest first.
  fileprivate var parents: some Sequence<NodePath> {
    sequence(first: self) { $0.parent }.dropFirst()
  }
}
