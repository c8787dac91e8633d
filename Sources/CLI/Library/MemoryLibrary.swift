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

  func merge(
    _ rows: [ImportedRow], events: [LibraryEvent]
  ) async throws(MovieError) -> LibraryMerge {
    let time = clock.secondsSince1970
    return try contents.withLock { library throws(MovieError) in
      let batch = "import \(library.events.count + 1)"
      let merge = try LibraryMerge(rows, events: events, into: library, at: time, batch: batch)
      library.append(merge.events)
      return merge
    }
  }
}

/// The source of the current day, and of the days of times, for the diary.
struct Today: Sendable {
  private let clock: @Sendable () -> Int64
  private let zone: @Sendable (_ seconds: Int64) -> Int

  /// The current day.
  var day: Day { day(at: clock()) }

  /// Returns the day of a time in seconds since January 1, 1970, 00:00 GMT.
  func day(at seconds: Int64) -> Day {
    // The clock may be far off; later, days have no valid dates.
    let seconds = min(max(seconds, -62_135_500_000), 253_402_200_000)
    let days = Double(Int(seconds) + zone(seconds)) / 86_400
    return Day(daysSince1970: Int(days.rounded(.down)))
  }

  /// The day in the user's time zone, which `TZ` or the system determines.
  static let local = Today(clock: { Int64(time(nil)) }) { seconds in
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    return parts.tm_gmtoff
  }

  /// Returns the day in GMT according to a clock, such as a script's.
  static func gmt(_ clock: WallClock) -> Today {
    Today(clock: { clock.secondsSince1970 }, zone: { _ in 0 })
  }
}
