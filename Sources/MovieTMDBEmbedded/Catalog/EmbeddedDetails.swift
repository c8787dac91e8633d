import CMovieFixtures
import ViperEssentials

extension EmbeddedCatalog {
  /// Returns a movie page as the service sends it: the movie's row, the details, which include
  /// `credits` and `videos` in any case, and the requested parts; `nil` if there is no such movie.
  func detail(_ id: String, with parts: String) -> Data? {
    let details = Data(fixture: fixture_details()).rows
    guard let place = index.place(ofPath: id), let entry = index.entry(at: place),
      let row = row(of: entry.id), details.indices.contains(place),
      let comma = details[place].firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    // Both rows are objects. The first is written without its closing brace, and the second without
    // its opening brace and its `id`.
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
