import Foundation
import Platform
import TMDB
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

extension Home {
  /// What the program has kept, read as it reads it.
  func cacheFolder() throws -> CacheFolder {
    try #require(CacheFolder(Environment(environment())))
  }

  /// Makes what is kept of a question look older.
  func age(_ key: String, by seconds: Int64) async throws {
    let folder = try cacheFolder()
    let kept = try #require(folder.response(for: key))
    await folder.keep(
      StoredResponse(
        key: key, tag: kept.tag, storedAt: kept.storedAt - seconds, maxAge: kept.maxAge,
        body: kept.body))
  }
}

@Suite("What a run keeps for the next", .places(2))
struct CachedRunTests {
  private func key(_ server: TMDBServer) -> String { server.baseURL + "/movie/popular?page=1" }

  @Test("A second list within its time asks nobody")
  func fresh() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Binary.run(["list"], in: home, server.variables)
      let second = try await Binary.run(["list"], in: home, server.variables)
      #expect(server.requests.count == 1)
      #expect(second.output == first.output)
      #expect(second.error == "")
    }
  }

  @Test("A list of which only the first page is kept is printed once")
  func partlyKept() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let whole = try await Binary.run(["list", "--limit", "45", "--source", "embedded"], in: home)
      _ = try await Binary.run(["list"], in: home, server.variables)
      let run = try await Binary.run(["list", "--limit", "45"], in: home, server.variables)
      #expect(run.output == whole.output)
      #expect(server.requests.count == 3)
    }
  }

  @Test("After its time one question asks whether it is still right")
  func stale() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Binary.run(["list"], in: home, server.variables)
      try await home.age(key(server), by: Int64(TMDBServer.usualAge))
      let second = try await Binary.run(["list"], in: home, server.variables)
      #expect(server.requests.count == 2)
      #expect(server.requests.last?.headers["if-none-match"]?.hasPrefix("W/\"") == true)
      #expect(second.output == first.output)
      #expect(second.error == "")
      let third = try await Binary.run(["list"], in: home, server.variables)
      #expect(server.requests.count == 2)
      #expect(third.output == first.output)
    }
  }

  @Test("What is shown otherwise, but asked the same, is asked once")
  func otherFormat() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      _ = try await Binary.run(["list"], in: home, server.variables)
      let json = try await Binary.run(["list", "--json"], in: home, server.variables)
      #expect(json.status == 0)
      #expect(server.requests.count == 1)
    }
  }

  @Test("Log-ins are not kept")
  func personal() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      _ = try await Binary.run(
        ["login", "--username", "user0", "--password-stdin"], in: home, server.variables,
        input: TMDBServer.password)
      for _ in 1...2 { _ = try await Binary.run(["whoami"], in: home, server.variables) }
      #expect(try home.cacheFolder().path.text == home.answers.path)
      #expect(!FileManager.default.fileExists(atPath: home.answers.path))
      #expect(server.paths.filter { $0 == "GET /account" }.count == 3)
    }
  }

  @Test(
    "When the service is gone, what is kept is shown with a note",
    arguments: [([], "TMDB cannot be reached; from the cache"), (["--offline"], "from the cache")])
  func gone(options: [String], reason: String) async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Binary.run(["list"], in: home, server.variables)
      try await home.age(key(server), by: 2 * 86_400)
      server.stop()
      let second = try await Binary.run(["list"] + options, in: home, server.variables)
      #expect(second.status == 0)
      #expect(second.output == first.output)
      #expect(second.error == "Note: \(reason), 2 days old.\n")
    }
  }

  @Test(
    "In trouble of the service's own, what is kept is shown with a note that says so",
    arguments: [500, 503])
  func trouble(status: Int) async throws {
    let calls = Counter()
    let server = try TMDBServer(instead: { _ in
      calls.next() == 0 ? nil : .refusal(status, code: 9, "Down.", ["Retry-After": "3600"])
    })
    try await withService(server) { home in
      let first = try await Binary.run(["list"], in: home, server.variables)
      try await home.age(key(server), by: 2 * 86_400)
      let second = try await Binary.run(["list"], in: home, server.variables)
      #expect(second.output == first.output)
      #expect(
        second.error
          == "Note: TMDB has trouble of its own (status \(status)); from the cache, 2 days old.\n")
    }
  }

  @Test("What is taken from the cache is a line of the log")
  func logged() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      _ = try await Binary.run(["list"], in: home, server.variables)
      let second = try await Binary.run(["list", "--debug"], in: home, server.variables)
      #expect(second.lines.count == 20)
      let line = /debug: GET \/movie\/popular\?\S+ → from the cache, \d+ s old\n/
      #expect(second.error.wholeMatch(of: line) != nil, "\(second.error)")
      #expect(server.requests.count == 1)
    }
  }

  @Test("Without the network only what is kept is shown")
  func offline() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Binary.run(["list"], in: home, server.variables)
      let second = try await Binary.run(["list", "--offline"], in: home, server.variables)
      #expect(second.status == 0)
      #expect(second.output == first.output)
      #expect(second.error == "")
      let other = try await Binary.run(["detail", "234", "--offline"], in: home, server.variables)
      #expect(other.status == 69)
      #expect(
        other.error
          == "Error: This is not in the cache, and --offline does not use the network. "
          + "Try it without --offline.\n")
      #expect(server.requests.count == 1)
    }
  }

  @Test(
    "What changes something says that it needs the network",
    arguments: [
      ["login", "--service", "guest"], ["login", "--service", "tmdb-web"], ["login"],
      ["mark", "234", "--favorite"], ["mark", "tt0010323", "--rate=8"],
    ])
  func offlineWriter(words: [String]) async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let run = try await Binary.run(words + ["--offline"], in: home, server.variables)
      #expect(run.status == 69)
      #expect(
        run.error
          == "Error: This needs the network, and --offline does not use it. "
          + "Try it without --offline.\n")
      #expect(server.requests.isEmpty)
    }
  }

  @Test("So does what belongs to one account, which is never in the cache")
  func offlineAccount() async throws {
    try await LoggedIn.with(try AccountServer()) { person in
      for words in [["list", "favorites"], ["whoami"]] {
        let run = try await person.run(words + ["--offline"])
        #expect(run.status == 69)
        #expect(
          run.error.hasPrefix("Error: This needs the network, and --offline does not use it."))
      }
    }
  }

  @Test("On the embedded catalogue nothing needs the network")
  func offlineEmbedded() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let login = try await Binary.run(
        ["login", "--username", "user0", "--password-stdin", "--offline"], in: home,
        input: "12345678")
      #expect(login.status == 0)
      let mark = try await Binary.run(["mark", "234", "--favorite", "--offline"], in: home)
      #expect(mark.status == 0)
    }
  }

  @Test("A damaged file is asked for again and replaced")
  func damaged() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      let first = try await Binary.run(["list"], in: home, server.variables)
      let name = try #require(
        try FileManager.default.contentsOfDirectory(atPath: home.answers.path).first)
      let file = home.answers.appending(path: name)
      try Data(contentsOf: file).dropLast(7).write(to: file)
      let second = try await Binary.run(["list"], in: home, server.variables)
      #expect(second.output == first.output)
      #expect(server.requests.count == 2)
      #expect(try home.cacheFolder().response(for: key(server)) != nil)
    }
  }

  @Test("A cache that cannot be written costs nothing but speed")
  func unwritable() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      try FileManager.default.createDirectory(at: home.cache, withIntermediateDirectories: false)
      try Data("a file".utf8).write(to: home.answers)
      for _ in 1...2 {
        let run = try await Binary.run(["list"], in: home, server.variables)
        #expect(run.status == 0)
        #expect(run.error == "")
      }
      #expect(server.requests.count == 2)
    }
  }

  @Test("The cache says where it lies, and is emptied")
  func command() async throws {
    let server = try TMDBServer()
    try await withService(server) { home in
      _ = try await Binary.run(["list"], in: home, server.variables)
      let path = try await Binary.run(["cache", "path"], in: home)
      #expect(path.output == home.answers.path + "\n")
      #expect(try await Binary.run(["cache", "clear"], in: home).status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.answers.path) == [])
      _ = try await Binary.run(["list"], in: home, server.variables)
      #expect(server.requests.count == 2)
    }
  }
}
