/// A text of a response, of at most 64 kB.
///
/// A longer one is cut, and ends with an ellipsis. The service's longest texts have a few kilobytes,
/// and wrapping megabytes would keep a terminal busy.
struct BoundedText: Decodable {
  private static let mostBytes = 64 << 10

  let text: String

  init(_ whole: String) {
    guard whole.utf8.count > Self.mostBytes else {
      text = whole
      return
    }
    let end = whole.utf8.index(whole.startIndex, offsetBy: Self.mostBytes)
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

  /// Decodes a text, of which at most 64 kB are kept; `nil` if it is missing or null.
  func textIfPresent(forKey key: Key) throws -> String? {
    try decodeIfPresent(String.self, forKey: key).map { BoundedText($0).text }
  }
}

extension KeyedDecodingContainer {
  /// Decodes an identifier of TMDB, which is at least 1.
  ///
  /// - Throws: `DecodingError` also for a smaller number, which nothing could be requested with.
  func identifier(forKey key: Key) throws -> Int {
    let id = try decode(Int.self, forKey: key)
    guard id > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "An identifier is at least 1.")
    }
    return id
  }
}
