import MovieLibrary

/// Trakt's history, ratings and watchlist, as CSV or JSON.
extension ImportFormat {
  static let trakt = [
    ImportFormat(
      "trakt",
      """
      watched_at | last_watched_at | rated_at | listed_at, type | movie | show,
      trakt | trakt_id | show trakt, tmdb | tmdb_id | show tmdb
      """,
      .rows { line throws(ImportLine.Mistake) in
        let isMovie = line["type"].isEmpty && line.has("movie")
        try line.requireFilm(isMovie ? "movie" : line["type"])
        var actions: [LibraryEvent.Action] = []
        if !line["watchedat", "lastwatchedat"].isEmpty {
          let day = try line.day("watchedat", "lastwatchedat")
          actions.append(try line.viewing(on: day, id: line["id"]))
        }
        actions += try line.rated(line.rating("rating"), on: line.day("ratedat"))
        if !line["listedat"].isEmpty {
          guard !line.isNamed("list") || line.isNamed("watchlist") else {
            throw .init(.list)
          }
          actions.append(try line.watchlist(on: line.day("listedat")))
        }
        guard actions.isEmpty else { return actions }
        throw .init(.noRating)
      })
  ]
}
