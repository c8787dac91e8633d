import MovieEntities
import MovieLibrary
import ViperCommandLine

/// An export of a library, in our own formats or those of other programs.
///
/// Movies that exist only in the embedded catalog are left out.
struct LibraryExport {
  enum Format: String, CaseIterable { case letterboxd, json, csv }

  /// A file of an export.
  struct File: Sendable {
    /// The end of the file's name, before the extension: empty, `-2` or `-watchlist`.
    let suffix: String
    let bytes: [UInt8]
  }

  /// The size limit of a file that Letterboxd imports, in bytes.
  private static let maxPart = 1_000_000
  private static let letterboxdHeader = [
    "tmdbID", "imdbID", "Title", "Year", "Rating10", "WatchedDate", "Rewatch", "Tags", "Review",
  ]

  private let library: Library
  private let entries: [DiaryEntry]
  /// The number of half ratings that were rounded.
  private(set) var rounded = 0
  /// The number of items that the format cannot store.
  private(set) var omitted = 0

  init(_ library: Library) {
    self.library = library
    entries = library.diary.reversed().filter { !$0.viewing.movie.isInvented }
  }

  /// The number of entries, ratings, favorites and movies on the watchlist in the library.
  var count: Int {
    entries.count + movies(.rated).count + movies(.favorites).count + movies(.watchlist).count
  }

  /// The movies of a list, oldest mark first.
  private func movies(_ kind: MovieListKind) -> [(movie: Film, rating: OwnRating?)] {
    library.movies(kind).reversed().filter { !$0.movie.isInvented }
  }

  // MARK: Our own formats

  /// The events as a JSON array, one per line.
  var json: File {
    /// The IDs of the events to leave out; events that refer to them are also left out.
    var omitted: Set<String> = []
    let lines = library.compacted.compactMap { event -> String? in
      let isOmitted =
        switch event.action {
        case .unknown, .undoBatch: true
        case .edit(let id, _), .remove(let id), .undo(let id): omitted.contains(id)
        case .watch, .mark, .identify: event.movie?.isInvented == true
        }
      if isOmitted { omitted.insert(event.id) }
      return isOmitted ? nil : event.line
    }
    let text = lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    return File(suffix: "", bytes: Array(text.utf8))
  }

  var csv: File {
    var rows = [LibraryCSV.header]
    rows += entries.map { LibraryCSV.cells(.watch($0.viewing)) }
    // A rating that an entry gives its film anyway would be a second one.
    let implied = Set(
      Library(entries.map { LibraryEvent(id: $0.id, time: $0.time, .watch($0.viewing)) })
        .currentMarks)
    let marks = library.currentMarks.filter { !$0.movie.isInvented && !implied.contains($0) }
    for kind in [Mark.Kind.rating, .favorite, .watchlist] {
      rows += marks.filter { $0.value.kind == kind }.map { mark in
        LibraryCSV.cells(.mark(mark.movie, mark.value, on: mark.day))
      }
    }
    return File(suffix: "", bytes: Array(CSVText.lines(rows).utf8))
  }

  // MARK: Letterboxd

  /// Returns the diary and ratings, and the watchlist, if there is one, in a separate file.
  ///
  /// If `isSplit` is `true`, both are split into parts of at most 1 MB.
  mutating func letterboxd(isSplit: Bool) -> [File] {
    let maxPart = isSplit ? Self.maxPart : .max
    omitted = movies(.favorites).count
    var rows: [[String]] = []
    /// Each movie's rating according to the rows so far.
    var ratings: [MovieID: OwnRating] = [:]
    for entry in entries {
      let viewing = entry.viewing
      if let rating = viewing.rating { ratings[viewing.movie.id] = rating }
      rows.append(
        row(viewing.movie, viewing.rating) + [
          viewing.day?.description ?? "", "\(viewing.isRewatch)",
          viewing.tags.joined(separator: ", "), viewing.note,
        ])
    }
    for (movie, rating) in movies(.rated) where ratings[movie.id] != rating {
      rows.append(row(movie, rating) + ["", "", "", ""])
    }
    var files = Self.parts(of: rows, Self.letterboxdHeader, maxPart, suffix: "")
    let watchlist = movies(.watchlist).map { Array(row($0.movie, nil).prefix(4)) }
    if !watchlist.isEmpty {
      files += Self.parts(
        of: watchlist, Array(Self.letterboxdHeader.prefix(4)), maxPart, suffix: "-watchlist")
    }
    return files
  }

  private mutating func row(_ movie: Film, _ rating: OwnRating?) -> [String] {
    LibraryCSV.cells(movie) + [rating.map { whole($0) } ?? ""]
  }

  /// Returns a rating from 1 to 10, with halves rounded up, and counts the rounded ones.
  private mutating func whole(_ rating: OwnRating) -> String {
    let value = Int(rating.value.rounded(.up))
    if Double(value) != rating.value { rounded += 1 }
    return String(value)
  }

  /// Splits rows into files, each with the header.
  private static func parts(
    of rows: [[String]], _ header: [String], _ maxPart: Int, suffix: String
  ) -> [File] {
    let headerLine = CSVText.lines([header])
    var parts = [headerLine]
    for row in rows {
      let line = CSVText.lines([row])
      let last = parts[parts.count - 1]
      if last.utf8.count + line.utf8.count > maxPart, last != headerLine {
        parts.append(headerLine)
      }
      parts[parts.count - 1] += line
    }
    return parts.enumerated().map { index, text in
      File(suffix: suffix + (index == 0 ? "" : "-\(index + 1)"), bytes: Array(text.utf8))
    }
  }
}
