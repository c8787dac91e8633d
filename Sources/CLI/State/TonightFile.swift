import MovieEntities
import MovieLibrary
import Synchronization
import ViperCommandLine
import ViperPlatform

/// The movies that the user has skipped on a day.
private struct SkippedMovies: Codable {
  var day: String
  var skipped: [Int]

  /// Returns the movies; empty if they were skipped on another day.
  func movies(on day: Day) -> [Int] { self.day == "\(day)" ? skipped : [] }
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
  func skipped(on day: Day) async -> [Int] {
    let saved: SkippedMovies? = try? state.read(Self.name)
    return saved?.movies(on: day) ?? []
  }

  @concurrent
  func save(skipped: [Int], on day: Day) async throws(MovieError) {
    try state.change(.write, Self.name) { folder throws(SystemFileError) in
      try folder.write(
        SkippedMovies(day: "\(day)", skipped: skipped), isPretty: false, to: Self.name)
    }
  }
}

/// Stores the skipped movies in memory, for scripts.
final class MemoryTonight: TonightStore {
  private let saved = Mutex<SkippedMovies?>(nil)

  func skipped(on day: Day) async -> [Int] { saved.withLock { $0?.movies(on: day) ?? [] } }

  func save(skipped: [Int], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = SkippedMovies(day: "\(day)", skipped: skipped) }
  }
}
