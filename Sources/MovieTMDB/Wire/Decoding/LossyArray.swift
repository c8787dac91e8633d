/// An array that skips the elements that cannot be decoded.
///
/// A few kilobytes on the wire can become millions of elements, each of which takes time. So decoding
/// stops after 20,000 elements, and after 100 that cannot be decoded; those that are left count as
/// skipped. The longest array of the service has a few hundred.
///
/// An element that throws `AnotherKind` is skipped as well. If every element is skipped, the first
/// error other than `AnotherKind`, if any, is thrown.
struct LossyArray<Element: Decodable>: Decodable {
  private static var mostElements: Int { 20_000 }
  private static var mostUnreadable: Int { 100 }

  let elements: [Element]
  /// The number of skipped elements, without those that threw `AnotherKind`.
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(min(list.count ?? 0, Self.mostElements))
    var errors: (first: (any Error)?, count: Int) = (nil, 0)
    while !list.isAtEnd, list.currentIndex < Self.mostElements, errors.count < Self.mostUnreadable {
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
    unreadable = errors.count + max((list.count ?? 0) - list.currentIndex, 0)
  }

  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// The error for an element that is not of the requested kind.
struct AnotherKind: Error {}

/// Rows that TMDB puts in an object: `videos` and `similar` of a movie page.
struct ResultsBody<Row: Decodable>: Decodable {
  /// The rows that could be decoded.
  let rows: [Row]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    rows = try decoder.container(keyedBy: Key.self)
      .decode(LossyArray<Row>.self, forKey: .results).elements
  }
}
