internal import MaquetteComponents
internal import MaquetteThemes

/// Rules that could not be judged in a mockup, and why.
public struct LeftOut: Sendable, Hashable {
  /// What was not there.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Nothing was laid out.
    case noLayout = "nothing was laid out"
    /// Pictures cannot be drawn.
    case undrawn = "some pictures cannot be drawn"
    /// A presentation is shown without what is behind it.
    case noScreen = "there is no 'screen:'"
  }

  /// What was not there.
  public var reason: Reason
  /// The ids of the rules, in the order of the catalogue.
  public var rules: [String]

  /// Makes it of a reason and the ids of the rules.
  public init(reason: Reason, rules: [String]) {
    self.reason = reason
    self.rules = rules
  }
}

extension Linter {
  /// What could not be judged in a mockup.
  public func leftOut(in mockup: LintedMockup) -> [LeftOut] {
    let layoutRules = RuleCatalog.all.filter { configuration.judges($0.description) }
      .compactMap { $0 as? any LayoutRule.Type }
    let all = layoutRules.map { $0.description.id }
    let ofLayouts = layoutRules.filter { !($0 is any PlacementRule.Type) }
      .map { $0.description.id }
    var leftOut: [LeftOut] = []
    if !mockup.undrawn.isEmpty {
      leftOut.append(LeftOut(reason: .undrawn, rules: ofLayouts))
    } else if mockup.cells.isEmpty {
      leftOut.append(LeftOut(reason: .noLayout, rules: all))
    }
    let onScreen = layoutRules.filter { $0.needsScreen }.map { $0.description.id }
    let hasPopover = mockup.popovers.contains {
      mockup.idioms.contains(.pad) || $0.popover.adaptation == .popover
    }
    if hasPopover, mockup.mockup.screen == nil, !mockup.cells.isEmpty, !onScreen.isEmpty {
      leftOut.append(LeftOut(reason: .noScreen, rules: onScreen))
    }
    return leftOut.filter { !$0.rules.isEmpty }
  }
}
