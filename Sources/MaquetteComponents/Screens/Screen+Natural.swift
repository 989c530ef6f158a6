internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension LayoutContext {
  /// The context for what stands in a part of the screen of its own, over the rest.
  func inside(_ size: Size) -> LayoutContext {
    var context = self
    context.display = Display(size: size)
    context.traits.isElevated = true
    return context
  }
}

extension Screen {
  /// The size that bars and content need.
  ///
  /// - Parameters:
  ///   - context: What the layout is made for.
  ///   - width: The width for what takes all that there is, and the most for anything else.
  ///   - path: Where the bars and the content stand in the document.
  /// - Returns: The size in points.
  func naturalSize(in context: LayoutContext, width: Double, at path: NodePath) -> Size {
    var size = Size(width, 0)
    if !takesWidth {
      let context = context.inside(size)
      let needed = contents(in: context).naturalWidth(content, at: path / "content")
      // In whole pixels, as it is drawn: less would break the widest line.
      size.width = (needed / context.pixel).rounded(.up) * context.pixel
    }
    size.height = naturalHeight(in: context.inside(size), at: path)
    return size
  }

  private var takesWidth: Bool {
    navigationBar != nil || toolbar != nil || tabBar != nil
      || content.elements.contains { element in
        element.content.takesMargins || element.content.stretches(along: .horizontal)
      }
  }

  private func contents(in context: LayoutContext) -> ContentLayout {
    ContentLayout(
      context: context, width: context.viewport.width, height: nil, margin: context.screenMargin)
  }

  private func naturalHeight(in context: LayoutContext, at path: NodePath) -> Double {
    let bars = BarLayout(context)
    let navigation = navigationBar.map { bar in
      NavigationBarLayout(bar, top: 0, in: context, at: path / "navigationBar").bottom
    }
    let height = contents(in: context).frame(content, at: path / "content").size.height
    return (navigation ?? 0) + height + bottom(in: context)
      + (toolbar == nil ? 0 : bars.height) + (tabBar == nil ? 0 : bars.tabBarHeight)
  }

  /// What lies below the last element: as much as above the first, nothing below rows from edge to edge.
  private func bottom(in context: LayoutContext) -> Double {
    guard let last = content.elements.last else { return 0 }
    if let list = last.base as? List {
      return list.style == .plain ? 0 : context.style(ListStyle.self).top
    }
    return last.content.takesMargins ? 0 : context.style(ScreenStyle.self).top
  }
}

extension ContentLayout {
  /// How wide the widest element is, with its margins.
  func naturalWidth(_ content: Elements<ContentItems>, at path: NodePath) -> Double {
    let proposal = Proposal(width: width - 2 * margin)
    let widths = content.elements.enumerated().map { index, element in
      element.content.placed(proposal, in: context, at: path[index]).size.width
    }
    return (widths.max() ?? 0) + 2 * margin
  }
}
