import MovieEntities

/// The rule for the sessions and request tokens that the service issues.
///
/// They become parts of URLs: of the service's own and of the page on which the user approves a
/// token. TMDB's consist of 32 or 40 hexadecimal digits.
enum IssuedText {
  private static let most = 256
  /// Returns whether the service can have issued a text.
  static func isValid(_ text: String) -> Bool {
    // A URL contains these characters as they are (RFC 3986, 2.3). A component of dots alone leads
    // to another path.
    (1...most).contains(text.utf8.count) && text.contains { $0 != "." }
      && text.utf8.allSatisfy { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
  }

  /// Decodes a text from a response of the service.
  ///
  /// - Throws: `DecodingError`, which does not contain the text, if it is missing or not valid, or
  ///   if the response is not a success.
  static func decode(_ name: String, from decoder: any Decoder) throws -> String {
    let body = try decoder.container(keyedBy: FieldName.self)
    let field = FieldName(stringValue: name)
    let text = try body.decode(String.self, forKey: field)
    let isSuccess = try? body.decode(Bool.self, forKey: FieldName(stringValue: "success"))
    guard isSuccess != false, isValid(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: field, in: body, debugDescription: "The service cannot have issued it.")
    }
    return text
  }
}
