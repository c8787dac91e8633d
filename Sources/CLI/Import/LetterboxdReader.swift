import MovieEntities
import MovieLibrary
import ViperCommandLine

/// Reads the files that Letterboxd exports, and those that it imports.
///
/// In `diary.csv` and `reviews.csv`, a URI identifies an entry; in the other files, it identifies a
/// film. So the files are joined by title and year.
struct LetterboxdReader {
  typealias Tables = [ImportReader.Kind: [(file: String, table: CSVTable)]]

  /// A film as identified in these files.
  private struct FilmName: Hashable {
    let title, year: String

    init(_ row: CSVTable.Row) {
      (title, year) = (row["name"].isEmpty ? row["title"] : row["name"], row["year"])
    }
  }

  let values: ImportedValues

  /// Adds the items: diary entries, movies seen on unknown days, ratings, likes and the watchlist.
  func read(_ tables: Tables, into contents: inout ImportedContents) {
    var reviews: [String: (row: CSVTable.Row, file: String)] = [:]
    var order: [String] = []
    for (file, table) in tables[.reviews] ?? [] {
      for row in table.rows where reviews[Self.key(row)] == nil {
        reviews[Self.key(row)] = (row, file)
        order.append(Self.key(row))
      }
    }
    var (seen, counts): (Set<FilmName>, [String: Int]) = ([], [:])
    func add(_ row: CSVTable.Row, _ file: String, review: CSVTable.Row?) {
      seen.insert(FilmName(row))
      // An entry without a URI is identified by its film and day, which several entries may share.
      let key = Self.key(row)
      counts[key, default: 0] += 1
      let source = "letterboxd:" + key + (counts[key] == 1 ? "" : " #\(counts[key] ?? 0)")
      contents.add(row, file) { () throws(ImportedValues.Mistake) in
        [.watch(try viewing(row, note: review?.cell("review") ?? "", source: source))]
      }
    }
    forEach(.diary, tables) { row, file in
      add(row, file, review: reviews.removeValue(forKey: Self.key(row))?.row)
    }
    for (row, file) in order.compactMap({ reviews[$0] }) { add(row, file, review: row) }
    for kind in [ImportReader.Kind.watched, .ratings] {
      forEach(kind, tables) { row, file in
        guard seen.insert(FilmName(row)).inserted else { return }
        let source = "letterboxd:" + Self.key(row)
        contents.add(row, file) {
          [.seen(Viewing(of: ImportedValues.unknown, on: nil, source: source))]
        }
      }
    }
    readImportFormat(tables, into: &contents)
    forEach(.ratings, tables) { row, file in
      contents.add(row, file) { () throws(ImportedValues.Mistake) in
        guard let rating = try ImportedValues.rating(row["rating"], times: 2) else { return [] }
        return [.mark(.rating(rating), on: values.optionalDay(row["date"]))]
      }
    }
    forEach(.likes, tables) { row, file in
      contents.add(row, file) { [.mark(.favorite(true), on: values.optionalDay(row["date"]))] }
    }
    forEach(.watchlist, tables) { row, file in
      contents.add(row, file) { [.mark(.watchlist(true), on: values.optionalDay(row["date"]))] }
    }
  }

  private func forEach(
    _ kind: ImportReader.Kind, _ tables: Tables, _ act: (CSVTable.Row, String) -> Void
  ) {
    for (file, table) in tables[kind] ?? [] {
      for row in table.rows { act(row, file) }
    }
  }

  private static func key(_ row: CSVTable.Row) -> String {
    let uri = row["letterboxd uri"]
    guard uri.isEmpty else { return uri }
    return [row["name"], "(\(row["year"]))", row["watched date"]].joined(separator: " ")
  }

  private func viewing(
    _ row: CSVTable.Row, note: String, source: String
  ) throws(ImportedValues.Mistake) -> Viewing {
    Viewing(
      of: ImportedValues.unknown, on: try values.day(row["watched date"]),
      rating: try ImportedValues.rating(row["rating"], times: 2),
      isRewatch: row["rewatch"].lowercased() == "yes", note: try ImportedValues.note(note),
      tags: try ImportedValues.tags(row["tags"]), source: source)
  }

  /// Reads files in Letterboxd's import format, which we also write.
  private func readImportFormat(_ tables: Tables, into contents: inout ImportedContents) {
    /// A rating without a day is the film's current one, and not older than those with days.
    var lastDays: [FilmName: Day] = [:]
    forEach(.letterboxd, tables) { row, _ in
      guard let day = values.optionalDay(row["watcheddate"]) else { return }
      lastDays[FilmName(row)] = max(lastDays[FilmName(row)] ?? day, day)
    }
    forEach(.letterboxd, tables) { row, file in
      contents.add(row, file) { () throws(ImportedValues.Mistake) in
        let rating =
          row["rating10"].isEmpty
          ? try ImportedValues.rating(row["rating"], times: 2)
          : try ImportedValues.rating(row["rating10"])
        let uri = row["letterboxduri"].isEmpty ? row["url"] : row["letterboxduri"]
        let viewing = Viewing(
          of: ImportedValues.unknown, on: try values.day(row["watcheddate"]), rating: rating,
          isRewatch: row["rewatch"].lowercased() == "true",
          note: try ImportedValues.note(row.cell("review")),
          tags: try ImportedValues.tags(row["tags"]),
          source: uri.isEmpty ? nil : "letterboxd:" + uri)
        if viewing.day != nil || !viewing.note.isEmpty { return [.watch(viewing)] }
        return [.seen(viewing)]
          + (rating.map { [.mark(.rating($0), on: lastDays[FilmName(row)])] } ?? [])
      }
    }
  }
}

extension ImportedContents {
  /// Adds the items of a row, or the problem if the row is invalid.
  fileprivate mutating func add(
    _ row: CSVTable.Row, _ file: String,
    _ facts: () throws(ImportedValues.Mistake) -> [ImportedItem.Fact]
  ) {
    let position = ImportPosition(file: file, line: row.line)
    do throws(ImportedValues.Mistake) {
      let title = row["name"].isEmpty ? row["title"] : row["name"]
      let tmdb = Int(row["tmdbid"]).flatMap { $0 > 0 ? MovieID.tmdb($0) : nil }
      let id = tmdb ?? MovieID(row["imdbid"])
      // Only exports for Letterboxd, such as ours, have this column.
      let film =
        try row.has("tmdbid")
        ? ImportedValues.exportedFilm(id: id, title, row["year"])
        : ImportedValues.film(id: id, title, row["year"])
      let facts = try facts()
      items += facts.map { ImportedItem(film: film, fact: $0, position: position) }
    } catch {
      problems.append(ImportError(position: position, reason: error.reason))
    }
  }
}
