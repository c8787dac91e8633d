import MovieEntities
import Synchronization
import ViperCommandLine
import ViperPlatform

/// The movies that the user has skipped on a day.
private struct SkippedMovies: Codable {
  var day: String
  var skipped: [Int]

  /// Returns the movies, unless they are those of another day.
  func movies(on day: Day) -> [Int] { self.day == "\(day)" ? skipped : [] }
}

/// Stores the movies that the user does not want to see tonight, so that the window and the commands
/// pick the same one.
struct TonightFile: TonightStore {
  private static let name = "tonight.json"

  private let state: StateFolder

  init(_ environment: Environment) {
    // The limit is much larger than the list of a patient user.
    state = StateFolder(environment, .tonight, limit: 1 << 20)
  }

  /// Returns the movies; none if the file cannot be read, because every movie can be skipped
  /// again.
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

/// Stores the movies in memory, for scripts.
final class MemoryTonight: TonightStore {
  private let saved = Mutex<SkippedMovies?>(nil)

  func skipped(on day: Day) async -> [Int] { saved.withLock { $0?.movies(on: day) ?? [] } }

  func save(skipped: [Int], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = SkippedMovies(day: "\(day)", skipped: skipped) }
  }
}
