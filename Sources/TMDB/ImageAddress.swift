/// The URLs of TMDB's images: the server, the size and the path (TMDB, Image Basics).
enum ImageAddress {
  /// Returns the URL of a poster, 342 pixels wide.
  ///
  /// - Parameter path: The service's `poster_path`, beginning with a slash.
  /// - Returns: The complete URL.
  static func poster(_ path: String) -> String {
    "https://image.tmdb.org/t/p/w342" + path
  }
}
