import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Posters over HTTP.
@Suite(.places(5))
struct PosterRunTests {
  /// Options that show pictures in a pipe, with all colors.
  private static let shown = ["--pictures", "blocks", "--color", "always", "--debug"]
  private static let terminal = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
  private static let card = "Drawn card"
  private static let attribution = "This product uses the TMDB API"

  private func withPosters(
    _ reaction: @escaping @Sendable (LoopbackRequest) -> Reaction? = { _ in nil },
    _ body: (PosterServer, Home) async throws -> Void
  ) async throws {
    let server = try PosterServer(reaction)
    let home = try Home()
    defer {
      home.remove()
      server.stop()
    }
    try await body(server, home)
  }

  private func run(
    _ words: [String], _ server: PosterServer, _ home: Home
  ) async throws -> Binary.Run {
    try await Program.run(
      words, in: home, server.variables.merging(Self.terminal) { $1 })
  }

  @Test func `A poster is requested once, without a credential, and then cached`() async throws {
    try await withPosters { server, home in
      let first = try await run(["poster", "234"] + Self.shown, server, home)
      #expect(first.status == 0)
      #expect(first.output.contains("▀"))
      #expect(first.output.contains(Self.attribution))
      #expect(!first.output.contains(Self.card))
      let request = try #require(server.requests.first)
      #expect(request.target == "/t/p/w92/poster.jpg")
      #expect(request.headers["authorization"] == nil)
      #expect(request.parameter("api_key") == nil)
      let second = try await run(["poster", "234"] + Self.shown, server, home)
      #expect(second.output == first.output)
      #expect(server.requests.count == 1)
      let offline = try await run(["poster", "234", "--offline"] + Self.shown, server, home)
      #expect(offline.output == first.output)
    }
  }

  /// The invalid posters, and the log's note about each.
  static let faults: [(name: String, note: String)] = [
    ("redirect", "invalid-response, status 302"), ("missing", "not-found"),
    ("webp", "webp, not a JPEG file"), ("damaged", "jpeg, "),
  ]

  static func reaction(_ name: String, elsewhere: String) throws -> Reaction {
    let poster = try PosterServer.poster()
    let head = ["Content-Type": "image/jpeg"]
    switch name {
    case "redirect": return .redirect(to: elsewhere + "/t/p/w92/poster.jpg")
    case "missing": return .response(404, head, [])
    case "webp":
      return .response(200, head, Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8))
    default:
      // Noise between the markers of a picture.
      let noise = (0..<900).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      return .response(200, head, poster.prefix(20) + noise + [0xFF, 0xD9])
    }
  }

  @Test(arguments: faults)
  func `An invalid poster is replaced by the reason and logged`(name: String, note: String)
    async throws
  {
    let other = try PosterServer()
    defer { other.stop() }
    let reaction = try Self.reaction(name, elsewhere: other.address)
    try await withPosters({ _ in reaction }) { server, home in
      let run = try await run(["poster", "234", "--timeout", "20"] + Self.shown, server, home)
      #expect(run.status == 0)
      #expect(!run.output.contains(Self.card))
      #expect(!run.output.contains(Self.attribution))
      #expect(run.error.contains("debug: no poster from /poster.jpg: \(note)"), "\(run.error)")
      #expect(run.output.contains("Cannot show the poster: "))
      #expect(other.requests.isEmpty)
      #expect(server.requests.count >= 1)
    }
  }

  @Test
  func `A poster is saved unchanged, in the size of its URL`()
    async throws
  {
    let bytes = try PosterServer.poster()
    try await withPosters { server, home in
      let file = home.root.appending(path: "p.jpg")
      let run = try await run(["poster", "234", "--output", file.path], server, home)
      #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
      #expect(Array(try Data(contentsOf: file)) == bytes)
      #expect(server.requests.map(\.target) == ["/t/p/w342/poster.jpg"])
      let json = try await self.run(
        ["poster", "234", "--json", "--force", "--output", file.path], server, home)
      #expect(json.output.contains("\"bytes\":\(bytes.count),"))
      #expect(json.output.contains(#""poster_url":"https://image.tmdb.org/t/p/w342/poster.jpg""#))
    }
  }

  @Test func `A failed poster is an error and leaves no file`() async throws {
    try await withPosters({ _ in .response(404, [:], []) }) { server, home in
      let file = home.root.appending(path: "p.jpg")
      let words = ["poster", "234", "--timeout", "20", "--output", file.path]
      let run = try await run(words, server, home)
      #expect(run.status == 1)
      #expect(run.error.hasPrefix("Error: "))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `An unreachable image server is reported with its variable`() async throws {
    try await withPosters { server, home in
      let variables = server.variables.merging([
        "MOVIES_IMAGE_BASE_URL": "https://host.invalid/t/p"
      ]) { $1 }
      let words = ["poster", "234", "--timeout", "5", "--output", home.root.path + "/p.jpg"]
      let run = try await Program.run(words, in: home, variables)
      #expect(run.status == 69)
      #expect(run.error.contains("MOVIES_IMAGE_BASE_URL"))
      #expect(!run.error.contains("TMDB_BASE_URL"))
    }
  }

  @Test func `In a pipe, a poster is text and a URL, and is not requested`() async throws {
    try await withPosters { server, home in
      let run = try await run(["poster", "234"], server, home)
      #expect(
        run.lines == [
          "Poster of The Cabinet of Dr. Caligari",
          "https://image.tmdb.org/t/p/w342/poster.jpg",
        ])
      #expect(server.requests.isEmpty)
    }
  }
}
