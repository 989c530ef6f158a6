/// An option of a command: its description and the property that it sets.
struct Option<Root: Command>: Sendable {
  /// A key path that can be kept in a shared list.
  typealias Path<Value> = any WritableKeyPath<Root, Value> & Sendable

  /// What help and the reference say about the option.
  let description: OptionDescription

  let assign: @Sendable (_ values: [Occurrence], _ root: inout Root) throws(UsageError) -> Void

  /// Returns an option without a value, which sets a property to true.
  static func flag(_ names: String..., to path: Path<Bool>, help: String) -> Self {
    Option(description: OptionDescription(names: names, help: help)) {
      (values, root) throws(UsageError) in
      for value in values {
        root[keyPath: path] = try value.read(value.value, as: Bool.self, in: nil)
      }
    }
  }

  /// Returns an option with one value; when it is repeated, the last one holds.
  ///
  /// A range that ends at infinity has only a lower bound.
  static func value<Value: OptionValue>(
    _ names: String...,
    to path: Path<Value>,
    placeholder: String,
    in range: ClosedRange<Double>? = nil,
    help: String
  ) -> Self {
    let description = OptionDescription(
      names: names,
      placeholder: placeholder,
      choices: Value.choices,
      defaultValue: Root()[keyPath: path].argument,
      help: help
    )
    return Option(description: description) { (values, root) throws(UsageError) in
      for value in values {
        root[keyPath: path] = try value.read(value.value, as: Value.self, in: range)
      }
    }
  }

  /// Returns an option with any number of values, separated by commas or given by repetition; one that
  /// is given twice counts once.
  static func list<Element: OptionValue>(
    _ names: String...,
    to path: Path<[Element]>,
    placeholder: String,
    in range: ClosedRange<Double>? = nil,
    help: String
  ) -> Self {
    let defaults = Root()[keyPath: path].compactMap(\.argument)
    let description = OptionDescription(
      names: names,
      placeholder: placeholder,
      isList: true,
      choices: Element.choices,
      defaultValue: defaults.isEmpty ? nil : defaults.joined(separator: ","),
      help: help
    )
    return Option(description: description) { (values, root) throws(UsageError) in
      var elements: [Element] = []
      for value in values {
        for text in value.value.split(separator: ",", omittingEmptySubsequences: false) {
          guard !text.isEmpty else {
            throw UsageError("\(value.origin): '\(value.value)' has an empty element")
          }
          let element = try value.read(text, as: Element.self, in: range)
          if !elements.contains(element) { elements.append(element) }
        }
      }
      root[keyPath: path] = elements
    }
  }
}
