import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

@Suite(.places(2))
struct PagesTests {
  /// A server with ten pages, each of which starts with `overlap` rows of the previous one.
  private func server(overlap: Int) throws -> TMDBServer {
    try TMDBServer(instead: { request in
      guard let page = request.parameter("page").flatMap({ Int($0) }) else { return nil }
      let first = (page - 1) * (20 - overlap) + 1
      return .json(
        Invented.page(from: first, number: page, pages: 10),
        ["Cache-Control": "public, max-age=9", "ETag": "W/\"\(page)\""])
    })
  }

  @Test(arguments: [(0, 5), (1, 6)])
  func `A hundred movies take five pages, or six if pages overlap, on few connections`(
    overlap: Int, requests: Int
  ) async throws {
    let server = try server(overlap: overlap)
    try await withService(server) { home in
      let run = try await Program.run(["list", "--limit", "100"], in: home, server.variables)
      #expect(run.status == 0)
      let ids = run.lines.map { $0.firstWord }
      #expect(ids == (1...100).map { "\($0)" })
      // Pages are requested in parallel and arrive in any order.
      let pages: [Int] = server.requests.compactMap { $0.parameter("page").flatMap(Int.init) }
      #expect(pages.sorted() == [Int](1...requests))
      #expect((1...8).contains(server.connections))
    }
  }

  /// Runs several programs at once: all print the same, and every file is complete.
  private func three(_ server: TMDBServer, in home: Home, _ expected: String) async throws {
    var started: [Binary.RunningProgram] = []
    for number in 1...3 {
      let words = number.isMultiple(of: 2) ? ["list"] : ["list", "--limit", "45"]
      started.append(try Binary.start(words, in: home, server.variables))
    }
    for (index, one) in started.enumerated() {
      let run = try await one.end()
      #expect(run.status == 0, "\(run)")
      #expect(run.error == "")
      let count = index.isMultiple(of: 2) ? 45 : 20
      #expect(run.lines.count == count)
      #expect(expected.hasPrefix(run.output))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: home.answers.path)
    #expect(names.count == 3)
    #expect(names.allSatisfy { $0.hasSuffix(".answer") && !$0.hasPrefix(".") })
    for page in 1...3 {
      let key = server.baseURL + "/movie/popular?page=\(page)"
      #expect(try home.cacheFolder().response(for: key) != nil)
    }
  }

  @Test(.places(4))
  func `Parallel programs don't affect each other, with an empty or full cache`() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let other = try Home()
      defer { other.remove() }
      let expected = try await Program.run(["list", "--limit", "45"], in: other).output
      try await three(server, in: home, expected)
      let asked = server.requests.count
      try await three(server, in: home, expected)
      #expect(server.requests.count == asked)
    }
  }

  @Test(.places(4))
  func `Parallel programs update the cache without corrupting it`() async throws {
    let server = try TMDBServer(maxAge: 0)
    try await withService(server) { home in
      let expected = try await Program.run(["list", "--limit", "45"], in: home, server.variables)
      try await three(server, in: home, expected.output)
      #expect(server.requests.count > 3)
      #expect(server.requests.dropFirst(3).allSatisfy { $0.headers["if-none-match"] != nil })
    }
  }
}
