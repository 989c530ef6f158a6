import MaquetteSource

extension JSONValue {
  /// A mockup's value after an edit, without any regard for how a file is written.
  func edited(_ edit: SourceEdit) -> JSONValue {
    switch edit {
    case .set(let path, let key, let value, let kind):
      changed(at: path) { old in
        var members: [Member] = [Member(key: kind ?? "", value: old)]
        if case .object(let all) = old, kind == nil || old[kind ?? ""] != nil { members = all }
        return .object(members.filter { $0.key != key } + [Member(key: key, value: value)])
      }
    case .append(let path, let value):
      changed(at: path) { list in
        guard case .array(let elements) = list else { return list }
        return .array(elements + [value])
      }
    case .replaceText(let path, let text): changed(at: path) { _ in .string(text) }
    case .remove(let path):
      changed(at: path.parent ?? path) { parent in parent.removing(path.last) }
    case .move(let path, before: let other):
      changed(at: path.parent ?? path) { list in
        guard case .array(var elements) = list, let from = Int(path.last), let to = Int(other.last)
        else { return list }
        elements.insert(elements.remove(at: from), at: from < to ? to - 1 : to)
        return .array(elements)
      }
    }
  }

  private func removing(_ key: String) -> JSONValue {
    switch self {
    case .object(let members): .object(members.filter { $0.key != key })
    case .array(let elements):
      .array(elements.enumerated().filter { "\($0.offset)" != key }.map(\.element))
    default: self
    }
  }

  private func changed(at path: NodePath, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    changed(path.description.split(separator: "/")[...], change)
  }

  private func changed(
    _ keys: ArraySlice<Substring>, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let key = keys.first else { return change(self) }
    switch self {
    case .object(var members):
      // The main value of an element stands behind its kind, which is written first.
      let index = members.firstIndex { $0.key == key } ?? 0
      members[index].value = members[index].value.changed(keys.dropFirst(), change)
      return .object(members)
    case .array(var elements):
      guard let index = Int(key) else { return self }
      elements[index] = elements[index].changed(keys.dropFirst(), change)
      return .array(elements)
    // A text stands for an element and its title.
    case .string: return change(self)
    case .number, .boolean: return self
    }
  }
}

extension NodePath {
  fileprivate var last: String {
    String(
      description[
        description.index(after: description.lastIndex(of: "/") ?? description.startIndex)...])
  }
}
