import MovieEntities
import MovieLibrary
import MovieTMDBEmbedded
import ViperCommandLine

/// A kind of file that a service exports.
///
/// A file is recognized by the names of its columns. To add a service, add a file in `Services`, and
/// its formats to `all`.
struct ImportFormat: Sendable {
  /// What a file of the format contains.
  enum Contents: Sendable {
    /// Rows, each of which becomes viewings and marks of a film.
    case rows(@Sendable (ImportLine) throws(ImportLine.Mistake) -> [LibraryEvent.Action])
    /// Something that cannot be imported.
    case skipped(ImportError.Reason)
    /// Comments and other data without movies.
    case ignored
  }

  /// All formats that are recognized.
  static let all =
    ownTable + letterboxd + imdb + trakt + simkl + movary + yamtrack + tmdb + tvTime + netflix

  /// The name of the service in lowercase, which imported entries and marks have as their source.
  let service: String
  /// The columns that a file must have; of a group of columns, it must have one.
  private let required: [[String]]
  /// Whether a file must not have other columns.
  private let isExact: Bool
  private let optional: Set<String>
  let contents: Contents

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - service: The name of the service in lowercase.
  ///   - columns: The columns that a file must have, separated by commas; alternatives are separated
  ///     by `|`.
  ///   - optional: If given, the only other columns that a file may have.
  ///   - contents: What a file contains.
  init(_ service: String, _ columns: String, optional: String? = nil, _ contents: Contents) {
    self.service = service
    self.contents = contents
    required = columns.split(separator: ",").map { group in
      group.split(separator: "|").map { CSVTable.name(String($0)) }
    }
    isExact = optional != nil
    self.optional = Set(
      (optional ?? "").split(separator: ",").map { CSVTable.name(String($0)) })
  }

  private func matches(_ names: Set<String>) -> Bool {
    required.allSatisfy { $0.contains(where: names.contains) }
      && (!isExact || names.subtracting(required.joined()).isSubset(of: optional))
  }

  /// Returns the format of a file with the given columns.
  ///
  /// - Throws: A mistake if there is none, or if the columns fit several services.
  static func format(of names: Set<String>) throws(ImportLine.Mistake) -> ImportFormat {
    let formats = all.filter { $0.matches(names) }
    guard let format = formats.first else { throw .init(.unknownFile) }
    if let other = formats.first(where: { $0.service != format.service }) {
      throw .init(.severalServices("\(format.service), \(other.service)"))
    }
    return format
  }
}

/// A row of a file of another service.
struct ImportLine {
  struct Mistake: Error {
    let reason: ImportError.Reason
    /// The line, if it is not that of the row.
    let line: Int

    init(_ reason: ImportError.Reason, line: Int = 0) { (self.reason, self.line) = (reason, line) }
  }

  let row: CSVTable.Row
  let days: ImportedDays
  let service: String
  /// The path of the file, in lowercase, in which folders and archives may have any name.
  let path: String
  /// The column with the TMDB ID.
  var tmdbColumn = "tmdbid"
  /// Whether the rating is invalid and is read as if it were missing.
  var ignoresRating = false

  /// Returns the first of some columns that is not empty.
  subscript(_ names: String...) -> String { first(of: names) }

