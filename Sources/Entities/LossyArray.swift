/// An element that can be read, and is of another kind than those that are asked for.
struct AnotherKind: Error {}

/// An array of which single elements may be unreadable, but not all of them; those of another kind are
/// passed over.
struct LossyArray<Element: Decodable>: Decodable {
  let elements: [Element]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(list.count ?? 0)
    var firstError: (any Error)?
    while !list.isAtEnd {
      // A failed decode leaves the container on the element: reading it as anything moves on.
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        if !(error is AnotherKind) { firstError = firstError ?? error }
        _ = try list.decode(Skipped.self)
      }
    }
    if elements.isEmpty, let firstError { throw firstError }
    self.elements = elements
  }

  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }
}
