import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("What people type, on the wire", .places(2))
struct WordingOnTheWireTests {
  static let searches = [
    ("caligari", "caligari"), ("the  general ", "the%20general"),
    ("a&b=c #1 100% +", "a%26b%3Dc%20%231%20100%25%20%2B"), ("café", "caf%C3%A9"),
    ("cafe\u{301}", "cafe%CC%81"), ("потёмкин", "%D0%BF%D0%BE%D1%82%D1%91%D0%BC%D0%BA%D0%B8%D0%BD"),
    ("映写機", "%E6%98%A0%E5%86%99%E6%A9%9F"), ("a/b?c;d:e@f", "a%2Fb%3Fc%3Bd%3Ae%40f"),
    ("~a-b_c.d", "~a-b_c.d"), ("%2B", "%252B"),
    ("\"'<>[]{}|\\^`", "%22%27%3C%3E%5B%5D%7B%7D%7C%5C%5E%60"),
  ]

  @Test("A search is sent as it was typed, escaped once", arguments: searches)
  func search(term: String, escaped: String) async throws {
    let server = try TMDBServer(instead: { _ in
      .json(#"{"page":1,"results":[],"total_pages":0,"total_results":0}"#)
    })
    try await withService(server) { home in
      let run = try await Binary.run(["search", term], in: home, server.variables)
      #expect(run.status == 0)
      #expect(run.output == "" && run.error == "")
      #expect(server.requests.map(\.target) == ["/3/search/movie?query=\(escaped)&page=1"])
    }
  }

  @Test("A language and a country go where TMDB looks for them")
  func language() async throws {
    let lines = [
      (["list"], "/3/movie/popular?language=es-ES&page=1&region=ES"),
      (["list", "trending"], "/3/trending/movie/day?language=es-ES&page=1"),
      (["search", "x"], "/3/search/movie?query=x&language=es-ES&page=1&region=ES"),
    ]
    let server = try TMDBServer()
    try await withService(server) { home in
      for (words, target) in lines {
        let run = try await Binary.run(
          words + ["--language", "es-ES", "--region", "ES"], in: home, server.variables)
        #expect(run.status == 0, "\(run)")
        let names = { (text: String) in Set(text.split { "?&".contains($0) }) }
        #expect(names(server.requests.last?.target ?? "") == names(target))
      }
      let run = try await Binary.run(
        ["detail", "234", "--language", "es-ES", "--region", "ES"], in: home, server.variables)
      #expect(run.status == 0)
      #expect(server.requests.last?.path == "/3/movie/234")
      #expect(server.requests.last?.parameter("language") == "es-ES")
    }
  }

  @Test("Lists of one's own are in the language too")
  func ownList() async throws {
    try await LoggedIn.with(AccountServer()) { person in
      let run = try await person.run(["list", "favorites", "--language", "es-ES"])
      #expect(run.status == 0)
      #expect(person.server.requests.map { $0.parameter("language") } == ["es-ES"])
    }
  }

  @Test("Unless told no language is sent, whatever the locale")
  func unlessTold() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(
        ["list"], in: home, server.variables.merging(["LANG": "es_ES.UTF-8"]) { $1 })
      #expect(run.status == 0)
      #expect(server.requests.map(\.target) == ["/3/movie/popular?page=1"])
    }
  }

  @Test("Answers in two languages are kept apart")
  func cached() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      for language in ["es-ES", "en-US", "es-ES"] {
        _ = try await Binary.run(["list", "--language", language], in: home, server.variables)
      }
      #expect(server.requests.map { $0.parameter("language") } == ["es-ES", "en-US"])
    }
  }

  @Test(
    "What is no language or country is a usage error, and nothing is asked",
    arguments: [
      ("--language", "spanish", "a language such as es, es-ES or en-US"),
      ("--region", "ESP", "a country such as ES or US"),
    ])
  func bad(option: String, value: String, kind: String) async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      for words in [["list"], ["search", "x"], ["detail", "234"]] {
        let run = try await Binary.run(words + [option, value], in: home, server.variables)
        #expect(run.status == 64)
        #expect(
          run.error.hasPrefix("Error: The value '\(value)' of '\(option)' is not \(kind).\n"))
      }
      #expect(server.requests.isEmpty)
    }
  }
}
