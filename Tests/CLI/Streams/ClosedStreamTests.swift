import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Every command with any of the standard streams closed: the exit code is the same, and no opened
/// file replaces a stream.
@Suite(.places(2)) struct ClosedStreamTests {
  /// The streams that are closed.
  struct Closed: CustomTestStringConvertible {
    let input: Bool
    let output: Bool
    let error: Bool

    static let all = (0..<8).map {
      Closed(input: $0 & 1 != 0, output: $0 & 2 != 0, error: $0 & 4 != 0)
    }

    var testDescription: String {
      (input ? "<&- " : "") + (output ? ">&- " : "") + (error ? "2>&-" : "")
    }
  }

  private struct Line {
    let words: [String]
    let status: Int32
    var reads = false
    var writes = true

    func status(_ closed: Closed) -> Int32 {
      if reads, closed.input { return 66 }
      return writes && closed.output ? 74 : status
    }
  }

  private static let lines = [
    Line(words: ["list"], status: 0),
    Line(words: ["search", "kid", "--json"], status: 0),
    Line(words: ["detail", "234"], status: 0),
    Line(words: ["detail", "1"], status: 1, writes: false),
    Line(words: ["mark", "234", "--favorite"], status: 0, writes: false),
    Line(words: ["mark", "234", "--rate", "11"], status: 64, writes: false),
    Line(words: ["list", "favorites"], status: 0),
    Line(words: ["whoami"], status: 0),
    Line(words: ["play", "-"], status: 0, reads: true, writes: false),
    Line(words: ["play", "nothing.script"], status: 66, writes: false),
    Line(words: ["cache", "path"], status: 0),
    Line(words: ["cache", "clear"], status: 0, writes: false),
    Line(words: ["completions", "bash"], status: 0),
    Line(words: ["help"], status: 0),
    Line(words: ["--version"], status: 0),
    Line(words: ["lst"], status: 64, writes: false),
  ]

  private func run(
    _ words: [String], _ closed: Closed, _ home: Home, environment: [String: String?] = [:],
    input: ChildProgram.Input = .nothing
  ) async throws -> Binary.Run {
    try await Binary.run(
      words, environment: environment, input: closed.input ? .closed : input,
      output: closed.output ? .closed : .kept, error: closed.error ? .closed : .kept, home: home)
  }

  @Test(arguments: Closed.all)
  func `With closed streams, every command keeps its exit code and files`(
    _ closed: Closed
  ) async throws {
    let person = try await Person(loggedInAs: "user0")
    for line in Self.lines {
      let run = try await run(line.words, closed, person.home)
      #expect(run.status == .exited(line.status(closed)), "\(line.words) \(run)")
    }
    let usual = try await Person(loggedInAs: "user0")
    try await usual.mark("234", "--favorite")
    #expect(try Self.timeless(person.home.files()) == Self.timeless(usual.home.files()))
    #expect(try await run(["logout"], closed, person.home).status == 0)
  }

  /// Returns the files without the time at which a session was created.
  private static func timeless(_ files: [String: Data]) -> [String: String] {
    files.mapValues {
      String(decoding: $0, as: UTF8.self).replacing(/"started_at" *: *[0-9]+/, with: "")
    }
  }

  @Test(arguments: Closed.all)
  func `With closed streams, a TMDB command keeps its exit code and files`(_ closed: Closed)
    async throws
  {
    let server = try TMDBServer()
    defer { server.stop() }
    let home = try Home()
    let variables = server.variables.mapValues { Optional($0) }
    let list = try await run(["list"], closed, home, environment: variables)
    #expect(list.status == (closed.output ? 74 : 0), "\(list)")
    let login = try await run(
      ["login", "--username", "user0", "--password-stdin"], closed, home, environment: variables,
      input: .text(TMDBServer.password))
    #expect(login.status == (closed.input ? 64 : closed.output ? 74 : 0), "\(login)")
  }
}
