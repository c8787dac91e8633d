import MovieEntities
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperText

/// The facts from TMDB about the films in the library, in a file beside it.
///
/// The file is a cache with one film per line, and the last line about a film counts. It is only
/// appended to, so processes need no lock; it is replaced when most of its lines are outdated.
struct FactFile: FactStore {
  static let name = "facts.ndjson"
  /// The size limit for the file, in bytes; 10,000 films take about 6 MB.
  private static let maxBytes = 1 << 27

  private struct Line: Codable {
    struct Person: Codable {
      let id: Int
      let name, character: String
    }

    let id: Int
    let original, released: String?
    let runtime: Int?
    let genres, directors: [String]
    let cast: [Person]
    let average: Double?
    let votes: Int?
    let overview: String
    let poster: String?
  }

  private let folder: PrivateFolder?

  /// Creates the user's file.
  init(_ environment: Environment) {
    folder = environment.dataFolder.map { PrivateFolder($0) }
  }

  @concurrent
  func facts() async -> [Int: MovieFacts] {
    guard let bytes = try? folder?.read(Self.name, limit: Self.maxBytes) else { return [:] }
    var facts: [Int: MovieFacts] = [:]
    var count = 0
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      count += 1
      // A damaged line is as good as none.
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text)) else { continue }
      facts[line.id] = MovieFacts(
        originalTitle: line.original, releaseDate: line.released.flatMap { ReleaseDate($0) },
        runtime: line.runtime, genres: line.genres, directors: line.directors,
        cast: line.cast.map { CastMember(id: $0.id, name: $0.name, character: $0.character) },
        rating: line.average.flatMap { Rating(average: $0, votes: line.votes ?? 0) },
        overview: line.overview, posterURL: line.poster)
    }
    if count > 2 * facts.count + 100 { try? folder?.write(Self.lines(facts), to: Self.name) }
    return facts
  }

  func save(_ facts: [Int: MovieFacts]) {
    guard let folder,
      let file = try? folder.open(Self.name, O_WRONLY | O_CREAT | O_APPEND, checksOwner: true)
    else { return }
    defer { close(file) }
    // An incomplete line, after a full disk, is skipped like a damaged one.
    _ = Descriptor(file).write([UInt8(ascii: "\n")] + Self.lines(facts))
  }

  private static func lines(_ facts: [Int: MovieFacts]) -> [UInt8] {
    facts.sorted { $0.key < $1.key }.flatMap { id, facts in
      let line = Line(
        id: id, original: facts.originalTitle, released: facts.releaseDate?.description,
        runtime: facts.runtime, genres: facts.genres, directors: facts.directors,
        cast: facts.cast.map { .init(id: $0.id, name: $0.name, character: $0.character) },
        average: facts.rating?.average, votes: facts.rating?.votes, overview: facts.overview,
        poster: facts.posterURL)
      return Array((JSONText.encode(line, isPretty: false) + "\n").utf8)
    }
  }
}
