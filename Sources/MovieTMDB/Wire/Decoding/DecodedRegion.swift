import ViperEssentials

extension JSONDecoder {
  /// Creates a decoder of responses.
  ///
  /// - Parameter region: The country whose part of a response is decoded. A movie page has parts
  ///   for more than a hundred countries, and one of them is shown.
  convenience init(region: String?) {
    self.init()
    if let region, let key = CodingUserInfoKey.region { userInfo[key] = region }
  }
}

extension Decoder {
  /// The country whose part of the response is decoded, if one was named.
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
