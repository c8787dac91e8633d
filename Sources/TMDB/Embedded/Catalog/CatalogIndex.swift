import MovieEntities
import ViperEssentials

/// The orders of the lists, and what searches and movie pages look up, so that no row has to be
/// decoded.
///
/// The script `Fixtures/Index/run` makes the file from the rows, and `CatalogIndexTests` verifies
/// that it fits them. Of a damaged file, the lines that cannot be read are skipped.
struct CatalogIndex: Sendable {
  /// The lists whose order is stored, in the order of the file's first lines.
  enum List: Int, CaseIterable {
    case popular, topRated, newest, titles, votes
  }

  /// TMDB's identifiers of all movies, in the order of the rows.
  let ids: [Int]
  private let orders: [Data]
  private let entries: [Data]

  init(_ file: Data) {
    let lines = file.parts(separatedBy: "\n").filter { !$0.isEmpty }
    orders = Array(lines.prefix(List.allCases.count))
    entries = Array(lines.dropFirst(List.allCases.count))
    // A line without an identifier keeps its place, because places are those of the rows.
    ids = entries.map { Int($0.prefix { $0 != UInt8(ascii: "\t") }.text) ?? 0 }
  }

  func order(of list: List) -> [Int] {
    guard orders.indices.contains(list.rawValue),
      let numbers = orders[list.rawValue].parts(separatedBy: "\t").last
    else { return [] }
    return CatalogEntry.numbers(numbers)
  }

  func place(of id: Int) -> Int? { ids.firstIndex(of: id) }

  /// Returns the place of a movie's row by TMDB's identifier or IMDb's, if there is such a movie.
  func place(ofPath id: String) -> Int? {
    // A path can contain anything, and a number has one spelling only.
    if let number = Int(id) { return String(number) == id ? place(of: number) : nil }
    return entries.firstIndex { CatalogEntry($0)?.imdbID == id }
  }

  /// Returns what is known of the movie that a path names; `nil` if there is no such movie.
  func entry(ofPath id: String) -> CatalogEntry? { place(ofPath: id).flatMap(entry) }

  /// Returns what is known of the movie whose row is at a place; `nil` if there is no such row.
  func entry(at place: Int) -> CatalogEntry? {
    entries.indices.contains(place) ? CatalogEntry(entries[place]) : nil
  }
}

/// An entry of the catalog's index, about one movie.
///
/// Each value is read from its field on demand, because most requests need few of them.
struct CatalogEntry {
  private let fields: [Data]

  /// Creates an entry from a line of the index, or returns `nil` if the line is not an entry.
  init?(_ line: Data) {
    fields = line.parts(separatedBy: "\t")
    guard fields.count == 10 else { return nil }
  }

  var id: Int { Int(fields[0].text) ?? 0 }

  var imdbID: String? { fields[1].isEmpty ? nil : fields[1].text }

  /// The day of release as a row has it, which is `yyyy-MM-dd`; empty if it is not known.
  var releaseDate: String { fields[2].text }

  var year: Int? { Int(fields[2].prefix(4).text) }

  /// The genres as a movie page has them, which is a JSON array.
  var genres: Data { fields[3] }

  /// The identifiers of the movies that are most similar, the best first.
  var similar: [Int] { Self.numbers(fields[4]) }

  /// The words of the title and the original title, as `SearchText` returns them.
  var words: [String] { fields[5].parts(separatedBy: " ").map(\.text) }

  var genreIDs: [Int] { Self.numbers(fields[6]) }

  var originalLanguage: String { fields[7].text }

  /// The average of the votes; 0 if there are none.
  var voteAverage: Double { Double(fields[8].text) ?? 0 }

  var voteCount: Int { Int(fields[9].text) ?? 0 }

  /// Returns the numbers of a field, which are separated by spaces.
  static func numbers(_ field: Data) -> [Int] {
    field.parts(separatedBy: " ").compactMap { Int($0.text) }
  }
}
