internal import MaquetteThemes

/// The pictures of a report in the order in which people look through them.
struct ReportOutline {
  /// The pictures of one mockup.
  struct Group {
    /// The path of the document.
    var document: String
    /// The name of the mockup.
    var mockup: String
    /// The pictures with something to do about, in lines.
    var lines: [Line] = []
    /// The pictures that are the same or within the limits.
    var quiet: [Int] = []
  }

  /// Pictures that belong together.
  struct Line {
    /// What they have in common: a change, or the value of an axis; empty where they are all.
    var title: String
    /// The numbers of the pictures in the report.
    var pictures: [Int]
    /// The axes that tell the pictures apart.
    var axes: [String]
    /// Whether one change explains all of them.
    var isFold: Bool
  }

  /// The mockups, each with its pictures that differ although nothing round them does.
  var groups: [Group]
  /// The mockups with pictures that were made in another environment than the expected ones.
  var foreign: [Group]

  /// Puts the pictures of a report in order.
  init(_ report: VerificationReport) {
    var order: [MockupPictures.Key] = []
    var mockups: [MockupPictures.Key: MockupPictures] = [:]
    for (index, picture) in report.pictures.enumerated() {
      let key = MockupPictures.Key(document: picture.document, mockup: picture.mockup)
      if mockups[key] == nil { order.append(key) }
      mockups[key, default: MockupPictures()].pictures.append((index, picture))
    }
    let all = order.compactMap { key in mockups[key].map { (key, $0) } }
    groups = all.map { $1.group($0) { !$0.isForeign } }
      .filter { !$0.lines.isEmpty || !$0.quiet.isEmpty }
    foreign = all.map { $1.group($0) { $0.isForeign } }.filter { !$0.lines.isEmpty }
  }
}

extension PictureResult {
  /// Whether it differs and the environment may be the reason.
  fileprivate var isForeign: Bool { !sameEnvironment && status == .changed }

  /// The values of its axes in words: `iphone-15 · dark`.
  func label(_ axes: [String]) -> String {
    let values = axes.compactMap { self.axes[$0] }
    return values.isEmpty ? name : values.joined(separator: " · ")
  }
}

/// All pictures of one mockup, from which it is seen how far a change goes.
private struct MockupPictures {
  struct Key: Hashable {
    var document: String
    var mockup: String
  }

  var pictures: [(index: Int, result: PictureResult)] = []

  func group(_ key: Key, where isIncluded: (PictureResult) -> Bool) -> ReportOutline.Group {
    var group = ReportOutline.Group(document: key.document, mockup: key.mockup)
    let included = pictures.filter { isIncluded($0.result) }
    group.quiet = included.filter { !$0.result.status.isFinding }.map(\.index)
    let findings = included.filter { $0.result.status.isFinding }
    let folds = Self.divided(findings) { $0.fold }.filter {
      !$0.key.isEmpty && $0.members.count > 1
    }
    let axes = pictures.first?.result.axes.entries.map(\.key) ?? []
    group.lines = folds.map { fold in
      ReportOutline.Line(
        title: title(of: fold.members.map(\.result)), pictures: fold.members.map(\.index),
        axes: axes, isFold: true)
    }
    let folded = Set(folds.map(\.key))
    let others = findings.filter { !folded.contains($0.result.fold) }
    let outermost = axes.count > 1 ? axes[0] : nil
    group.lines += Self.divided(others) { picture in
      outermost.flatMap { picture.axes[$0] } ?? ""
    }.map { part in
      ReportOutline.Line(
        title: part.key, pictures: part.members.map(\.index),
        axes: axes.filter { $0 != outermost }, isFold: false)
    }
    return group
  }

  /// Divides pictures by a key, in the order in which keys are met.
  private static func divided(
    _ pictures: [(index: Int, result: PictureResult)], by key: (PictureResult) -> String
  ) -> [(key: String, members: [(index: Int, result: PictureResult)])] {
    var order: [String] = []
    var parts: [String: [(index: Int, result: PictureResult)]] = [:]
    for picture in pictures {
      let key = key(picture.result)
      if parts[key] == nil { order.append(key) }
      parts[key, default: []].append(picture)
    }
    return order.map { ($0, parts[$0] ?? []) }
  }

  /// What changed and how far it goes: `row 3: title changed, in 38 of 40 languages`.
  private func title(of fold: [PictureResult]) -> String {
    let change = fold[0].words.first ?? fold[0].status.rawValue
    let others = fold[0].changes.count - 1
    let more = others > 0 ? " and \(others) more \(others == 1 ? "change" : "changes")" : ""
    return "\(change)\(more), \(extent(of: fold))"
  }

  private func extent(of fold: [PictureResult]) -> String {
    let axes = pictures.first?.result.axes.entries.map(\.key) ?? []
    let spans = axes.map { axis in
      (
        axis: axis, count: Set(fold.map { $0.axes[axis] }).count,
        total: Set(pictures.map { $0.result.axes[axis] }).count
      )
    }
    let partial = spans.filter { $0.count < $0.total }
    let isProduct = spans.reduce(1) { $0 * $1.count } == fold.count
    if fold.count == pictures.count { return "in all \(fold.count.grouped) pictures" }
    guard isProduct, partial.count == 1, let axis = partial.first, axis.count > 1 else {
      return "in \(fold.count.grouped) of \(pictures.count.grouped) pictures"
    }
    return "in \(axis.count) of \(axis.total) \(Self.plural(of: axis.axis))"
  }

  private static func plural(of axis: String) -> String {
    switch axis {
    case "locale": "languages"
    case "textSize": "text sizes"
    case "layoutDirection": "directions"
    default: axis + "s"
    }
  }
}
