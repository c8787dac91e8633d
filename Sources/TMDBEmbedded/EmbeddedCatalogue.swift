import Fixtures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The films that are part of the program, read once.
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
    let start = min((number - 1) * pageLength, rows.count)
    let shown = rows[start..<min(start + pageLength, rows.count)]
    let pages = max(1, (rows.count + pageLength - 1) / pageLength)
    var body = Data("{\"page\":\(number),\"results\":[".utf8)
    body.append(contentsOf: shown.map(\.json).joined(separator: Data(",".utf8)))
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
    split(separator: UInt8(ascii: "\n")).dropFirst().dropLast().map { line in
      line.last == UInt8(ascii: ",") ? line.dropLast() : line
    }
  }
}