  private func first(of names: [String]) -> String {
    names.lazy.map { row[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// Returns whether the file's name contains a word.
  func isNamed(_ word: String) -> Bool { path.split(separator: "/").last?.contains(word) == true }

  /// Returns whether the file is in a folder with a name.
  func isIn(_ folder: String) -> Bool {
    path.split(separator: "/").dropLast().last.map(String.init) == folder
  }

  /// Returns whether there is a column with a name.
  func has(_ name: String) -> Bool { row.has(name) }

  // MARK: The film

  private var title: String { Film.cleanTitle(self["title", "name", "moviename"]) }

  /// The year at the start of a text such as `1927` or `2013–2023`, if any.
  private var year: Int? {
    Int(self["year", "releasedate"].prefix(4)).flatMap { Film.years.contains($0) ? $0 : nil }
  }

  /// The film: as the built-in catalog knows it or, if it does not, as the row names it.
  func film() throws(Mistake) -> Film {
    guard title.utf8.count <= Viewing.maxTitle else { throw Mistake(.longTitle) }
    let name = try name()
    let known = EmbeddedCatalog.films[name]
    if name.tmdb == nil, let known { return known }
    if case .titled = name { return Film(title: title, year: year) }
    return Film(
      id: name, title: title.isEmpty ? known?.title ?? name.description : title,
      year: year ?? known?.year)
  }

  /// Returns the film as the row names it: by ID or, without one, by title and year.
  private func name() throws(Mistake) -> MovieID {
    if let number = Int(self[tmdbColumn, "tmdb"]), number > 0 { return .tmdb(number) }
    if let imdb { return imdb }
    guard !title.isEmpty else { throw Mistake(.noTitle) }
    return .titled(TitleKey(title, year: year))
  }

  private var imdb: MovieID? {
    MovieID(self["imdbid", "imdb", "const"]).flatMap { id in
      if case .imdb = id { id } else { nil }
    }
  }

  /// The letters of the types that are films, in the languages of IMDb's exports.
  private static let filmTypes: Set<String> = [
    "movie", "film", "tvmovie", "tvspecial", "short", "tvshort", "video", "featurefilm",
    "shortfilm", "documentary", "filmtv", "corto", "specialetv", "kurzfilm", "película",
    "cortometraje",
  ]

  /// Checks that a type is one of those that are known to be films.
  func requireFilm(_ type: String) throws(Mistake) {
    guard Self.filmTypes.contains(type.lowercased().filter(\.isLetter)) else {
      throw Mistake(.notAMovie(type))
    }
  }

  // MARK: Values

  /// Returns the day in the first of some columns that is not empty; `nil` if it is unknown.
  func day(_ names: String...) throws(Mistake) -> Day? {
    try days.day(first(of: names))
  }

  /// Returns the rating in a column, multiplied by `factor`; `nil` if it is empty.
  func rating(_ names: String..., times factor: Double = 1) throws(Mistake) -> OwnRating? {
    let text = first(of: names)
    if text.isEmpty || ignoresRating { return nil }
    guard let number = Double(text.replacing(",", with: ".")),
      let rating = OwnRating(number * factor)
    else { throw Mistake(.badRating(text)) }
    return rating
  }

  func noteText(_ name: String) throws(Mistake) -> String {
    let text = row.cell(name)
    // Replacing takes seconds in a huge text; at most, it halves the size.
    guard text.utf8.count <= 2 * Viewing.maxNote else { throw Mistake(.longNote) }
    let note = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    guard note.utf8.count <= Viewing.maxNote else { throw Mistake(.longNote) }
    return note
  }

  func tags(_ name: String) throws(Mistake) -> [String] {
    guard row[name].utf8.count <= Viewing.maxTags else { throw Mistake(.longTags) }
    return Viewing.tags(row[name])
  }

  // MARK: Actions

  /// Returns a viewing; `id` is the entry's ID in the service.
  func viewing(
    on day: Day?, rating: OwnRating? = nil, isRewatch: Bool = false, note: String = "",
    tags: [String] = [], id: String = ""
  ) throws(Mistake) -> LibraryEvent.Action {
    .watch(
      Viewing(
        of: try film(), on: day, rating: rating, isRewatch: isRewatch, note: note, tags: tags,
        source: id.isEmpty ? service : "\(service):\(id)"))
  }

  /// Returns a viewing; if its day is unknown, the rating is not part of it.
  func viewings(
    on day: Day?, rating: OwnRating?, note: String
  ) throws(Mistake) -> [LibraryEvent.Action] {
    if day != nil { return [try viewing(on: day, rating: rating, note: note)] }
    return try [viewing(on: nil, note: note)] + rated(rating)
  }

  /// Returns a rating, if any.
  func rated(
    _ rating: OwnRating?, on day: Day? = nil
  ) throws(Mistake) -> [LibraryEvent.Action] {
    guard let rating else { return [] }
    return [.mark(try film(), .rating(rating), on: day, source: service)]
  }

  func favorite(on day: Day? = nil) throws(Mistake) -> LibraryEvent.Action {
    .mark(try film(), .favorite(true), on: day, source: service)
  }

  func watchlist(on day: Day? = nil) throws(Mistake) -> LibraryEvent.Action {
    .mark(try film(), .watchlist(true), on: day, source: service)
  }

  /// Returns an action as a row of the file with a number.
  func row(_ action: LibraryEvent.Action, file: Int) throws(Mistake) -> ImportedRow {
    ImportedRow(
      action, name: try name(), imdb: imdb, knowsRewatch: row.has("rewatch"),
      isEntry: service == Library.tableSource, file: file)
  }
}
