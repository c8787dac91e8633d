import MovieEntities
import MovieLibrary
import ViperCommandLine
import ViperLocalization

/// Reads files of any known format.
///
/// A file is recognized by its header, because names change. Files with the same header, such as
/// Letterboxd's `watched.csv` and `watchlist.csv`, are distinguished by name.
struct ImportReader {
  /// How to import a list whose file does not say what the list is for.
  enum ListTarget: String, CaseIterable { case watchlist, favorites, seen }

  /// The kinds of CSV files.
  enum Kind: Hashable {
    /// Our own format.
    case library
    /// Letterboxd's export.
    case diary, reviews, ratings, watched, likes, watchlist
    /// Letterboxd's format for imports.
    case letterboxd
    case letterboxdList
    case imdbRatings, imdbList
    /// A list of movies whose file name does not say what the list is for.
    case films
    /// Comments and other data without movies, which are ignored.
    case ignored
  }

  /// The error for a list without a target.
  struct NeedsTarget: Error { let file: String }

  let values: ImportedValues
  let target: ListTarget?

  /// Reads files in an order that loses no data.
  func contents(of files: ImportFiles) throws(NeedsTarget) -> ImportedContents {
    var contents = ImportedContents()
    for name in files.badNames { contents.add(.badName, name) }
    var tables: [Kind: [(file: String, table: CSVTable)]] = [:]
    for file in files.files where file.name.lowercased() != "profile.csv" {
      if let first = file.bytes.first(where: { $0 > 0x20 && $0 < 0x80 }), "[{".utf8.contains(first)
      {
        read(events: file, &contents)
        continue
      }
      guard let (kind, table) = read(file, &contents) else { continue }
      for line in table.ragged { contents.add(.ragged, file.path, line) }
      switch kind {
      case .ignored: break
      case .letterboxdList, .films, .imdbList:
        if target != nil || kind == .imdbList && Self.isWatchlist(file.name) {
          tables[kind, default: []].append((file.path, table))
        } else if files.isExport {
          contents.add(.list, file.path)
        } else {
          throw NeedsTarget(file: file.name)
        }
      case _: tables[kind, default: []].append((file.path, table))
      }
    }
    LetterboxdReader(values: values).read(tables, into: &contents)
    for (kind, tables) in tables.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      for (file, table) in tables { read(kind, table, file, into: &contents) }
    }
    return contents
  }

  private func read(events file: ImportFiles.File, _ contents: inout ImportedContents) {
    guard let (events, skipped) = LibraryEvent.events(in: file.bytes) else {
      return contents.add(.damaged, file.path)
    }
    for (line, event) in events {
      do throws(ImportedValues.Mistake) {
        try values.check(event)
        contents.events.append(event)
      } catch {
        contents.add(error.reason, file.path, line)
      }
    }
    for (line, reason) in skipped {
      contents.add(reason == .unknown ? .newerEvent : .damagedEvent, file.path, line)
    }
  }

  private func read(
    _ file: ImportFiles.File, _ contents: inout ImportedContents
  ) -> (Kind, CSVTable)? {
    do throws(CSVReader.Mistake) {
      let rows = try CSVReader.rows(of: file.bytes)
      guard let table = CSVTable(rows) else { return nil }
      if let kind = Self.kind(of: table, named: file.name) { return (kind, table) }
      // The file of a list starts with the list's name and description.
      if let start = rows.firstIndex(where: { $0.cells.first?.lowercased() == "position" }),
        let table = CSVTable(rows[start...]), let kind = Self.kind(of: table, named: file.name)
      {
        return (kind, table)
      }
      contents.add(.unknownFile, file.path)
    } catch {
      switch error {
      case .notText: contents.add(.damaged, file.path)
      case .openQuote(let line): contents.add(.damaged, file.path, line)
      case .tooLarge(let line): contents.add(.tooLarge, file.path, line)
      }
    }
    return nil
  }

  private static func isWatchlist(_ name: String) -> Bool {
    name.lowercased().contains("watchlist")
  }

  /// Returns the kind of a file, or `nil` if it is unknown.
  static func kind(of table: CSVTable, named name: String) -> Kind? {
    let name = name.lowercased()
    if table.has("kind"), table.has("title") { return .library }
    if table.has("const") {
      guard table.has("position") else { return .imdbRatings }
      let isRated = !table.rows.isEmpty && table.rows.allSatisfy { !$0["you rated"].isEmpty }
      return isRated ? .imdbRatings : .imdbList
    }
    if table.has("position"), table.has("name") { return .letterboxdList }
    if table.has("letterboxd uri"), table.has("name") {
      if table.has("review") { return .reviews }
      if table.has("watched date") { return .diary }
      if table.has("rating") { return .ratings }
      switch name {
      case "watched.csv": return .watched
      case "watchlist.csv": return .watchlist
      case "films.csv", "likes.csv": return .likes
      case _: return .films
      }
    }
    let ids = ["tmdbid", "imdbid", "letterboxduri", "url", "title"]
    if ids.contains(where: table.has), !table.has("content"), !table.has("description") {
      return isWatchlist(name) ? .watchlist : .letterboxd
    }
    return table.has("content") ? .ignored : nil
  }

  // MARK: Other formats

  private func read(
    _ kind: Kind, _ table: CSVTable, _ file: String, into contents: inout ImportedContents
  ) {
    for row in table.rows {
      let position = ImportPosition(file: file, line: row.line)
      do throws(ImportedValues.Mistake) {
        switch kind {
        case .library: contents.items += try library(row, position)
        case .imdbRatings: contents.items += try imdb(row, position, target: nil)
        case .imdbList: contents.items += try imdb(row, position, target: target ?? .watchlist)
        case .letterboxdList, .films:
          let film = try ImportedValues.film(id: nil, row["name"], row["year"])
          contents.items.append(item(film, target ?? .watchlist, nil, position))
        case _: break
        }
      } catch {
        contents.problems.append(ImportError(position: position, reason: error.reason))
      }
    }
  }

  private func item(
    _ film: ImportedFilm, _ target: ListTarget, _ source: String?, on day: Day? = nil,
    _ position: ImportPosition
  ) -> ImportedItem {
    let fact: ImportedItem.Fact =
      switch target {
      case .watchlist: .mark(.watchlist(true), on: day)
      case .favorites: .mark(.favorite(true), on: day)
      case .seen: .seen(Viewing(of: ImportedValues.unknown, on: nil, source: source))
      }
    return ImportedItem(film: film, fact: fact, position: position)
  }

  /// The IMDb title types that TMDB does not treat as movies, without blanks and hyphens.
  private static let otherTypes = ["series", "episode", "game", "podcast", "musicvideo"]

  private func imdb(
    _ row: CSVTable.Row, _ position: ImportPosition, target: ListTarget?
  ) throws(ImportedValues.Mistake) -> [ImportedItem] {
    let type = row["title type"].lowercased().filter { $0 != " " && $0 != "-" }
    if Self.otherTypes.contains(where: type.contains) {
      throw ImportedValues.Mistake(.notAMovie(row["title type"]))
    }
    let id = MovieID(row["const"]).flatMap { id -> MovieID? in
      if case .imdb = id { id } else { nil }
    }
    let film = try ImportedValues.film(id: id, row["title"], row["year"])
    let text = row["your rating"].isEmpty ? row["you rated"] : row["your rating"]
    let rating = try ImportedValues.rating(text)
    let source = id.map { "imdb:\($0)" }
    func day(_ column: String) -> Day? { values.optionalDay(row[column]) }
    // The day of a rating is not the day of a viewing.
    var items: [ImportedItem] = []
    if rating != nil { items.append(item(film, .seen, source, position)) }
    if let rating {
      items.append(
        ImportedItem(
          film: film, fact: .mark(.rating(rating), on: day("date rated")), position: position))
    }
    if let target { items.append(item(film, target, source, on: day("created"), position)) }
    return items
  }

  private func library(
    _ row: CSVTable.Row, _ position: ImportPosition
  ) throws(ImportedValues.Mistake) -> [ImportedItem] {
    let id = Int(row["tmdb"]).flatMap { $0 > 0 ? MovieID.tmdb($0) : nil } ?? MovieID(row["imdb"])
    // A film that an earlier import did not find is looked up again.
    let film =
      try row["problem"].isEmpty
      ? ImportedValues.exportedFilm(id: id, row["title"], row["year"])
      : ImportedValues.film(id: id, row["title"], row["year"])
    let rating = try ImportedValues.rating(row["rating"])
    let source = row["source"]
    let viewing = Viewing(
      of: ImportedValues.unknown, on: try values.day(row["date"]), rating: rating,
      isRewatch: row["rewatch"].lowercased() == "true",
      note: try ImportedValues.note(row.cell("note")), tags: try ImportedValues.tags(row["tags"]),
      source: source.isEmpty ? nil : source)
    let fact: ImportedItem.Fact
    switch row["kind"].lowercased() {
    case "watch": fact = .watch(viewing)
    case "seen": fact = .seen(viewing)
    case "rating":
      // An empty cell does not mean that the rating was removed.
      guard let rating else { throw ImportedValues.Mistake(.noRating) }
      fact = .mark(.rating(rating), on: viewing.day)
    case "favorite": fact = .mark(.favorite(true), on: viewing.day)
    case "watchlist": fact = .mark(.watchlist(true), on: viewing.day)
    case let kind: throw ImportedValues.Mistake(.badKind(kind))
    }
    return [ImportedItem(film: film, fact: fact, position: position)]
  }
}

