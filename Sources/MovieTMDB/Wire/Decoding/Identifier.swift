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
