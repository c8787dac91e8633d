import MovieLibrary

extension ImportFormat {
  static let simkl = [
    ImportFormat(
      "simkl", "simkl_id, Type, Title, Watchlist, WatchedDate, Rating, Memo",
      .rows { line throws(ImportLine.Mistake) in
        try line.requireFilm(line["type"])
        let (day, rating) = (try line.day("watcheddate"), try line.rating("rating"))
        switch line["watchlist"].lowercased() {
        case "completed":
          return try line.viewings(on: day, rating: rating, note: line.noteText("memo"))
        case "plan to watch":
          return try [line.watchlist(on: day)] + line.rated(rating)
        case let state:
          guard rating != nil else { throw .init(.badKind(state)) }
          return try line.rated(rating)
        }
      })
  ]
}
