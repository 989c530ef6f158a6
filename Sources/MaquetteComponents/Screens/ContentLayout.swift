internal import MaquetteScene
internal import MaquetteSource

/// Lays out content from top to bottom: of a screen, or of whatever else shows content.
struct ContentLayout {
  let context: LayoutContext
  /// The whole width, with the margins.
  let width: Double
  /// The height that is left for what stretches.
  let height: Double?
  /// What lies below that, which a picture that fills takes too.
  var bottomInset = 0.0
  let margin: Double

  /// The elements below each other, as if reading began at the left; stacks with a position of their
  /// own are left out.
  func frame(_ content: Elements<ContentItems>, at path: NodePath) -> Frame {
    let style = context.style(ScreenStyle.self)
    let children = content.elements.enumerated().compactMap { index, element in
      (element.base as? Stack)?.position == nil
        ? StackLayout.Child(element: element.content, path: path[index]) : nil
    }
    var gaps: [Double] = []
    for (index, child) in children.enumerated() {
      let previous = index > 0 ? children[index - 1].element : nil
      gaps.append(gap(before: child.element, after: previous, style))
    }
    func frame(_ child: StackLayout.Child, _ height: Double?) -> Frame {
      let element = child.element
      let own =
        element.takesMargins
        ? Proposal(width: width, height: height, margin: margin)
        : Proposal(width: width - 2 * margin, height: height)
      return element.placed(own, in: context, at: child.path)
    }
    let fixed = children.map { child in
      child.element.stretches(along: .vertical) ? nil : frame(child, nil)
    }
    let used = fixed.reduce(gaps.reduce(0, +)) { $0 + ($1?.size.height ?? 0) }
    let flexible = Double(max(1, fixed.filter { $0 == nil }.count))
    let share = height.map { max(0, $0 - used) / flexible }
    func room(for child: StackLayout.Child, _ index: Int) -> Double? {
      let isLast = index == children.count - 1
      return share.map { $0 + (isLast && child.element.takesMargins ? bottomInset : 0) }
    }
    var result = Frame(size: Size(width, 0))
    for (index, child) in children.enumerated() {
      let part = fixed[index] ?? frame(child, room(for: child, index))
      result.size.height += gaps[index]
      result.append(part, x: child.element.takesMargins ? 0 : margin)
    }
    return result
  }

  /// Lists and lines from edge to edge bring their own distances.
  private func gap(
    before element: any ContentElement, after previous: (any ContentElement)?, _ style: ScreenStyle
  ) -> Double {
    guard let previous else { return element.takesMargins ? 0 : style.top }
    return element.takesMargins && previous.takesMargins ? 0 : style.spacing
  }
}
