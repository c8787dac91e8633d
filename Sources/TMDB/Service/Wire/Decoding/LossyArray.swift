import ViperEssentials

/// An array that skips elements that cannot be decoded or that throw `NotAMovie`.
///
/// Decoding stops after 20,000 elements or 100 unreadable elements, because a few kilobytes of
/// compressed data could expand to millions of elements. If every element is skipped, the first
/// error other than `NotAMovie` is thrown.
struct LossyArray<Element: Decodable>: Decodable {
  private static var maxElements: Int { 20_000 }
  private static var maxUnreadable: Int { 100 }

  let elements: [Element]
  /// The number of skipped elements, not counting those that threw `NotAMovie`.
  let unreadable: Int
  /// The number of elements that threw `NotAMovie`.
  let others: Int

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(min(list.count ?? 0, Self.maxElements))
    var errors: (first: (any Error)?, count: Int) = (nil, 0)
    var others = 0
    while !list.isAtEnd, list.currentIndex < Self.maxElements,
      errors.count < Self.maxUnreadable
    {
      // A failed decode does not advance the container, so decode a placeholder to skip the
      // element.
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        if error is NotAMovie {
          others += 1
        } else {
          errors = (errors.first ?? error, errors.count + 1)
        }
        _ = try list.decode(AnyValue.self)
      }
    }
    if elements.isEmpty, let error = errors.first { throw error }
    self.elements = elements
    self.others = others
    unreadable = errors.count + max((list.count ?? 0) - list.currentIndex, 0)
  }
}

/// A placeholder that decodes from any value.
struct AnyValue: Decodable {
  init(from decoder: any Decoder) {}
}

/// The error thrown for an element that is not a movie.
struct NotAMovie: Error {}

/// Rows wrapped in an object, such as `videos` and `similar` on a movie page.
struct ResultsBody<Row: Decodable>: Decodable {
  let rows: [Row]

  init(from decoder: any Decoder) throws {
    rows = try decoder.container(keyedBy: FieldName.self)
      .decode(LossyArray<Row>.self, forKey: "results").elements
  }
}

/// Text from a response, truncated to 64 kB because wrapping megabytes of text would block the
/// terminal.
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
    // If the index is inside a scalar, slicing rounds it down to the start of that scalar.
    text = String(whole[..<end]) + "…"
  }

  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes text, truncated to 64 kB.
  func text(forKey key: Key) throws -> String {
    BoundedText(try decode(String.self, forKey: key)).text
  }

  func textIfPresent(forKey key: Key) throws -> String? {
    try decodeIfPresent(String.self, forKey: key).map { BoundedText($0).text }
  }
}

extension KeyedDecodingContainer {
  /// Decodes a TMDB ID; throws an error if the ID is not positive.
  func identifier(forKey key: Key) throws -> Int {
    let id = try decode(Int.self, forKey: key)
    guard id > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not a positive ID")
    }
    return id
  }
}

extension JSONDecoder {
  /// Creates a decoder that decodes the given country's part of a response.
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

/// The name of a field of a response.
///
/// All responses share it, because at run time, each type of keys costs a search for its
/// conformance to `CodingKey`.
struct FieldName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral name: String) { stringValue = name }
  init?(intValue: Int) { nil }
}
