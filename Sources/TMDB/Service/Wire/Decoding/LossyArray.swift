import ViperEssentials

/// An array that skips the elements that cannot be decoded, or that throw `NotAMovie`.
///
/// Decoding stops after 20,000 elements, or 100 unreadable ones, because a few kilobytes can become
/// millions. If all are skipped, the first error other than `NotAMovie` is thrown.
struct LossyArray<Element: Decodable>: Decodable {
  private static var maxElements: Int { 20_000 }
  private static var maxUnreadable: Int { 100 }

  let elements: [Element]
  /// The number of skipped elements, without those that threw `NotAMovie`.
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(min(list.count ?? 0, Self.maxElements))
    var errors: (first: (any Error)?, count: Int) = (nil, 0)
    while !list.isAtEnd, list.currentIndex < Self.maxElements,
      errors.count < Self.maxUnreadable
    {
      // A failed decode does not move the container on, and decoding any value does.
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        if !(error is NotAMovie) { errors = (errors.first ?? error, errors.count + 1) }
        _ = try list.decode(AnyValue.self)
      }
    }
    if elements.isEmpty, let error = errors.first { throw error }
    self.elements = elements
    unreadable = errors.count + max((list.count ?? 0) - list.currentIndex, 0)
  }
}

/// A value that is not read.
struct AnyValue: Decodable {
  init(from decoder: any Decoder) {}
}

/// The error for an element that is not of the requested kind.
struct NotAMovie: Error {}

/// Rows that TMDB puts in an object: `videos` and `similar` of a movie page.
struct ResultsBody<Row: Decodable>: Decodable {
  let rows: [Row]

  private enum Key: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    rows = try decoder.container(keyedBy: Key.self)
      .decode(LossyArray<Row>.self, forKey: .results).elements
  }
}

/// A text of a response, of which 64 kB are kept, because wrapping megabytes would keep a terminal busy.
struct BoundedText: Decodable {
  static let maxBytes = 64 << 10

  let text: String
  let isCut: Bool

  init(_ whole: String, limit: Int = maxBytes) {
    isCut = whole.utf8.count > limit
    guard isCut else {
      text = whole
      return
    }
    let end = whole.utf8.index(whole.startIndex, offsetBy: limit)
    // A place among the bytes of a scalar counts as its beginning.
    text = String(whole[..<end]) + "…"
  }

  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes a text, of which at most 64 kB are kept.
  func text(forKey key: Key) throws -> String {
    BoundedText(try decode(String.self, forKey: key)).text
  }

  func textIfPresent(forKey key: Key) throws -> String? {
    try decodeIfPresent(String.self, forKey: key).map { BoundedText($0).text }
  }
}

extension KeyedDecodingContainer {
  /// Decodes an identifier of TMDB, which is at least 1; throws also for a smaller number.
  func identifier(forKey key: Key) throws -> Int {
    let id = try decode(Int.self, forKey: key)
    guard id > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "An identifier is at least 1.")
    }
    return id
  }
}

extension JSONDecoder {
  /// Creates a decoder of responses, for the part of one country if they have parts for many.
  convenience init(region: String?) {
    self.init()
    if let region, let key = CodingUserInfoKey.region { userInfo[key] = region }
  }
}

extension Decoder {
  var region: String? { CodingUserInfoKey.region.flatMap { userInfo[$0] as? String } }
}

extension CodingUserInfoKey {
  fileprivate static let region = CodingUserInfoKey(rawValue: "region")
}

/// The name of a field that is not known before the program runs.
struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
