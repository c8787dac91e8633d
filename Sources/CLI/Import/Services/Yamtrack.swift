import MovieLibrary

extension ImportFormat {
  static let yamtrack = [
    ImportFormat(
      "yamtrack", "media_id, source, media_type, title, score, status, end_date",
      .rows { line throws(ImportLine.Mistake) in
        try line.requireFilm(line["mediatype"])
        var line = line
        if line["source"] == "tmdb" { line.tmdbColumn = "mediaid" }
        let rating = try line.rating("score")
        switch line["status"].lowercased() {
        case "completed":
          return try line.viewings(
            on: line.day("enddate", "watchdate", "startdate"), rating: rating,
            note: line.noteText("notes"))
        case "planning": return try [line.watchlist()] + line.rated(rating)
        case let state:
          guard rating != nil else { throw .init(.badKind(state)) }
          return try line.rated(rating)
        }
      })
  ]
}
