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

  /// Returns the identifiers of all movies in the order of a list.
  func order(of list: List) -> [Int] {
    guard orders.indices.contains(list.rawValue),
      let numbers = orders[list.rawValue].parts(separatedBy: "\t").last
    else { return [] }
    return CatalogEntry.numbers(numbers)
  }

  /// Returns the place of a movie's row; `nil` if there is no such movie.
  func place(of id: Int) -> Int? { ids.firstIndex(of: id) }

  /// Returns the place of the row of a movie that a path names, by TMDB's identifier or IMDb's;
  /// `nil` if there is no such movie.
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
