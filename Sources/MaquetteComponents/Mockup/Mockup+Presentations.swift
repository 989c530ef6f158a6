package import MaquetteSource

extension Mockup {
  /// The keys that say what is presented: each kind for one presentation, `present` for several.
  static let presentationFields: [Field<Mockup>] =
    PresentationCatalog.all.map { $0.mockupField } + [
      Field(
        "present", "What is presented, back to front, when it is more than one thing.",
        read: { node, path, reader, mockup in
          guard mockup.takesPresentation("present", at: node.range, path, &reader) else { return }
          // A single one has the paths of the short form, in which it is written.
          if case .sequence(let nodes, let range) = node, let only = nodes.first, nodes.count == 1 {
            reader.record(range, at: path)
            mockup.presentations = AnyPresentation(only, at: .root, &reader).map { [$0] } ?? []
          } else {
            mockup.presentations = [AnyPresentation](node, at: path, &reader) ?? []
          }
        },
        write: { $0.presentations.count > 1 ? $0.presentations.json : nil },
        visit: { mockup, path, body in
          if mockup.presentations.count > 1 { mockup.presentations.visit(at: path, body) }
        },
        jsonSchema: { [AnyPresentation].jsonSchema(&$0) })
    ]

  /// Whether nothing is presented yet; reports a second key that says what is.
  fileprivate func takesPresentation(
    _ key: String, at range: SourceRange, _ path: NodePath, _ reader: inout SourceReader
  ) -> Bool {
    guard let other = presentations.first else { return true }
    let name = presentations.count > 1 || key == other.kind ? "present" : other.kind
    reader.report(
      "ambiguous-kind", "a mockup presents one thing, but this one has '\(name)' and '\(key)'",
      help: "list them under 'present:', back to front, or write two documents, divided by '---'",
      at: range, path: path)
    return false
  }
}

extension Presentation {
  /// The field of a mockup that this kind fills.
  fileprivate static var mockupField: Field<Mockup> {
    let name = kind
    return Field(
      name, schema.summary,
      read: { node, path, reader, mockup in
        let isFirst = mockup.takesPresentation(name, at: node.range, path, &reader)
        if let value = readPresented(node, at: path, &reader), isFirst {
          mockup.presentations = [AnyPresentation(value)]
        }
      },
      write: { mockup in
        mockup.presentations.count == 1 ? (mockup.presentations[0].base as? Self)?.json : nil
      },
      visit: { mockup, path, body in
        guard mockup.presentations.count == 1 else { return }
        (mockup.presentations[0].base as? Self)?.visit(at: path, body)
      },
      jsonSchema: { presentedSchema(&$0) })
  }
}

/// A presentation with the path of its attributes.
package struct Presented {
  package var presentation: any Presentation
  package var path: NodePath

  /// Whether controls behind it lose their tint.
  var dimsTint: Bool { type(of: presentation).dimsTint }
}

extension Mockup {
  /// What is presented, back to front: what the document says, else what elements have opened.
  package var presented: [Presented] {
    guard presentations.isEmpty else { return listed }
    var presented: [Presented] = []
    visit(at: .root) { value, path in
      guard let element = value as? any ScreenElement, var opened = element.opened else { return }
      opened.base.from = element.anchorID(at: path).map { .element($0) }
      presented.append(Presented(presentation: opened.base, path: path / opened.kind))
    }
    return presented
  }

  /// What the document says is presented.
  private var listed: [Presented] {
    presentations.enumerated().map { index, item in
      let list = NodePath.root / "present"
      return Presented(
        presentation: item.base,
        path: (presentations.count == 1 ? .root : list[index]) / item.kind)
    }
  }
}
