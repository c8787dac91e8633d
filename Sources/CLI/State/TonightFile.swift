import MovieEntities
import MovieLibrary
import Synchronization
import ViperCommandLine
import ViperPlatform

/// The movies that the user has skipped on a day.
private struct SkippedMovies: Codable {
  private let day: String
  private let movies: [String]

  init(_ movies: [MovieID], on day: Day) {
    self.day = "\(day)"
    self.movies = movies.map(\.description)
  }

  /// Returns the movies; empty if they were skipped on another day.
  func movies(on day: Day) -> [MovieID] {
    self.day == "\(day)" ? movies.compactMap(MovieID.described) : []
  }
}

/// Stores the movies that the user has skipped, so that the window and the commands pick the same
/// movie.
struct TonightFile: TonightStore {
  private static let name = "tonight.json"

  private let state: StateFolder

  init(_ environment: Environment) {
    // The limit is much larger than any real list.
    state = StateFolder(environment, .tonight, limit: 1 << 20)
  }

  /// Returns the movies; empty if the file cannot be read, because the user can skip them again.
  func skipped(on day: Day) async -> [MovieID] {
    let saved: SkippedMovies? = try? state.read(Self.name)
    return saved?.movies(on: day) ?? []
  }

  @concurrent
  func save(skipped: [MovieID], on day: Day) async throws(MovieError) {
    try state.change(.write, Self.name) { folder throws(SystemFileError) in
      try folder.write(SkippedMovies(skipped, on: day), isPretty: false, to: Self.name)
    }
  }
}

/// Stores the skipped movies in memory, for scripts.
final class MemoryTonight: TonightStore {
  private let saved = Mutex<SkippedMovies?>(nil)

  func skipped(on day: Day) async -> [MovieID] { saved.withLock { $0?.movies(on: day) ?? [] } }

  func save(skipped: [MovieID], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = SkippedMovies(skipped, on: day) }
  }
}
