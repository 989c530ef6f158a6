/// Changes in words: what happened alike to several elements is one sentence.
struct ChangeSentences {
  private let told: [ToldElement]
  /// The finished sentences, with the element that each begins with.
  private var found: [(element: Int, text: String)] = []

  init(_ told: [ToldElement]) {
    var told = told
    if let move = Self.moveOfAll(told) {
      found.append((0, "everything " + ChangePhrase(move).predicate(false)))
      for index in told.indices { told[index].changes.removeAll(where: \.isMove) }
    }
    self.told = told
    var own: [Int: [ToldElement.Item]] = [:]
    var groups: [(key: GroupKey, members: [Int])] = []
    var places: [GroupKey: Int] = [:]
    for (index, element) in told.enumerated() {
      for item in element.changes {
        guard let key = GroupKey(item, of: element) else {
          own[index, default: []].append(item)
          continue
        }
        if let place = places[key] {
          groups[place].members.append(index)
        } else {
          places[key] = groups.count
          groups.append((key, [index]))
        }
      }
    }
    for (key, members) in groups {
      let isList = key.item.change.kind == .new || key.item.change.kind == .gone
      if members.count > (isList && key.item.isDirect ? 3 : 1) {
        addFolded(key.item, members)
      } else {
        for member in members {
          own[member, default: []] += told[member].changes.filter {
            GroupKey($0, of: told[member]) == key
          }
        }
      }
    }
    for index in told.indices {
      guard let items = own[index] else { continue }
      // In the order in which they were found.
      addOwn(told[index].changes.filter(items.contains), of: index)
    }
  }

  /// The sentences, by the elements that they begin with.
  var sentences: [String] {
    found.enumerated().sorted {
      ($0.element.element, $0.offset) < ($1.element.element, $1.offset)
    }.map(\.element.text)
  }

  /// The move that all elements made, where there are several.
  private static func moveOfAll(_ told: [ToldElement]) -> ToldElement.Item? {
    let moves = told.filter(\.isMatched).map { $0.changes.first(where: \.isMove) }
    guard moves.count > 1, let first = moves[0],
      moves.allSatisfy({ $0?.change.offset == first.change.offset })
    else { return nil }
    return first
  }

  private mutating func addFolded(_ item: ToldElement.Item, _ members: [Int]) {
    var subjects = members
    let phrase = ChangePhrase(item)
    // What stands on a card moves with it.
    if item.isMove, let card = members.first(where: { told[$0].isRoot }) { subjects = [card] }
    let subject = SubjectPhrase(subjects.map { told[$0].label })
    let isPlural = subjects.count > 1
    if phrase.isDivider {
      found.append(
        (members[0], subject.divided(by: phrase.part, isPlural) + phrase.predicate(isPlural)))
    } else {
      let colon = item.isDirect ? "" : ":"
      found.append((members[0], "\(subject.text)\(colon) \(phrase.text(isPlural: isPlural))"))
    }
  }

  private mutating func addOwn(_ items: [ToldElement.Item], of index: Int) {
    let label = told[index].label
    let phrases = items.map { ChangePhrase($0) }
    let plain = phrases.filter { !$0.isDivider }
    let ordered = plain.filter(\.isDirect) + plain.filter { !$0.isDirect }
    if let first = ordered.first {
      let isRenamed = items.contains {
        $0.change.kind == .text && $0.change.to == label.title && label.title != nil
      }
      let name = isRenamed ? label.short : label.text
      let texts = Self.together(ordered)
      found.append((index, name + (first.isDirect ? " " : ": ") + texts.joined(separator: ", ")))
    }
    for phrase in phrases where phrase.isDivider {
      let subject = SubjectPhrase([label]).divided(by: phrase.part, false)
      found.append((index, subject + phrase.predicate(false)))
    }
  }

  /// The changes of an element, those of several parts together: `its title and image are now grey`.
  private static func together(_ phrases: [ChangePhrase]) -> [String] {
    var groups: [[ChangePhrase]] = []
    for phrase in phrases {
      if let key = phrase.together,
        let place = groups.firstIndex(where: { $0[0].together == key })
      {
        groups[place].append(phrase)
      } else {
        groups.append([phrase])
      }
    }
    return groups.map { group in
      guard group.count > 1, let predicate = group[0].together else {
        return group[0].text(isPlural: false)
      }
      return "its \(SubjectPhrase.joined(group.map(\.noun.0))) \(predicate)"
    }
  }
}

/// What changes have in common that are told in one sentence.
private struct GroupKey: Hashable {
  var root: String
  var item: ToldElement.Item

  /// Makes a key; texts and orders are told one by one.
  init?(_ item: ToldElement.Item, of element: ToldElement) {
    guard item.change.kind != .text, item.change.kind != .order, item.change.kind != .mirrored
    else {
      return nil
    }
    // A card that grows may make the picture grow.
    let isGrowth = item.change.kind == .resized && element.isRoot && item.change.part.isEmpty
    root = isGrowth ? "" : element.root
    self.item = item
    self.item.change.element = ""
    self.item.change.label = ""
    // Places and sizes are not said.
    if item.change.kind == .moved || item.change.kind == .resized {
      (self.item.change.from, self.item.change.to) = (nil, nil)
    }
    // What is new or gone as a whole has a text of its own each.
    if item.isDirect, item.change.kind == .new || item.change.kind == .gone {
      (self.item.change.from, self.item.change.to) = (nil, nil)
    }
  }
}
