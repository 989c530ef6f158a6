internal import MaquetteScene

/// The labels of the elements of a frame.
struct ElementLabels {
  /// How many menus and lists with rows there are, so that rows of several are told apart.
  struct Counts {
    fileprivate var menus: Int
    fileprivate var lists: Int

    init(_ first: [FrameElement], _ second: [FrameElement]) {
      func count(_ kind: RowKind) -> Int {
        func count(_ elements: [FrameElement]) -> Int {
          Set(elements.filter { $0.rowKind == kind }.map(\.rowContainer)).count
        }
        return max(count(first), count(second))
      }
      (menus, lists) = (count(.menu), count(.list))
    }
  }

  private var labels: [String: ElementLabel] = [:]

  init(_ elements: [FrameElement], _ anchors: [Anchor], _ counts: Counts) {
    var containers: [RowKind: [String]] = [:]
    var numbers: [String: Int] = [:]
    for element in elements {
      var label = ElementLabel(noun: element.noun)
      label.title = element.isCalledByText ? element.title ?? element.id(in: anchors) : nil
      if let kind = element.rowKind {
        if containers[kind]?.contains(element.rowContainer) != true {
          containers[kind, default: []].append(element.rowContainer)
        }
        let number = containers[kind]?.count ?? 1
        let count = kind == .menu ? counts.menus : counts.lists
        if counts.menus + counts.lists > 1 {
          label.container = count > 1 ? " of \(kind) \(number)" : " of the \(kind)"
        }
      }
      if let group = element.numberGroup, element.isNumbered || label.title == nil {
        numbers[group, default: 0] += 1
        label.number = numbers[group]
        if !element.isNumbered, let bar = element.barName { label.container = " of the \(bar)" }
      }
      labels[element.path] = label
    }
    numberRows(of: elements.filter { $0.rowKind == .menu })
  }

  subscript(element: FrameElement) -> ElementLabel {
    labels[element.path] ?? ElementLabel(noun: element.path)
  }

  /// Counts rows of menus as they are seen: what stands side by side is in one row.
  private mutating func numberRows(of elements: [FrameElement]) {
    for menu in Set(elements.map(\.root)).sorted() {
      var rows: [[FrameElement]] = []
      var bottom = -Double.infinity
      for element in elements where element.root == menu {
        let bounds = element.bounds
        if bounds.minY < bottom, !rows.isEmpty {
          rows[rows.count - 1].append(element)
        } else {
          rows.append([element])
        }
        bottom = max(bottom, bounds.maxY)
      }
      for (index, row) in rows.enumerated() {
        for (cell, element) in row.sorted(by: { $0.bounds.minX < $1.bounds.minX }).enumerated() {
          labels[element.path]?.number = row.count > 1 ? cell + 1 : index + 1
          guard row.count > 1 else { continue }
          labels[element.path]?.noun = "cell"
          let container = labels[element.path]?.container ?? ""
          labels[element.path]?.container = " of row \(index + 1)" + container
        }
      }
    }
  }
}

/// What rows stand in.
enum RowKind: String, CustomStringConvertible {
  case menu, list

  var description: String { rawValue }
}

extension FrameElement {
  private var rootKind: Substring { root.split(separator: "/").last ?? "" }
  /// The key of the list that the element stands in directly.
  private var lastKey: Substring { steps.last { !$0.isIndex } ?? "" }

  fileprivate var rowKind: RowKind? {
    if list == nil { return nil }
    if ["menu", "contextMenu", "submenu"].contains(rootKind), list == root + "/items" {
      return .menu
    }
    return ["rows", "options"].contains(lastKey) ? .list : nil
  }

  /// The menu or the list that a row is one of.
  fileprivate var rowContainer: String {
    guard rowKind == .list, let list else { return root }
    return list + "/" + (steps.dropFirst(list.split(separator: "/").count).first ?? "")
  }

  /// The bar that the element is in.
  fileprivate var barName: String? {
    steps.first { $0.hasSuffix("Bar") || $0 == "toolbar" }?.spaced
  }

  fileprivate var isNumbered: Bool {
    rowKind != nil || ["actions", "tabBar", "textFields", "sections"].contains(lastKey)
  }

  /// Whether people call it by what it says: not cards, nor signs at the top.
  fileprivate var isCalledByText: Bool {
    list != nil || ["title", "message", "prompt", "from", "back"].contains(steps.last)
  }

  /// What the element is counted among, by what it is.
  fileprivate var numberGroup: String? {
    guard list != nil else { return nil }
    return (rowKind == nil ? list ?? "" : rowContainer) + " " + noun
  }

  /// The shortest thing with an id that the element is the middle of.
  fileprivate func id(in anchors: [Anchor]) -> String? {
    let center = bounds.center
    return anchors.filter { anchor in
      let rect = anchor.rect
      return list != nil && abs(rect.center.x - center.x) < 8 && rect.minY <= center.y
        && center.y <= rect.maxY
    }.min { $0.rect.width < $1.rect.width }?.id
  }

  fileprivate var noun: String {
    guard list != nil else { return fixedNoun }
    if rowKind != nil { return "row" }
    switch lastKey {
    case "actions": return "action"
    case "tabBar": return "tab"
    case "textFields": return "text field"
    case "sections": return "section"
    default: break
    }
    let keys = parts.map(\.key)
    func has(_ names: String...) -> Bool { keys.contains { names.contains($0) } }
    if has("isOn") { return "toggle" }
    if keys.contains(where: { $0.hasPrefix("selection") }) { return "picker" }
    if has("value", "placeholder", "focused") { return "text field" }
    if has("file", "symbol") { return "image" }
    if has("text") { return "text" }
    if has("title", "image", "type") { return "button" }
    return bounds.height <= 1 || bounds.width <= 1 ? "divider" : path
  }

  /// What stands by itself: `action sheet`, `alert's title`, `navigation bar`.
  private var fixedNoun: String {
    let names = steps.filter { !$0.isIndex && $0 != "present" }.map(\.spaced)
    if isRoot { return names.last ?? path }
    let name = names.last ?? "picture"
    let last = name == "text fields" ? "box of text fields" : name
    guard names.count > 1, let parent = names.dropLast().last else { return last }
    return names.count == 2 && parent == "screen" ? last : "\(parent)'s \(last)"
  }
}
