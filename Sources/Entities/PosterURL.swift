extension PopularMovie {
  /// The poster, 342 pixels wide, on TMDB's image server; nothing when there is none.
  public var posterURL: String? { posterPath.map(posterAddress) }
}

extension DetailedMovie {
  /// The poster, 342 pixels wide, on TMDB's image server; nothing when there is none.
  public var posterURL: String? { posterPath.map(posterAddress) }
}

private func posterAddress(_ path: String) -> String {
  "https://image.tmdb.org/t/p/w342" + path
}