extension ImportedContents {
  fileprivate mutating func add(
    _ reason: ImportError.Reason, _ file: String, _ line: Int = 0
  ) {
    problems.append(ImportError(position: ImportPosition(file: file, line: line), reason: reason))
  }
}

/// The rows of our own CSV format, which is also used for movies that were not found.
enum LibraryCSV {
  static let header = [
    "kind", "tmdb", "imdb", "title", "year", "date", "rating", "rewatch", "tags", "note", "source",
  ]

  /// Returns the cells of an item, in the order of the header.
  static func cells(_ film: ImportedFilm, _ fact: ImportedItem.Fact) -> [String] {
    var (tmdb, imdb) = ("", "")
    switch film.id {
    case .tmdb(let number): tmdb = String(number)
    case .imdb(let id): imdb = id
    case .titled, nil: break
    }
    var cells = ["", tmdb, imdb, film.title, film.year.map { "\($0)" } ?? ""]
    switch fact {
    case .watch(let viewing), .seen(let viewing):
      if case .watch = fact { cells[0] = "watch" } else { cells[0] = "seen" }
      cells += [
        viewing.day?.description ?? "", viewing.rating?.description ?? "", "\(viewing.isRewatch)",
        viewing.tags.joined(separator: ", "), viewing.note, viewing.source ?? "",
      ]
    case .mark(let mark, let day):
      cells[0] = mark.kind.rawValue
      var rating: OwnRating?
      if case .rating(let value) = mark { rating = value }
      cells += [day?.description ?? "", rating?.description ?? "", "", "", "", ""]
    }
    return cells
  }
}
