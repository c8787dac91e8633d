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

/// Imports with TMDB as the source.
struct ImportTMDBTests {
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

  @Test(.places(2)) func `An interrupted import continues when it is repeated`() async throws {
    let isDown = Mutex(true)
    let server = try TMDBServer { request in
      let isLater = request.parameter("query") == "Faust"
      return isLater && isDown.withLock({ $0 }) ? .rejection(401, code: 7) : nil
    }
    try await withService(server) { home in
      let path = home.path + "/diary.csv"
      let text =
        "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        + ["Metropolis,1927", "Nosferatu,1922", "Faust,1926", "Metropolis,1927"].enumerated()
        .map { "2026-01-01,\($1),https://boxd.it/\($0),4,,,2026-01-0\($0 + 1)\n" }.joined()
      try Data(text.utf8).write(to: URL(filePath: path))
      let first = try await Binary.run(["import", path], in: home, server.variables)
      // The import fails like the request that failed.
      let search = try await Binary.run(["search", "Faust"], in: home, server.variables)
      #expect((first.status, first.output) == (search.status, ""))
      #expect(first.status != 0)
      let requests = server.paths.count
      #expect(first.error.contains("Run the command again"), "\(first.error)")
      let diary = ["diary", "--fields", "title"]
      #expect(
        try await Binary.run(diary, in: home, server.variables).output == "Nosferatu\nMetropolis\n")
      isDown.withLock { $0 = false }
      let second = try await Binary.run(
        ["import", path, "--fields", "new,known,not_found"], in: home, server.variables)
      #expect(second.output == "new\t2\nknown\t2\nnot_found\t0\n", "\(second.error)")
      // The last entry is of a known movie, so it needs no request.
      #expect(
        server.paths.dropFirst(requests) == ["GET /search/movie"], "\(server.paths)")
    }
  }
}
