import MovieLibrary

/// TMDB's own exports of ratings, favorites and the watchlist.
extension ImportFormat {
  static let tmdb = [
    ImportFormat(
      "tmdb", "TMDb ID, IMDb ID, Type, Name, Your Rating, Date Rated",
      .rows { line throws(ImportLine.Mistake) in
        try line.requireFilm(line["type"])
        if let rating = try line.rating("yourrating") {
          return try [line.viewing(on: nil)] + line.rated(rating, on: line.day("daterated"))
        }
        if line.isNamed("watchlist") { return [try line.watchlist()] }
        guard line.isNamed("favorite") else { throw .init(.list) }
        return [try line.favorite()]
      })
  ]
}
