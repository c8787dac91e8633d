import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("Filters and movies about a movie, on the wire", .places(2))
struct DiscoverOnTheWireTests {
  private static let row = #"{"id":7,"title":"Seven","genre_ids":[18]}"#

  /// Returns a page of 20 movies that says how many there are.
  private static func page(_ number: Int, of total: Int) -> String {
    let rows = (0..<20).map { #"{"id":\#((number - 1) * 20 + $0 + 1),"title":"M","genre_ids":[]}"# }
    return #"{"page":\#(number),"results":[\#(rows.joined(separator: ","))],"#
      + #""total_pages":\#((total + 19) / 20),"total_results":\#(total)}"#
  }

  @Test("The options of discover are TMDB's parameters")
  func discover() async throws {
    let server = try TMDBServer(instead: { _ in .json(Self.page(1, of: 20)) })
    try await withService(server) { home in
      let run = try await Binary.run(
        [
          "discover", "--genre", "drama|science fiction", "--year", "1920..1929", "--rating",
          "7..8,5", "--votes", "100", "--original-language", "DE", "--country", "de", "--with",
          "5,7", "--sort", "-title", "--language", "es-ES", "--region", "ES",
        ], in: home, server.variables)
      #expect(run.status == 0 && run.error.isEmpty, "\(run)")
      #expect(
        server.requests.map(\.target) == [
          "/3/discover/movie?with_genres=18%7C878&primary_release_date.gte=1920-01-01"
            + "&primary_release_date.lte=1929-12-31&vote_average.gte=7&vote_average.lte=8.5"
            + "&vote_count.gte=100&with_original_language=de&with_origin_country=DE"
            + "&with_people=5%2C7&sort_by=title.desc&page=1&language=es-ES&region=ES"
        ])
    }
  }

  @Test("An IMDb id is looked up first, and TMDB's is not")
  func related() async throws {
    let server = try TMDBServer(instead: { request in
      request.path.hasSuffix("tt0013442") ? .json(Self.row) : .json(Self.page(1, of: 20))
    })
    try await withService(server) { home in
      for words in [["similar", "tt0013442"], ["recommend", "653", "--page", "2"]] {
        let run = try await Binary.run(words, in: home, server.variables)
        #expect(run.status == 0, "\(run)")
      }
      #expect(
        server.requests.map(\.path) == [
          "/3/movie/tt0013442", "/3/movie/7/similar", "/3/movie/653/recommendations",
        ])
      #expect(server.requests.last?.parameter("page") == "2")
    }
  }

  @Test("A movie that is not there is named", arguments: ["similar", "recommend"])
  func missing(command: String) async throws {
    let server = try TMDBServer(instead: { _ in .refusal(404, code: 34) })
    try await withService(server) { home in
      let run = try await Binary.run([command, "5"], in: home, server.variables)
      #expect(run.status == 1)
      #expect(run.error == "Error: There is no movie with the id 5.\n")
    }
  }

  @Test("A movie at random is of a page that TMDB serves")
  func random() async throws {
    let server = try TMDBServer(instead: { request in
      guard let page = request.parameter("page") else {
        return .json(#"{"id":\#(request.path.split(separator: "/").last ?? ""),"title":"M"}"#)
      }
      return .json(Self.page(Int(page) ?? 1, of: 1_086_099))
    })
    try await withService(server) { home in
      for _ in 0..<5 {
        let run = try await Binary.run(["random", "--genre", "drama"], in: home, server.variables)
        #expect(run.status == 0, "\(run)")
      }
      let lists = server.requests.filter { $0.path == "/3/discover/movie" }
      #expect(lists.allSatisfy { $0.parameter("with_genres") == "18" })
      let pages = lists.compactMap { $0.parameter("page").flatMap { Int($0) } }
      #expect(pages.contains(1) && pages.contains { $0 > 1 })
      #expect(pages.allSatisfy { $0 <= 500 })
      for request in server.requests where request.path.hasPrefix("/3/movie/") {
        let id = Int(request.path.split(separator: "/").last ?? "") ?? 0
        #expect(pages.contains((id - 1) / 20 + 1))
      }
    }
  }

  @Test("Genres are asked for in the language")
  func genres() async throws {
    let server = try TMDBServer(instead: { _ in .json(#"{"genres":[{"id":27,"name":"Terror"}]}"#) })
    try await withService(server) { home in
      let run = try await Binary.run(["genres", "--language", "es-ES"], in: home, server.variables)
      #expect(run.status == 0)
      #expect(run.output == "27\tTerror\n")
      #expect(server.requests.map(\.target) == ["/3/genre/movie/list?language=es-ES"])
    }
  }
}
