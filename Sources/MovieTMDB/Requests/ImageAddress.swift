import MovieEntities

/// The URLs of TMDB's images: the server, the size and the path (TMDB, Image Basics).
enum ImageAddress {
  /// The base URL of the image server.
  ///
  /// TMDB's `/configuration` has the same, and is not requested.
  static let base = "https://image.tmdb.org/t/p"

  /// Returns the URL of a poster, 342 pixels wide; `nil` if the path is not a plain name of a file.
  static func poster(_ path: String) -> String? {
    self.path(path, size: .w342).map { base + $0 }
  }

  /// Returns the path of a picture below the base URL; `nil` if the service's own is not a plain
  /// name of a file: `/name.jpg`.
  static func path(_ path: String, size: PictureSize) -> String? {
    let name = path.utf8.dropFirst()
    guard path.utf8.first == UInt8(ascii: "/"), (3...255).contains(name.count),
      let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex,
      name.index(after: dot) < name.endIndex, !path.contains(".."),
      name.allSatisfy({ $0.isLetterOrDigit || "._-".utf8.contains($0) })
    else { return nil }
    return "/\(size.rawValue)\(path)"
  }
}
