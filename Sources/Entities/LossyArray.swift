/// An array of which single elements may be unreadable, but not all of them.
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
        firstError = firstError ?? error
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
