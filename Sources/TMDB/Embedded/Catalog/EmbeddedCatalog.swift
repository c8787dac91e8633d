import CMovieFixtures
import ViperEssentials

/// The movies that are part of the program.
///
/// No row is decoded here. Responses contain the rows' own bytes, and the index knows their order.
struct EmbeddedCatalog: Sendable {
  static let shared = EmbeddedCatalog()

  let index = CatalogIndex(Data(fixture: fixture_index()))
  private let rows = Data(fixture: fixture_movies()).rows

  private init() {}

  /// The response of `/genre/movie/list`.
  static var genreList: Data { Data(fixture: fixture_genres()) }

  static let pageLength = 20

  func row(of id: Int) -> Data? {
    index.place(of: id).flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }

  /// Returns one page of a list of the catalog's movies, as the service sends it.
  func page(_ number: Int, of ids: [Int]) -> Data {
    Self.page(number, of: ids) { row(of: $0) }
  }

  /// Returns one page of any values, of which only those of the page are written.
  static func page<Row>(_ number: Int, of rows: [Row], as json: (Row) -> Data?) -> Data {
    let start = min((number - 1) * pageLength, rows.count)
    let shown = rows[start..<min(start + pageLength, rows.count)].compactMap(json)
    let pages = max(1, (rows.count + pageLength - 1) / pageLength)
    var body = Data()
    body.append("{\"page\":\(number),\"results\":[")
    for (place, row) in shown.enumerated() {
      if place > 0 { body.append(UInt8(ascii: ",")) }
      body.append(row)
    }
    body.append("],\"total_pages\":\(pages),\"total_results\":\(rows.count)}")
    return body
  }
}

extension EmbeddedCatalog {
  /// Returns a movie page with `credits`, `videos` and the requested parts, if there is such a movie.
  func detail(_ id: String, with parts: String) -> Data? {
    let details = Data(fixture: fixture_details()).rows
    guard let place = index.place(ofPath: id), let entry = index.entry(at: place),
      let row = row(of: entry.id), details.indices.contains(place),
      let comma = details[place].firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    // Both are objects: one is written without its closing brace, one without the opening one and `id`.
    var body = row.dropLast()
    body.append(details[place][comma...].dropLast())
    body.append(",\"genres\":")
    body.append(entry.genres)
    if parts.split(separator: ",").contains("similar") {
      body.append(",\"similar\":")
      body.append(page(1, of: entry.similar))
    }
    body.append(UInt8(ascii: "}"))
    return body
  }
}
