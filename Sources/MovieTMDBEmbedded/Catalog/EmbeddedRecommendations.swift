/// The recommendations for a movie, which the catalog derives from genres and votes.
enum EmbeddedRecommendations {
  /// The maximum number of recommendations.
  private static let most = 20

  /// Returns the movies with a genre in common, the best rated first.
  static func movies(for movie: CatalogEntry, in index: CatalogIndex) -> [Int] {
    let genres = Set(movie.genreIDs)
    let others = index.order(of: .topRated).filter { id in
      guard id != movie.id, let other = index.place(of: id).flatMap(index.entry) else {
        return false
      }
      return other.genreIDs.contains(where: genres.contains)
    }
    return Array(others.prefix(most))
  }
}
