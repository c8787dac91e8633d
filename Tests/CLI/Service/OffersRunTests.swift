import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Filtering by the user's streaming services, over HTTP.
@Suite(.places(2))
struct OffersRunTests {
  private static let german = """
    {"provider_id":337,"provider_name":"Disney Plus","display_priorities":{"DE":3}},
    {"provider_id":8,"provider_name":"Netflix","display_priorities":{"DE":0}},
    {"provider_id":11,"provider_name":"MUBI","display_priorities":{"DE":2}}
    """

  /// Every third movie is on Netflix, every fifth on MUBI with ads, and all can be bought.
  private static func offers(of movie: Int) -> String {
    let netflix = #"[{"provider_id":8,"provider_name":"Netflix"}]"#
    var kinds = [#""buy":\#(netflix)"#]
    if movie.isMultiple(of: 3) { kinds.append(#""flatrate":\#(netflix)"#) }
    if movie.isMultiple(of: 5) {
      kinds.append(#""ads":[{"provider_id":11,"provider_name":"MUBI"}]"#)
    }
    return #"{"id":\#(movie),"results":{"DE":{\#(kinds.joined(separator: ","))}}}"#
  }

  /// A service with pages of twenty, whose offers wait for a latch, if any.
  private static func server(_ latch: Latch? = nil, broken: Int = 0) throws -> TMDBServer {
    try TMDBServer(instead: { request in
      let steps = request.path.split(separator: "/")
      if request.path == "/3/watch/providers/movie" {
        return .json(#"{"results":[\#(german)]}"#)
      }
      if request.path.hasSuffix("/watch/providers"), let movie = Int(steps[2]) {
        if movie == broken { return .rejection(500, code: 11) }
        if movie == 6 { return .rejection(404, code: 34) }
        let reaction = Reaction.json(offers(of: movie))
        return latch.map(reaction.waiting) ?? reaction
      }
      guard let page = request.parameter("page").flatMap({ Int($0) }) else { return nil }
      return .json(Invented.page(from: (page - 1) * 20 + 1, number: page, pages: 9))
    })
  }

  private func run(
    _ words: [String], services: String? = nil, region: String? = "DE", broken: Int = 0,
    _ check: (TMDBServer) -> Void = { _ in }
  ) async throws -> Binary.Run {
    let server = try Self.server(broken: broken)
    return try await withService(server) { home in
      let settings = ["region": region, "services": services].compactMapValues(\.self)
      _ = try SettingsHome(
        String(decoding: JSONEncoder().encode(settings), as: UTF8.self), in: home)
      let run = try await Program.run(words, in: home, server.variables)
      check(server)
      return run
    }
  }

  @Test func `Providers are listed in the country's order`() async throws {
    let run = try await run(["providers"])
    #expect(run.output == "8\tNetflix\n11\tMUBI\n337\tDisney Plus\n")
    let json = try await self.run(["providers", "--json", "--region", "de", "--fields", "id"])
    #expect(json.output == #"{"region":"DE","results":[{"id":8},{"id":11},{"id":337}]}"# + "\n")
    let table = try await self.run(["providers", "--format", "table"])
    #expect(table.lines.first == "Streaming services and stores in DE, by JustWatch")
  }

  @Test func `Discover requests any of the services, by name or ID`() async throws {
    let words = [
      "discover", "--on", "NET flix,8,disney+,mine", "--limit", "1", "--format", "table",
      "--width", "200",
    ]
    let run = try await run(words, services: "mubi,filmin") { server in
      let request = server.requests.last
      #expect(request?.parameter("with_watch_providers") == "8|11|337")
      #expect(request?.parameter("watch_region") == "DE")
    }
    #expect(run.output.contains("Netflix, MUBI, Disney Plus"))
    #expect(run.output.contains("TMDB, JustWatch\n"))
    #expect(run.error.hasPrefix("Note: Unknown streaming service 'filmin' in DE."))
  }

  @Test(arguments: [
    ("netflx", "Did you mean 'Netflix'?"),
    ("filmin", "Unknown streaming service 'filmin' in DE."),
    ("63", "Unknown streaming service '63' in DE."),
    ("nowhere", "See 'movies-cli providers --region DE'."),
    ("a,,b", "Use a list of services"), ("mine", "config set services"),
    ((1...40).map { "s\($0)" }.joined(separator: ","), "Unknown streaming service 's1' in DE."),
  ])
  func `An unknown service is a usage error`(_ name: String, _ part: String) async throws {
    for command in ["discover", "list"] {
      let run = try await run([command, "--on", name])
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.error.contains(part), "\(run.error)")
    }
  }

  @Test(arguments: [["providers"], ["discover", "--on", "8"], ["list", "--on", "8"]])
  func `Without a country, the error names all ways to set one`(_ words: [String]) async throws {
    let run = try await run(words, region: nil) { #expect($0.requests.isEmpty) }
    #expect(run.status == 64)
    for option in ["--region CC", "config set region"] {
      #expect(run.error.contains(option))
    }
    #expect(try await self.run(words + ["--region", "GER"]).status == 64)
    let embedded = try await Program.run(words + ["--region", "DE"])
    #expect(
      embedded.status == 1 && embedded.error.contains("The built-in catalog has no streaming data"))
  }

  @Test func `Filtering by services keeps the order and requests each movie once`()
    async throws
  {
    let words = ["list", "--on", "mine", "--limit", "120", "--fields", "id"]
    let run = try await run(words, services: "netflix,mubi") { server in
      let offers = server.requests.filter { $0.path.hasSuffix("/watch/providers") }
      #expect(Set(offers.map(\.path)).count == 100 && offers.count == 100)
    }
    let ids = (1...100).filter { ($0.isMultiple(of: 3) && $0 != 6) || $0.isMultiple(of: 5) }
    #expect(run.lines == ids.map { String($0) })
    #expect(run.error == "Note: only the first 100 movies were checked; skipped: 20.\n")
    let sorted = try await self.run(
      ["list", "--on", "11", "--sort", "-title", "--format", "table", "--fields", "id"])
    #expect(sorted.lines.first == "Popular movies · 4 of 20 · MUBI in DE · TMDB, JustWatch")
    #expect(sorted.lines.dropFirst(2).prefix(4).map { $0.firstWord } == ["5", "20", "15", "10"])
    #expect(sorted.output.contains("More: --page 2"))
  }

  @Test func `At most eight requests run at once`() async throws {
    let latch = Latch()
    let server = try Self.server(latch)
    try await withService(server) { home in
      let words = ["list", "--on", "8", "--region", "DE", "--fields", "id"]
      let run = try Binary.start(words, in: home, server.variables)
      await server.arrivals(10)
      #expect(server.requests.count == 10)
      latch.open()
      #expect(try await run.end().lines == ["3", "9", "12", "15", "18"])
    }
  }

  @Test func `An empty result is reported and is not an error`() async throws {
    let none = try await run(["list", "--on", "disneyplus"])
    #expect(none.status == 0 && none.output.isEmpty)
    #expect(
      none.error == "None of the movies checked (20) can be streamed in DE on Disney Plus.\n")
    let broken = try await run(["list", "--on", "8", "--json", "--timeout", "2"], broken: 4)
    #expect(broken.status == 69 && broken.output.isEmpty)
  }
}
