/// An array that skips the elements that cannot be decoded.
///
/// An element that throws `AnotherKind` is skipped as well. If every element is skipped, the first
/// error other than `AnotherKind`, if any, is thrown.
struct LossyArray<Element: Decodable>: Decodable {
  let elements: [Element]
  /// The number of skipped elements, without those that threw `AnotherKind`.
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(list.count ?? 0)
    var errors: (first: (any Error)?, count: Int) = (nil, 0)
    while !list.isAtEnd {
      // A failed decode leaves the container at the same element, and decoding any value moves it
      // on.
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        if !(error is AnotherKind) { errors = (errors.first ?? error, errors.count + 1) }
        _ = try list.decode(Skipped.self)
      }
    }
    if elements.isEmpty, let error = errors.first { throw error }
    self.elements = elements
    unreadable = errors.count
  }

  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }
}
