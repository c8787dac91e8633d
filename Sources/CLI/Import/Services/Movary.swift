import MovieLibrary

extension ImportFormat {
  static let movary = [
    ImportFormat(
      "movary", "title, tmdbId, imdbId, watchedAt",
      .rows { line throws(ImportLine.Mistake) in
        [
          try line.viewing(
            on: line.day("watchedat"), note: line.noteText("comment"), tags: line.tags("location"))
        ]
      }),
    ImportFormat(
      "movary", "title, tmdbId, imdbId, userRating",
      .rows { line throws(ImportLine.Mistake) in
        guard let rating = try line.rating("userrating") else { throw .init(.noRating) }
        return try line.rated(rating)
      }),
  ]
}
