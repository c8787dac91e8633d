import MovieLibrary

/// The copy of their data that TV Time sent to users on request, with times in GMT.
extension ImportFormat {
  static let tvTime = [
    ImportFormat(
      "tvtime", "movie_name, entity_type, created_at, type | type-uuid-n",
      .rows { line throws(ImportLine.Mistake) in
        try line.requireFilm(line["entitytype"])
        let time = line["createdat"]
        let day = try line.days.day(time.count == 19 ? time + "Z" : time)
        let state = line["type"].isEmpty ? line["typeuuidn"] : line["type"]
        switch state.prefix(while: { $0 != "-" }) {
        case "watch": return [try line.viewing(on: day)]
        case "rewatch": return [try line.viewing(on: day, isRewatch: true)]
        case "towatch": return [try line.watchlist(on: day)]
        case let state: throw .init(.badKind(String(state)))
        }
      }),
    ImportFormat(
      "tvtime", "created_at, series_name | tv_show_name",
      .rows { _ throws(ImportLine.Mistake) in throw .init(.notAMovie("episode")) }),
  ]
}
