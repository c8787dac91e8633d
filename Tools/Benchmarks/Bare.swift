#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// A baseline for `movies-cli list` without any architecture, which reads the rows of the catalog,
// sorts them by popularity, and prints the first twenty rows with the same fields as the program.

struct Movie: Decodable {
  let id: Int
  let title: String
  let originalTitle: String
  let overview: String
  let releaseDate: String?
  let popularity: Double
  let voteAverage: Double
  let voteCount: Int
  let genreIDs: [Int]

  enum CodingKeys: String, CodingKey {
    case id, title, overview, popularity
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case genreIDs = "genre_ids"
  }

  var row: String {
    let tenths = Int(voteAverage * 10 + 0.5)
    let rating = voteCount > 0 ? "\(tenths / 10).\(tenths % 10)" : ""
    return "\(id)\t\(title)\t\(releaseDate?.prefix(4) ?? "")\t\(rating)\t\(overview)"
  }
}

struct Movies: Decodable {
  let results: [Movie]
}

@main
struct Bare {
  static func main() throws {
    let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    let movies = try JSONDecoder().decode(Movies.self, from: data).results
    let popular = movies.sorted { ($0.popularity, $0.id) > ($1.popularity, $1.id) }
    print(popular.prefix(20).map(\.row).joined(separator: "\n"))
  }
}
