import Foundation
import Testing
import ViperText

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Output that is longer than the screen is shown in a pager, and only that.
@Suite(.places(2)) struct PagerTests {
  /// A pager that says what it was given, and how many lines.
  private static let counting = #"awk 'END { print "lines: " NR " " ENVIRON["LESS"] }'"#

  private static let path = ProcessInfo.processInfo.environment["PATH"]

  private func list(
    _ words: [String], rows: Int = 10, _ variables: [String: String?] = [:]
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["list", "--color", "never"] + words, rows: rows,
      environment: ["MOVIES_PAGER": Self.counting, "PATH": Self.path].merging(variables) { $1 })
  }

  @Test func `What fits on the screen is written as it is`() async throws {
    let run = try await list(["--limit", "3"])
    #expect(run.status == 0)
    #expect(run.output.lineList.count == 6)
    #expect(!run.output.contains("lines:"))
  }

  @Test(arguments: ["C", "es_ES.UTF-8"], [[], ["--limit", "20"], ["--sort", "title"]])
  func `A page fits 24 rows with the line of the shell`(
    _ locale: String, _ words: [String]
  ) async throws {
    let run = try await list(words, rows: 24, ["LANG": locale])
    #expect(run.output.lineList.count == 23)
    #expect(run.output.lineList.allSatisfy { TextWidth.of($0) <= 80 })
  }

  @Test func `What does not fit goes through the pager, whole`() async throws {
    let run = try await list(["--limit", "80"], ["PAGER": "echo other; cat > /dev/null #"])
    #expect(run.status == 0)
    #expect(run.output.lineList.first == "lines: 83 FRX")
    let other = try await list(
      ["--limit", "80"], ["MOVIES_PAGER": nil, "PAGER": "cat > /dev/null; echo other"])
    #expect(other.output.lineList == ["other"])
  }

  @Test(arguments: [
    ([], ["MOVIES_PAGER": ""]), ([], ["MOVIES_PAGER": "cat"]), (["--no-pager"], [:]),
    ([], ["TERM": "dumb"]),
    ([], ["TERM": nil]), ([], ["MOVIES_PAGER": nil, "PAGER": ""]),
  ])
  func `There is none where none is wanted`(
    _ words: [String], _ variables: [String: String?]
  ) async throws {
    let run = try await list(["--limit", "40"] + words, variables)
    #expect(run.status == 0)
    #expect(run.output.lineList.last?.hasPrefix("More:") == true)
    #expect(!run.output.contains("lines:"))
  }

  @Test func `A pager that is not there is told of, and nothing is lost`() async throws {
    let run = try await list(["--limit", "40"], ["MOVIES_PAGER": "no-such-pager -x"])
    #expect(run.output.lineList.first == "Note: the pager 'no-such-pager' is not there.")
    #expect(run.output.lineList.count == 44)
  }

  @Test func `The pager has no credential in its environment`() async throws {
    let secrets = ["TMDB_ACCESS_TOKEN": "unmistakable", "TMDB_API_KEY": "unmistakable"]
    let pager = ["MOVIES_PAGER": "cat > /dev/null; env | grep -c ^TMDB_; echo $PATH"]
    let run = try await list(
      ["--limit", "40", "--source", "embedded"], pager.merging(secrets) { $1 })
    #expect(run.output.lineList == ["0", Self.path ?? ""])
  }

  @Test func `The pager handles signals as usual`() async throws {
    let kills = [13, 25].map { "sh -c 'kill -\($0) $$'; echo $?" }
    let pager = ["MOVIES_PAGER": "cat > /dev/null; " + kills.joined(separator: "; ")]
    let run = try await list(["--limit", "40"], pager)
    #expect(run.output.lineList.filter { Int($0) != nil } == ["141", "153"], "\(run.output)")
  }

  @Test func `Whoever leaves the pager ends the program, without a word`() async throws {
    let run = try await list(["--limit", "80"], ["MOVIES_PAGER": "head -2"])
    #expect(run.status == 0)
    #expect(run.output.lineList.count == 2)
  }

  @Test func `Errors wait until the pager has been left`() async throws {
    let run = try await Terminal.run(
      ["detail", "234", "999999999", "19", "--color", "never"], rows: 10,
      environment: ["MOVIES_PAGER": "cat > /dev/null; sleep 0.3; echo left", "PATH": Self.path])
    #expect(run.status == 1)
    #expect(run.output.lineList.first == "left")
    #expect(run.output.lineList.dropFirst().first?.hasPrefix("Error: There is no movie") == true)
  }

  @Test func `An interruption is the pager's`() async throws {
    let run = try await Terminal.run(
      ["list", "--limit", "80"], rows: 10,
      environment: [
        "MOVIES_PAGER":
          "true; trap 'echo caught; exit' INT; cat > /dev/null; echo ready; while :; do sleep 0.1; done",
        "PATH": Self.path,
      ]
    ) { terminal in
      try terminal.wait(for: "ready")
      terminal.type("\u{3}")
    }
    #expect(run.status == 0)
    #expect(run.output.contains("caught"))
  }

  /// What a pager does that has the program's signal sent to it, and stays for three seconds at most.
  private static func waiting(_ signal: String) -> String {
    """
    true; trap 'echo ended; exit' TERM; cat > /dev/null; kill -\(signal) $PPID; \
    for round in 1 2 3 4 5 6; do sleep 0.5; done; echo left behind
    """
  }

  @Test(arguments: ["TERM", "HUP", "USR1", "ALRM"])
  func `A signal that ends the program ends the pager`(_ signal: String) async throws {
    let run = try await Terminal.run(
      ["-c", #""$0" list --limit 80; kill -l $?; read go"#, Binary.path], of: "/bin/sh", rows: 10,
      environment: ["MOVIES_PAGER": Self.waiting(signal), "PATH": Self.path]
    ) { terminal in
      try terminal.wait(for: "ended")
      terminal.type("\n")
    }
    #expect(run.output.contains("\(signal)\n"))
    #expect(!run.output.contains("left behind"))
  }

  @Test func `It ends a pager that is a program, not only the shell that starts it`() async throws {
    let home = try Home()
    let pager = home.path + "/pager"
    try Data(Self.waiting("TERM").utf8).write(to: URL(filePath: pager))
    let run = try await Terminal.run(
      ["-c", #""$0" list --limit 80; kill -l $?; read go"#, Binary.path], of: "/bin/sh", rows: 10,
      environment: ["MOVIES_PAGER": "sh \(pager)", "PATH": Self.path]
    ) { terminal in
      try terminal.wait(for: "ended")
      terminal.type("\n")
    }
    #expect(run.output.contains("TERM\n"))
  }

  @Test func `It ends all programs of a pager where the program is the job of a shell`()
    async throws
  {
    let run = try await Terminal.run(
      ["-c", #"set -m; "$0" list --limit 80; kill -l $?; read go"#, Binary.path], of: "/bin/sh",
      rows: 10,
      environment: ["MOVIES_PAGER": "cat | (\(Self.waiting("HUP")))", "PATH": Self.path]
    ) { terminal in
      try terminal.wait(for: "ended")
      terminal.type("\n")
    }
    #expect(run.output.contains("HUP\n"))
  }

  @Test func `Long lines count as often as they take a line`() async throws {
    let run = try await list(["--limit", "4", "--format", "tsv"], rows: 10)
    #expect(run.output.lineList.first == "lines: 4 FRX")
  }

  @Test func `The help follows the variable, and can be read without a pager`() async throws {
    let variables = ["MOVIES_PAGER": "cat > /dev/null; echo own", "PATH": Self.path]
    for words in [["help", "list"], ["list", "--help"]] {
      let run = try await Terminal.run(words, rows: 10, environment: variables)
      #expect(run.output.lineList == ["own"])
      let plain = try await Terminal.run(words + ["--no-pager"], rows: 10, environment: variables)
      #expect(plain.status == 0)
      #expect(plain.output.lineList.count > 10)
    }
  }

  @Test(arguments: [([:], "utf-8"), (["LESSCHARSET": "latin1"], "latin1")])
  func `The pager is told that the text is UTF-8, unless the person says otherwise`(
    _ variables: [String: String], _ charset: String
  ) async throws {
    let pager = ["MOVIES_PAGER": "cat > /dev/null; echo $LESSCHARSET"]
    let run = try await list(["--limit", "40"], pager.merging(variables) { $1 })
    #expect(run.output.lineList == [charset])
  }

  @Test func `A pipe has no pager`() async throws {
    let run = try await Binary.run(
      ["list", "--limit", "80"], environment: ["MOVIES_PAGER": Self.counting])
    #expect(run.output.lineList.count == 80)
  }
}
