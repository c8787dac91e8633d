import MovieEntities

/// The reason why a response or a path is not taken for a picture: the cause of an error, for a log.
enum PictureFault: Error, Hashable, CustomStringConvertible {
  /// The path is not the plain name of a file.
  case badPath
  /// The response has a status other than 200, such as that of a redirect that was not followed.
  case status(Int)
  /// The file is of no format that pictures have, but a page or a message, for instance.
  case noPicture
  /// The file ends early.
  case truncated

  /// The number of bytes at the end of a JPEG file in which its end marker stands.
  ///
  /// Some programs write a few bytes behind it.
  private static let tail = 1_024

  /// Finds what is wrong with a file, or returns `nil` if it is a picture and, as far as can be
  /// told without decoding it, whole.
  init?(_ file: [UInt8], in response: Response) {
    guard let kind = PictureKind(file) else {
      self = .noPicture
      return
    }
    // The length of a compressed response is not that of the file.
    let isPacked = response.header("Content-Encoding") != nil
    let promised = isPacked ? nil : response.header("Content-Length").flatMap { Int($0) }
    let isShort = promised.map { file.count < $0 } ?? false
    guard isShort || (kind == .jpeg && !Self.hasEnd(file)) else { return nil }
    self = .truncated
  }

  var description: String {
    switch self {
    case .badPath: "not the path of a picture"
    case .status(let status): "the status \(status)"
    case .noPicture: "not a picture"
    case .truncated: "a truncated picture"
    }
  }

  /// Returns whether the end marker of JPEG stands near the end.
  ///
  /// It never occurs in the data of a picture.
  private static func hasEnd(_ file: [UInt8]) -> Bool {
    let end = file.suffix(tail)
    return zip(end, end.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }
}
