import Foundation
import MovieEntities
import MovieTMDB
import Synchronization
import Testing
import Viper
import ViperTesting

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// The courtesy to TMDB of commands that send many requests.
struct ThrottlingTransportTests {
  /// A transport that answers at once, and records the times of the requests.
  private final class Recording: Transport {
    let baseURL = "https://here.example"
    let times = Mutex<[Duration]>([])
    private let clock: WallClock

    init(_ clock: WallClock) { self.clock = clock }

    func response(to request: Request) async throws(MovieError) -> Response {
      times.withLock { $0.append(clock.elapsed) }
      return Response(status: 200, body: Data())
    }
  }

  @Test func `At most four requests are sent per second`() async throws {
    let clock = WallClock(on: ImmediateClock())
    let base = Recording(clock)
    let transport = ThrottlingTransport(base, clock: clock)
    for _ in 0..<9 { _ = try await transport.response(to: .get("/x")) }
    let times = base.times.withLock { $0 }
    #expect(times.count == 9)
    // Any five requests take at least a second, and no request waits for longer than that needs.
    #expect(zip(times, times.dropFirst(4)).allSatisfy { $1 - $0 >= .seconds(1) })
    #expect(times.last == .seconds(2))
  }
}
