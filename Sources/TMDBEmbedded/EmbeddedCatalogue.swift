import Essentials
import Fixtures

/// The movies that are part of the program.
///
/// No row is decoded here. Responses contain the rows' own bytes, and the index knows their order.
struct EmbeddedCatalogue: Sendable {
  static let shared = EmbeddedCatalogue()

  /// All films, in the order of the file.
  let movies: [EmbeddedMovie]

  private init() {
    let bytes = Data(fixture: fixture_movies())
    // A test holds that the files decode and that every row has a line of its own.
    let facts = (try? JSONDecoder().decode(Rows<EmbeddedMovie.Facts>.self, from: bytes))?.results
    movies = zip(facts ?? [], bytes.rows).map { EmbeddedMovie(facts: $0, json: $1) }
  }

  /// The answer of `/genre/movie/list`.
  static var genreList: Data { Data(fixture: fixture_genres()) }

  /// How many rows a page of the service has.
  static let pageLength = 20

  /// One page of a list, as the service words it.
  static func page(_ number: Int, of rows: [EmbeddedMovie]) -> Data {
    page(number, of: rows) { $0.json }
  }

  /// The same of anything that can be written as a row; only the rows of the page are written.
  static func page<Row>(_ number: Int, of rows: [Row], as json: (Row) -> Data) -> Data {
    let start = min((number - 1) * pageLength, rows.count)
    let shown = rows[start..<min(start + pageLength, rows.count)]
    let pages = max(1, (rows.count + pageLength - 1) / pageLength)
    var body = Data("{\"page\":\(number),\"results\":[".utf8)
    for (place, row) in shown.enumerated() {
      if place > 0 { body.append(UInt8(ascii: ",")) }
      body.append(json(row))
    }
    body.append(contentsOf: "],\"total_pages\":\(pages),\"total_results\":\(rows.count)}".utf8)
    return body
  }
}

/// The files of the catalogue wrap their rows as the service does.
struct Rows<Row: Decodable>: Decodable {
  let results: [Row]
}

extension Data {
  /// The bytes of an embedded file, not copied.
  init(fixture: FixtureBytes) {
    self.init(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: fixture.start), count: fixture.count,
      deallocator: .none)
  }

  /// The rows of a catalogue file: each stands on a line of its own, between the first and the last.
  var rows: [Data] {
    // Byte by byte over the raw buffer: `split` on Data takes a millisecond, a quarter of a start.
    let lines = withUnsafeBytes { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") {
        let end = place > start && bytes[place - 1] == UInt8(ascii: ",") ? place - 1 : place
        if end > start { lines.append(start..<end) }
        start = place + 1
      }
      return lines
    }
    return lines.dropFirst().dropLast().map { self[$0] }
  }
}
