import MovieEntities
import MovieTMDB
import Synchronization

/// A transport that sends at most four requests per second, as a courtesy to the service.
struct ThrottlingTransport: Transport {
  static let interval = Duration.milliseconds(250)

  var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let next = Slot()

  private final class Slot: Sendable {
    let time = Mutex(Duration.zero)
  }

  init(_ base: any Transport, clock: WallClock = WallClock()) {
    self.base = base
    self.clock = clock
  }

  func response(to request: Request) async throws(MovieError) -> Response {
    let now = clock.elapsed
    let wait = next.time.withLock { time in
      let start = max(time, now)
      time = start + Self.interval
      return start - now
    }
    if wait > .zero {
      do { try await clock.sleep(for: wait) } catch { throw .cancelled }
    }
    return try await base.response(to: request)
  }
}
