import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Watch providers and certifications, over HTTP.
@Suite(.places(2))
struct WatchRunTests {
  private static let link = "https://www.themoviedb.org/movie/1/watch?locale=US"
  private static let body = """
    {"id":1,"title":"One","imdb_id":"tt0000001","release_date":"2001-02-03","overview":"",
    "videos":{"results":[{"site":"YouTube","key":"a b","type":"Trailer","name":"Bad"},
    {"site":"YouTube","key":"k-_1","type":"Trailer","name":"Good"}]},
    "release_dates":{"results":[
    {"iso_3166_1":"DE","release_dates":[{"certification":"12","type":3}]},
    {"iso_3166_1":"US","release_dates":[{"certification":"","type":1},
    {"certification":"NR","type":4},{"certification":"PG-13","type":3}]},
    {"iso_3166_1":"FR","release_dates":[{"certification":"","type":3}]}]},
    "watch/providers":{"results":{
    "DE":{"link":"https://www.themoviedb.org/movie/1/watch?locale=DE",
    "ads":[{"provider_name":"Joyn"}]},
    "US":{"link":"\(link)","buy":[{"provider_name":"Apple TV"}],
    "rent":[{"provider_name":"Apple TV"},{"provider_id":7},{"provider_name":"A\\tB\\u001b"}],
    "flatrate":[{"provider_name":"Netflix","display_priority":0}],
    "free":[{"provider_name":"Kanopy"}]}}}}
    """

  private func run(
    _ words: [String], _ body: String = Self.body, _ check: (TMDBServer) -> Void = { _ in }
  ) async throws -> Binary.Run {
    let server = try TMDBServer(instead: { _ in .json(body) })
    let home = try Home()
    defer {
      home.remove()
      server.stop()
    }
    let run = try await Program.run(words, in: home, server.variables)
    check(server)
    return run
  }

  @Test func `Each offer is a line, free ones first`() async throws {
    let run = try await run(["watch", "1"]) { server in
      #expect(server.requests.count == 1)
      #expect(
        server.requests.first?.parameter("append_to_response")
          == "credits,videos,similar,watch/providers,release_dates")
    }
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output == "stream\tNetflix\nfree\tKanopy\nrent\tApple TV\nrent\tA B\nbuy\tApple TV\n")
  }

  @Test func `JSON has the URL and the attribution`() async throws {
    let run = try await run(["watch", "tt0000001", "--region", "DE", "--json"])
    #expect(run.status == 0)
    #expect(
      run.output == #"{"attribution":"Data by JustWatch","id":1,"#
        + #""link":"https://www.themoviedb.org/movie/1/watch?locale=DE","#
        + #""offers":[{"kind":"ads","provider":"Joyn"}],"region":"DE"}"# + "\n")
  }

  @Test func `--fields and --sort work as in every command`() async throws {
    let fields = try await run(["watch", "1", "--fields", "provider", "--sort", "provider"])
    #expect(fields.lines == ["A B", "Apple TV", "Apple TV", "Kanopy", "Netflix"])
    let page = try await run(["detail", "1", "--fields", "imdb_id,certification"])
    #expect(page.output == "imdb_id\ttt0000001\ncertification\tPG-13\n")
  }

  @Test func `At a terminal, the data is attributed`() async throws {
    let run = try await run(["watch", "1", "--format", "table", "--region", "DE"])
    #expect(run.lines.first == "One (2001)")
    #expect(run.output.contains("Where to watch in DE, by JustWatch\n"))
    #expect(run.lines.contains("https://www.themoviedb.org/movie/1/watch?locale=DE"))
    #expect(run.lines.last == "With ads  Joyn")
  }

  @Test(arguments: [
    body, #"{"id":1,"title":"One"}"#, #"{"id":1,"title":"One","watch/providers":7}"#,
  ])
  func `In a pipe, an empty result prints only a note`(body: String)
    async throws
  {
    let run = try await run(["watch", "1", "--region", "FR"], body)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("No offers found for One in FR."))
  }

  @Test func `Only a link that a browser can open is shown`() async throws {
    let body = Self.body.replacing(Self.link, with: "javascript:alert(1)")
    let run = try await run(["watch", "1", "--json"], body)
    #expect(run.output.contains(#""link":null"#))
  }
}
