/// The name and the version of the program.
enum About {
  static let name = "movies-cli"
  static let version = "0.3.0"
  /// The value of the `User-Agent` header that the program sends to the service.
  static let userAgent = "\(name)/\(version)"
  /// The sentence that TMDB requires beside its data and pictures (TMDB, FAQ, Attribution).
  static let attribution =
    "This product uses the TMDB API but is not endorsed or certified by TMDB."
}
