import MovieLibrary

/// IMDb's ratings, watchlist and lists of all ages.
///
/// The day of a rating is not the day of a viewing.
extension ImportFormat {
  static let imdb = [
    ImportFormat(
      "imdb", "Const, Title, Title Type",
      .rows { line throws(ImportLine.Mistake) in
        try line.requireFilm(line["titletype"])
        let rating = try line.rating("yourrating", "yourated")
        let isWatchlist = line.isNamed("watchlist")
        var actions: [LibraryEvent.Action] = []
        if rating != nil {
          // Before 2017, ratings were a list, with the day in this column.
          let isOld = line.has("yourated") && !isWatchlist
          let day = try isOld ? line.day("created") : line.day("daterated", "dateadded")
          actions = try [line.viewing(on: nil, id: line["const"])] + line.rated(rating, on: day)
        }
        if isWatchlist { actions.append(try line.watchlist(on: line.day("created"))) }
        guard actions.isEmpty else { return actions }
        throw .init(line.has("position") ? .list : .noRating)
      })
  ]
}
