import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// `drive`, used by another program.
@Suite(.places(3)) struct DriveTests {
  private func documents(_ run: Binary.Run) throws -> [[String: Any]] {
    try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func screens(_ run: Binary.Run) throws -> [String] {
    try documents(run).map { document in
      let error = (document["error"] as? [String: Any])?["message"] as? String
      return error ?? (document["screen"] as? [String: Any])?["name"] as? String ?? "none"
    }
  }

  private func drive(
    _ words: String..., lines: [String], home: Home? = nil, variables: [String: String] = [:]
  ) async throws -> Binary.Run {
    try await Program.run(
      ["drive"] + words, environment: variables.mapValues { $0 },
      input: .text(lines.joined(separator: "\n")), home: home)
  }

  @Test(arguments: [["--clock", "virtual"], ["--clock", "real"], []])
  func `A movie can be found and marked`(_ words: [String]) async throws {
    let lines = [
      "open login", "type username \"user0\"", "secret password $PASSWORD", "submit",
      "open list", "search \"caligari\"\r", "select row 1", "activate favorite",
      "expect \"favorite\"", "expect leaks 0",
    ]
    let run = try await Program.run(
      ["drive"] + words, environment: ["PASSWORD": "12345678"],
      input: .text(lines.joined(separator: "\n")))
    #expect((run.status, run.error) == (0, ""))
    #expect(
      try screens(run) == [
        "login", "login", "login", "home", "list", "list", "detail", "detail", "detail", "detail",
      ])
    #expect(!run.output.contains("12345678"))
  }

  @Test func `A real clock uses the command line's service, a virtual one does not`()
    async throws
  {
    let person = try await Person(loggedInAs: "user0")
    let lines = ["open detail 234", "activate favorite"]
    let apart = try await drive("--clock", "virtual", lines: lines, home: person.home)
    #expect(try screens(apart) == ["detail", "detail"])
    #expect(try await person.marks("234").contains("\"favorite\":true") == false)
    #expect(try screens(try await drive(lines: lines, home: person.home)) == ["detail", "detail"])
    #expect(try await person.marks("234").contains("\"favorite\":true"))
  }

  @Test func `Marks without a login are not added to the user's library`() async throws {
    let home = try Home()
    let lines = ["open detail 234", "activate favorite", "expect /^favorite/", "log movie 234"]
    let run = try await drive(lines: lines, home: home)
    #expect(try screens(run) == ["detail", "detail", "detail", "detail"])
    #expect(try FileManager.default.subpathsOfDirectory(atPath: home.path) == [])
  }

  @Test func `Requests are counted below the cache and can be made to fail`()
    async throws
  {
    let server = try TMDBServer()
    try await withService(server) { home in
      let lines = [
        "open list", "open list", "fail next offline", "open detail 234", "activate retry",
        "fail next 500 x2", "open person 910000003",
      ]
      let run = try await drive(lines: lines, home: home, variables: server.variables)
      #expect(run.status == 0)
      let documents = try documents(run)
      #expect(documents.map { $0["requests"] as? Int } == [1, 1, 1, 2, 3, 3, 6])
      #expect(server.requests.count == 3)
    }
  }

  @Test func `The session continues after a line that is too long or not UTF-8`()
    async throws
  {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let bytes =
      Array("open list\n".utf8) + long + Array("\n".utf8) + [0xFF, 0xC0, 0x0A] + Array("next".utf8)
    let run = try await Program.run(["drive", "--clock", "virtual"], input: .bytes(bytes))
    #expect(run.status == 0)
    #expect(
      try screens(run) == [
        "list", "This line is longer than 4096 bytes.", "This line is not UTF-8 text.", "list",
      ])
  }

  @Test func `End of input ends the session, even during an action`() async throws {
    let run = try await drive(lines: ["start open list"])
    #expect((run.status, run.lines.count, run.error) == (0, 1, ""))
    let none = try await Program.run(["drive"])
    #expect((none.status, none.output, none.error) == (0, "", ""))
    let closed = try await Binary.run(["drive"], input: .closed)
    #expect(closed.status == 66)
    #expect(closed.error == "Error: Cannot read standard input: Bad file descriptor.\n")
  }

  @Test func `Closing the input right after a response ends the session`() async throws {
    let environment = try Home().environment([:])
    let endings = try await withThrowingTaskGroup(of: [Ending: Int].self) { group in
      for worker in 0..<3 {
        group.addTask {
          var endings: [Ending: Int] = [:]
          for seed in Effort.seeds(12, of: 20_000) where seed % 3 == worker {
            let ending = try await blocking {
              let (input, output) = (try OpenFile.pipe(), try OpenFile.pipe())
              let child = try Child(
                Binary.path, ["drive", "--clock", "virtual"], environment: environment,
                streams: [.file(input.read), .file(output.write), .path("/dev/null")])
              output.write.close()
              _ = input.write.write(Array("next\n".utf8)[...])
              _ = output.read.read()
              input.write.close()
              _ = try child.wait(reading: [])
              return child.reap()
            }
            endings[ending, default: 0] += 1
          }
          return endings
        }
      }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    #expect(Array(endings.keys) == [0])
    #expect(endings[0] == Array(Effort.seeds(12, of: 20_000)).count)
  }

  @Test(arguments: [false, true])
  func `A closed output ends the session silently`(_ ignoresBrokenPipes: Bool) async throws {
    let run = try await Binary.run(
      ["drive"], input: .text("open list\nnext\n"), output: .gone,
      ignoresBrokenPipes: ignoresBrokenPipes)
    #expect(run.status == 141 || run.status == .signalled(SIGPIPE))
    #expect(run.error.isEmpty)
  }

  @Test func `Output that cannot be written is an error`() async throws {
    let run = try await Binary.run(
      ["drive"], input: .text("open list\n"), output: .path("/dev/full"))
    #expect(run.status == 74)
  }

  @Test func `Ctrl-C ends the session silently, even during a request`() async throws {
    let server = try TMDBServer(instead: { _ in .hang })
    try await withService(server) { home in
      let run = try await Terminal.run(["drive"], environment: server.variables, home: home) {
        terminal in
        terminal.type("open list\n")
        try terminal.wait(until: { server.requests.count == 1 })
        terminal.type("\u{3}")
      }
      #expect(run.status == 130 || run.status == .signalled(SIGINT))
      #expect(!run.output.contains("Error"))
    }
  }

  @Test func `An unknown clock is rejected`() async throws {
    let run = try await Program.run(["drive", "--clock", "vitual"])
    #expect(run.status == 64)
    #expect(run.error.contains("virtual"))
  }
}
