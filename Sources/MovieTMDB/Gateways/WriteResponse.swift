/// The response to a request that changed data: added, updated or deleted.
struct WriteResponse: Decodable {
  private enum Key: String, CodingKey { case statusCode = "status_code" }

  /// - Throws: `DecodingError` if the response is any other.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let code = try body.decode(Int.self, forKey: .statusCode)
    guard ErrorTranslation.successCodes.contains(code) else {
      throw DecodingError.dataCorruptedError(
        forKey: .statusCode, in: body, debugDescription: "\(code) is no success")
    }
  }
}
