import MovieEntities
import MovieLibrary

/// The table that `export csv` writes.
extension ImportFormat {
  static let ownTable = [
    ImportFormat(
      Library.tableSource, "kind, title",
      .rows { line throws(ImportLine.Mistake) in
        let (day, rating) = (try line.day("date"), try line.rating("rating"))
        switch line["kind"].lowercased() {
        case "watch", "seen":
          let viewing = Viewing(
            of: try line.film(), on: day, rating: rating,
            isRewatch: line["rewatch"].lowercased() == "true", note: try line.noteText("note"),
            tags: try line.tags("tags"), source: line["source"].isEmpty ? nil : line["source"])
          return [.watch(viewing)]
        case "rating":
          // An empty cell does not mean that the rating was removed.
          guard let rating else { throw .init(.noRating) }
          return try line.rated(rating, on: day)
        case "favorite": return [try line.favorite(on: day)]
        case "watchlist": return [try line.watchlist(on: day)]
        case let kind: throw .init(.badKind(kind))
        }
      })
  ]
}

/// The rows of our own table.
enum LibraryCSV {
  static let header = [
    "kind", "tmdb", "imdb", "title", "year", "date", "rating", "rewatch", "tags", "note", "source",
  ]

  /// Returns the cells of a viewing or mark, in the order of the header.
  static func cells(_ action: LibraryEvent.Action) -> [String] {
    switch action {
    case .watch(let viewing, _):
      ["watch"] + cells(viewing.movie) + [
        viewing.day?.description ?? "", viewing.rating?.description ?? "", "\(viewing.isRewatch)",
        viewing.tags.joined(separator: ", "), viewing.note, viewing.source ?? "",
      ]
    case .mark(let movie, let mark, let day, _):
      [mark.kind.rawValue] + cells(movie) + [
        day?.description ?? "", mark.rating?.description ?? "", "", "", "", "",
      ]
    case .edit, .remove, .identify, .undo, .undoBatch, .unknown: []
    }
  }

  static func cells(_ movie: Film) -> [String] {
    let imdb = if case .imdb(let id) = movie.id { id } else { "" }
    let tmdb = movie.id.tmdb.map { "\($0)" } ?? ""
    return [tmdb, imdb, movie.title, movie.year.map { "\($0)" } ?? ""]
  }
}

extension Mark {
  fileprivate var rating: OwnRating? { if case .rating(let rating) = self { rating } else { nil } }
}
