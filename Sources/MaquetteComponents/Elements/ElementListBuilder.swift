/// What result builders of lists of elements have in common.
public protocol ElementListBuilder {}

extension ElementListBuilder {
  /// Elements that were made elsewhere.
  public static func buildExpression(_ elements: [AnyElement]) -> [AnyElement] { elements }

  /// The elements of a block, in order.
  public static func buildBlock(_ parts: [AnyElement]...) -> [AnyElement] { parts.flatMap { $0 } }

  /// The elements of a loop.
  public static func buildArray(_ parts: [[AnyElement]]) -> [AnyElement] { parts.flatMap { $0 } }

  /// The elements of a condition without `else`.
  public static func buildOptional(_ part: [AnyElement]?) -> [AnyElement] { part ?? [] }

  /// The elements of the first branch.
  public static func buildEither(first part: [AnyElement]) -> [AnyElement] { part }

  /// The elements of the second branch.
  public static func buildEither(second part: [AnyElement]) -> [AnyElement] { part }
}
