import MovieLibrary

/// Letterboxd's exports of all ages, and its format for imports, which we also write.
///
/// In `diary.csv` and `reviews.csv`, a URI identifies an entry; in the other files, it identifies a
/// film.
extension ImportFormat {
  static let letterboxd = [
    // Only a dated entry is a viewing on a day; a review may have none.
    ImportFormat(
      "letterboxd", "Name, Letterboxd URI, Watched Date",
      .rows { line throws(ImportLine.Mistake) in
        [
          try line.viewing(
            on: line.day("watcheddate"), rating: line.rating("rating", times: 2),
            isRewatch: line["rewatch"].lowercased() == "yes",
            note: HTMLText.plain(line.noteText("review")), tags: line.tags("tags"),
            id: line["letterboxduri"])
        ]
      }),
    ImportFormat(
      "letterboxd", "Name, Letterboxd URI, Rating",
      .rows { line throws(ImportLine.Mistake) in
        let rating = try line.rating("rating", times: 2)
        if line.ignoresRating { return [] }
        let seen = try line.viewing(on: nil, id: line["letterboxduri"])
        return try [seen] + line.rated(rating, on: line.day("date"))
      }),
    // Nothing but the name of the file says which list it is.
    ImportFormat(
      "letterboxd", "Name, Letterboxd URI",
      .rows { line throws(ImportLine.Mistake) in
        if line.isNamed("watchlist") {
          return [try line.watchlist(on: line.day("date"))]
        }
        if line.isNamed("watched") {
          return [try line.viewing(on: nil, id: line["letterboxduri"])]
        }
        guard line.isNamed("films") || line.isNamed("likes") || line.isIn("likes") else {
          throw .init(.list)
        }
        return [try line.favorite(on: line.day("date"))]
      }),
    ImportFormat(
      "letterboxd", "tmdbID | imdbID | LetterboxdURI | url | Title",
      optional: "Year, Directors, Rating, Rating10, WatchedDate, Rewatch, Tags, Review",
      .rows { line throws(ImportLine.Mistake) in
        if line.isNamed("watchlist") { return [try line.watchlist()] }
        let (day, note) = (try line.day("watcheddate"), try line.noteText("review"))
        let (tags, isRewatch) = (try line.tags("tags"), line["rewatch"].lowercased() == "true")
        let (rating, id) = (
          try line["rating10"].isEmpty
            ? line.rating("rating", times: 2) : line.rating("rating10"),
          line["letterboxduri", "url"]
        )
        // Without a day, the rating is the film's current one.
        if day == nil, note.isEmpty, tags.isEmpty, !isRewatch {
          // Our exports have films that are only rated, and an empty cell marks them.
          let isSeen = rating == nil || !line.has("rewatch") || !line["rewatch"].isEmpty
          return try (isSeen ? [line.viewing(on: nil, id: id)] : []) + line.rated(rating)
        }
        return [
          try line.viewing(
            on: day, rating: rating, isRewatch: isRewatch, note: note, tags: tags, id: id)
        ]
      }),
    ImportFormat("letterboxd", "Date, Name, Tags, URL, Description", .skipped(.list)),
    ImportFormat("letterboxd", "Position, Name, URL, Description", .skipped(.list)),
    ImportFormat("letterboxd", "Date, Content", .ignored),
    ImportFormat("letterboxd", "Date Joined, Username", .ignored),
  ]
}
