internal import MaquetteImageDiff

/// A value and where it was written: an option, a variable, a place in the configuration.
struct Sourced<Value: Sendable>: Sendable {
  var value: Value
  var source = "default"
}

/// How pictures are compared, and how much may differ.
struct ToleranceOptions: Sendable {
  var comparison = ImageComparison()
  var maxPixels = Sourced(value: 0)
  var maxRatio = Sourced(value: 0.0)
  var maxWindow = Sourced(value: 0)

  /// The limits that were set, with what was found; without any, no pixel may differ.
  func limits(for difference: ImageDifference) -> [PictureLimit] {
    var limits: [PictureLimit] = []
    func add(_ name: PictureLimit.Name, _ found: Double, _ limit: Double, _ source: String) {
      var entry = PictureLimit()
      (entry.name, entry.value, entry.limit, entry.source) = (name, found, limit, source)
      limits.append(entry)
    }
    let window = Double(difference.worstWindow?.count ?? 0)
    let isSet = [maxPixels.source, maxRatio.source, maxWindow.source].map { $0 != "default" }
    if isSet[0] || !isSet.contains(true) {
      add(.maxPixels, Double(difference.count), Double(maxPixels.value), maxPixels.source)
    }
    if isSet[1] { add(.maxRatio, difference.ratio, maxRatio.value, maxRatio.source) }
    if isSet[2] { add(.maxWindow, window, Double(maxWindow.value), maxWindow.source) }
    return limits
  }
}

/// A command that compares pictures.
protocol ComparingCommand: Command {
  /// How pictures are compared.
  var tolerance: ToleranceOptions { get set }
}

extension ComparingCommand {
  /// The options that say what makes two pixels different.
  static var metricOptions: [Option<Self>] {
    [
      .value(
        "--metric", to: \.tolerance.comparison.metric, placeholder: "name",
        help: "What makes two pixels different: any byte, or what eyes see (pixelmatch's YIQ)."),
      .value(
        "--threshold", to: \.tolerance.comparison.threshold, placeholder: "distance", in: 0...1,
        help: "How far apart two colours of the metric 'yiq' may be; black and white are 1 apart."),
      .flag(
        "--ignore-antialiasing", to: \.tolerance.comparison.ignoresAntialiasing,
        help: "Leaves out pixels that smooth an edge, with the metric 'yiq'."),
    ]
  }

  /// The options that say how much may differ; of several, each must hold.
  static var limitOptions: [Option<Self>] {
    [
      .sourced(
        "--max-pixels", to: \.tolerance.maxPixels, placeholder: "count", in: 0...1e9,
        help: "How many pixels of a picture may differ."),
      .sourced(
        "--max-ratio", to: \.tolerance.maxRatio, placeholder: "ratio", in: 0...1,
        help: "Which part of a picture's pixels may differ."),
      .sourced(
        "--max-window", to: \.tolerance.maxWindow, placeholder: "count", in: 0...1024,
        help: "How many pixels may differ in the densest square of 32 pixels."),
    ]
  }
}

extension ImageComparison.Metric: OptionValue {}

extension Option {
  /// Returns an option with one value that keeps where it was written.
  static func sourced<Value: OptionValue>(
    _ name: String, to path: Path<Sourced<Value>>, placeholder: String,
    in range: ClosedRange<Double>, help: String
  ) -> Self {
    let description = OptionDescription(
      names: [name], placeholder: placeholder,
      defaultValue: Root()[keyPath: path].value.argument, help: help)
    return Option(description: description) { (values, root) throws(UsageError) in
      for value in values {
        root[keyPath: path] = Sourced(
          value: try value.read(value.value, as: Value.self, in: range), source: value.origin)
      }
    }
  }
}
