internal import MaquetteSource

/// Tells options from operands.
struct ArgumentScanner {
  private let options: [OptionDescription]
  private var rest: ArraySlice<String>
  private(set) var occurrences: [Occurrence] = []
  private(set) var operands: [String] = []

  init(_ arguments: some Sequence<String>, options: [OptionDescription]) throws(UsageError) {
    self.options = options
    rest = ArraySlice(arguments)
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try scanLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try scanShort(argument)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func scanLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count > 1 ? String(parts[1]) : nil
    try append(try option(named: name), name: name, value: value)
  }

  private mutating func scanShort(_ argument: String) throws(UsageError) {
    // Without this '-output x' would be '-o' with the value 'utput'.
    let long = "-" + argument.prefix { $0 != "=" }
    if options.contains(where: { $0.names.contains(long) }) {
      throw UsageError("unknown option '\(long.dropFirst())'", hint: "did you mean '\(long)'?")
    }

    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      let option = try option(named: name)
      if letters.first == "=" || (option.placeholder != nil && !letters.isEmpty) {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        try append(option, name: name, value: String(value))
        return
      }
      try append(option, name: name, value: nil)
    }
  }

  private mutating func append(
    _ option: OptionDescription,
    name: String,
    value: String?
  ) throws(UsageError) {
    let text: String
    switch (option.placeholder, value) {
    case (nil, nil): text = "true"
    case (nil, _?): throw UsageError("'\(name)' takes no value", hint: "write '\(name)' alone")
    case (let placeholder?, nil): text = try nextValue(name: name, placeholder: placeholder)
    case (_?, let value?): text = value
    }
    occurrences.append(Occurrence(key: option.key, value: text, origin: name))
  }

  private mutating func nextValue(name: String, placeholder: String) throws(UsageError) -> String {
    guard let next = rest.first else {
      throw UsageError("'\(name)' needs a value", hint: "write '\(name) <\(placeholder)>'")
    }
    // A forgotten value must not swallow the option behind it.
    let isOption = next.hasPrefix("-") && next != "-" && Double(next) == nil
    guard !isOption else {
      let attached = name.hasPrefix("--") ? "\(name)=\(next)" : name + next
      throw UsageError(
        "'\(name)' needs a value",
        hint: next == "--" ? nil : "write '\(attached)' if '\(next)' is the value"
      )
    }
    rest.removeFirst()
    return next
  }

  private func option(named name: String) throws(UsageError) -> OptionDescription {
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      let word = String(name.drop { $0 == "-" })
      let key = nearest(to: word, among: options.map(\.key)).first
      throw UsageError(
        "unknown option '\(name)'",
        hint: key.map { "did you mean '--\($0)'?" }
      )
    }
    return option
  }
}
