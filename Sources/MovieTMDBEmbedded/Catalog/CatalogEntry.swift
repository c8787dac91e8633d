import ViperEssentials

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

  /// IMDb's identifier, if it is known.
  var imdbID: String? { fields[1].isEmpty ? nil : fields[1].text }

  /// The day of release as a row has it, which is `yyyy-MM-dd`; empty if it is not known.
  var releaseDate: String { fields[2].text }

  /// The year of release, if it is known.
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
