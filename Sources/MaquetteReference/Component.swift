/// A kind of element or of presentation, with the keys that it has in any of its places.
struct Component {
  /// A place where it may stand.
  struct Place {
    /// What a table calls it: a list's name, or how the component is presented.
    let name: String
    /// The keys that have a meaning there.
    let keys: [Key]
  }

  /// The place at the top of a document.
  static let document = "document"
  /// The place at an element that opens it.
  static let attached = "attached"

  let kind: String
  var summary: String
  var places: [Place]

  /// Whether a document can present it.
  var isPresented: Bool { places.contains { $0.name == Self.document } }

  /// Every key once, in the order of the places that have it.
  var keys: [Key] {
    places.reduce(into: []) { keys, place in
      var index = keys.startIndex
      for key in place.keys {
        if let known = keys.firstIndex(where: { $0.name == key.name }) {
          index = known + 1
        } else {
          keys.insert(key, at: index)
          index += 1
        }
      }
    }
  }

  /// The places where a key has a meaning.
  func places(of key: Key) -> [Place] {
    places.filter { $0.keys.contains { $0.name == key.name } }
  }
}
