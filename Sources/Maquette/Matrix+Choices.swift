internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

extension Matrix {
  /// A device as the document names it.
  struct NamedDevice {
    var reference: DeviceReference
    var device: Device
  }

  /// A theme as the document names it.
  struct NamedTheme {
    var name: String
    var theme: Theme
    /// The name in a file's name: a theme file's base name.
    var label: String { name.isThemeFile ? name.baseName : name }
  }

  /// A value on every axis.
  struct Choice {
    /// What tells one picture from another.
    struct Key: Hashable {
      /// The checksum of the theme, for a file may have the name of what it extends.
      var theme: String
      var device: Device
      var orientation: Orientation
      var traits: Traits
    }

    var theme: NamedTheme?
    var device: NamedDevice?
    var orientation = Orientation.portrait
    var traits = Traits()
    var suffix = ""
    var axes: Table<String, String> = [:]

    mutating func note(_ axis: String, _ value: String, _ isOneOfMany: Bool) {
      if isOneOfMany { axes.entries.append(.init(key: axis, value: value)) }
    }

    /// Takes what the device has for what was asked: a watch is dark and upright, and not every device
    /// has every text size.
    mutating func settle() {
      traits.textSize = traits.textSize.nearest(on: traits.idiom)
      guard traits.idiom == .watch else { return }
      traits.appearance = .dark
      orientation = .portrait
    }
  }

  /// The product of the axes so far.
  struct Choices {
    let limit: Int
    var all = [Choice()]
    var areTooMany = false
    private var counts: [Int] = []

    /// The axes that have several values.
    var axes: [Axis] {
      var stride = all.count
      return counts.enumerated().map { index, count in
        stride /= count
        return Axis(
          name: all[0].axes.entries[index].key,
          values: (0..<count).map { all[$0 * stride].axes.entries[index].value })
      }
    }

    init(limit: Int) { self.limit = limit }

    /// Multiplies by an axis; one without values leaves each choice as it is.
    mutating func multiply<Value>(
      _ values: [Value], _ apply: (inout Choice, Value, _ isOneOfMany: Bool) -> Void
    ) {
      guard !values.isEmpty, !areTooMany else { return }
      guard all.count <= limit / values.count else {
        areTooMany = true
        return
      }
      if values.count > 1 { counts.append(values.count) }
      all = all.flatMap { choice in
        values.map { value in
          var choice = choice
          apply(&choice, value, values.count > 1)
          return choice
        }
      }
    }
  }
}
