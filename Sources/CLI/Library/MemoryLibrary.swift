import MovieEntities
import MovieLibrary
import MovieTMDB
import Synchronization
import ViperPlatform

/// A library in memory, for scripts, which is empty at first and has the IDs 1, 2 and so on.
final class MemoryLibrary: LibraryStore {
  private let contents = Mutex(Library())
  private let clock: WallClock

  init(clock: WallClock) { self.clock = clock }

  func library() async throws(MovieError) -> Library { contents.withLock { $0 } }

  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    let time = clock.secondsSince1970
    return contents.withLock { library in
      let first = library.events.count
      for action in make(library) {
        let id = String(library.events.count + 1)
        library.append([library.event(action, id: id, at: time, today: Today.gmt(clock).day)])
      }
      return (library, Array(library.events.dropFirst(first)))
    }
  }
}

/// The source of the current day, for the diary.
struct Today: Sendable {
  private let days: @Sendable () -> Int

  /// The current day.
  var day: Day { Day(daysSince1970: days()) }

  /// The day in the user's time zone, which `TZ` or the system determines.
  static let local = Today {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    // The clock may be far off; later, days have no valid dates.
    return (min(max(Int(now), -62_135_500_000), 253_402_200_000) + parts.tm_gmtoff) / 86_400
  }

  /// Returns the day in GMT according to a clock, such as a script's.
  static func gmt(_ clock: WallClock) -> Today {
    Today { Int(clock.secondsSince1970 / 86_400) }
  }
}
