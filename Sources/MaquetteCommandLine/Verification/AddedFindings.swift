internal import MaquetteSource

/// A finding with the name of its mockup, by which it is known again after a change.
struct NamedFinding: Sendable {
  /// The name of the mockup.
  var mockup: String
  /// What was found.
  var diagnostic: Diagnostic
}

extension [NamedFinding] {
  /// The findings that a change of their document adds: those that say something that none of before says.
  ///
  /// What one says, of each text of the author's that it names or of none, accounts for one that says so
  /// now: in the same words; in others at the same place, which a menu may have with four groups and
  /// with five; or elsewhere, since what it is about may have moved.
  func added(since before: [NamedFinding]) -> [NamedFinding] {
    var now = enumerated().flatMap { Claim.all(in: $1, number: $0) }
    var old = before.flatMap { Claim.all(in: $0, number: 0) }
    let likenesses: [(Claim) -> [String]] = [
      { $0.place + [$0.subject ?? "", $0.message] }, { $0.place + [$0.subject ?? ""] },
      { [$0.rule, $0.subject ?? $0.message] },
    ]
    for key in likenesses { (now, old) = (now.less(old, by: key), old.less(now, by: key)) }
    let added = Set(now.map(\.number))
    return indices.filter(added.contains).map { self[$0] }
  }
}

/// What a finding says of one text of the author's, or of none.
private struct Claim {
  /// The number of the finding.
  let number: Int
  let rule: String
  /// The mockup, the rule and the path without the numbers in lists: an item above makes nothing new.
  let place: [String]
  let message: String
  let subject: String?

  /// Several elements of a list may be one finding, so each text in quotation marks is a claim of its own.
  static func all(in finding: NamedFinding, number: Int) -> [Claim] {
    let diagnostic = finding.diagnostic
    let keys = diagnostic.path.description.split(separator: "/").filter { Int($0) == nil }
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = stride(from: 1, to: parts.count - 1, by: 2).map { Optional(String(parts[$0])) }
    return (quoted.isEmpty ? [nil] : quoted).map { subject in
      Claim(
        number: number, rule: diagnostic.id,
        place: [finding.mockup, diagnostic.id, keys.joined(separator: "/")],
        message: diagnostic.message, subject: subject)
    }
  }
}

extension [Claim] {
  /// Those that are left when each of others takes one with the same key away.
  fileprivate func less(_ others: [Claim], by key: (Claim) -> [String]) -> [Claim] {
    var counts = Dictionary(grouping: others, by: key).mapValues(\.count)
    return filter { claim in
      let key = key(claim)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}
