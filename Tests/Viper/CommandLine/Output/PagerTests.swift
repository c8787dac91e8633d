import Foundation
import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// Only output longer than the screen is shown in a pager.
@Suite(.places(2)) struct PagerTests {
  /// A pager that prints its options and the number of lines.
  private static let counting = #"awk 'END { print "lines: " NR " " ENVIRON["LESS"] }'"#

  private static let path = ProcessInfo.processInfo.environment["PATH"]

  /// Lists 80 teas with a heading, on a terminal with ten rows.
  private func list(
    _ words: [String] = [], _ variables: [String: String?] = [:]
  ) async throws -> Terminal.Run {
    try await TeaHome().terminal(
      ["list", "--color", "never"] + words, rows: 10,
      ["PAGER": Self.counting, "PATH": Self.path].merging(variables) { $1 })
  }

  @Test func `Output that fits on the screen is printed directly`() async throws {
    // The tenth row is for the shell prompt.
    let run = try await list(["--limit", "8"])
    #expect(run.status == 0)
    #expect(run.output.lineList.count == 9)
    #expect(!run.output.contains("lines:"))
    #expect(try await list(["--limit", "9"]).output.lineList == ["lines: 10 FRX"])
  }

  @Test func `The setting overrides the variable`() async throws {
    let home = try TeaHome(settings: #"{"pager": "cat > /dev/null; echo other"}"#)
    let run = try await home.terminal(
      ["list"], rows: 10, ["PAGER": Self.counting, "PATH": Self.path])
    #expect(run.output.lineList == ["other"])
  }

  @Test(arguments: [
    ([], ["PAGER": ""]), ([], ["PAGER": "cat"]), (["--no-pager"], [:]),
    ([], ["TERM": "dumb"]), ([], ["TERM": nil]),
  ])
  func `Paging can be turned off`(
    _ words: [String], _ variables: [String: String?]
  ) async throws {
    let run = try await list(words, variables)
    #expect(run.status == 0)
    #expect(run.output.lineList.count == 81)
    #expect(run.output.lineList.last?.hasPrefix("Tea 80") == true)
  }

  @Test func `A missing pager is reported, and the output is printed`() async throws {
    let run = try await list([], ["PAGER": "no-such-pager -x"])
    #expect(run.output.lineList.first == "Note: pager 'no-such-pager' not found.")
    #expect(run.output.lineList.count == 82)
  }

  @Test func `The pager's environment contains no credential`() async throws {
    let variables = [
      "TEA_TOKEN": "unmistakable",
      "PAGER": "cat > /dev/null; env | grep -c ^TEA_TOKEN; echo $PATH",
    ]
    let run = try await list([], variables)
    #expect(run.output.lineList == ["0", Self.path ?? ""])
  }

  @Test func `The pager has default signal handlers`() async throws {
    let kills = [13, 25].map { "sh -c 'kill -\($0) $$'; echo $?" }
    let pager = ["PAGER": "cat > /dev/null; " + kills.joined(separator: "; ")]
    let run = try await list([], pager)
    #expect(run.output.lineList.filter { Int($0) != nil } == ["141", "153"], "\(run.output)")
  }

  @Test func `Quitting the pager ends the program silently`() async throws {
    let run = try await list([], ["PAGER": "head -2"])
    #expect(run.status == 0)
    #expect(run.output.lineList.count == 2)
  }

  @Test func `Errors are printed after the pager has quit`() async throws {
    let teas = (4...14).map { "Tea \($0)" } + ["Mate", "Tea 15"]
    let run = try await TeaHome().terminal(
      ["steep", "--color", "never"] + teas, rows: 10,
      ["PAGER": "cat > /dev/null; sleep 0.3; echo left", "PATH": Self.path])
    #expect(run.status == 1)
    #expect(run.output.lineList == ["left", "Error: There is no such tea."])
  }

  @Test func `Ctrl-C goes to the pager`() async throws {
    let pager =
      "true; trap 'echo caught; exit' INT; cat > /dev/null; echo ready; "
      + "while :; do sleep 0.1; done"
    let run = try await TeaHome().terminal(
      ["list"], rows: 10, ["PAGER": pager, "PATH": Self.path]
    ) { terminal in
      try terminal.wait(for: "ready")
      terminal.type("\u{3}")
    }
    #expect(run.status == 0)
    #expect(run.output.contains("caught"))
  }

  /// A pager that sends the program a signal, and exits after at most three seconds.
  private static func waiting(_ signal: String) -> String {
    """
    true; trap 'echo ended; exit' TERM; cat > /dev/null; kill -\(signal) $PPID; \
    for round in 1 2 3 4 5 6; do sleep 0.5; done; echo left behind
    """
  }

  /// Runs a shell line with a pager, and types a key once the pager has ended.
  private func ended(
    _ line: String, _ pager: String, home: TeaHome? = nil
  ) async throws -> String {
    let home = try home ?? TeaHome()
    return try await home.terminal(
      shell: line, rows: 10, ["PAGER": pager, "PATH": Self.path]
    ) { terminal in
      try terminal.wait(for: "ended")
      terminal.type("\n")
    }.output
  }

  @Test(arguments: ["TERM", "HUP", "USR1", "ALRM"])
  func `A signal that ends the program ends the pager`(_ signal: String) async throws {
    let output = try await ended(#""$0" list; kill -l $?; read go"#, Self.waiting(signal))
    #expect(output.contains("\(signal)\n"))
    #expect(!output.contains("left behind"))
  }

  @Test func `A signal ends the pager itself, not only its shell`() async throws {
    let home = try TeaHome()
    let pager = home.path + "/pager"
    try Data(Self.waiting("TERM").utf8).write(to: URL(filePath: pager))
    let output = try await ended(
      #""$0" list; kill -l $?; read go"#, "sh \(pager)", home: home)
    #expect(output.contains("TERM\n"))
  }

  @Test func `A signal ends all processes of a pager in a shell job`()
    async throws
  {
    let output = try await ended(
      #"set -m; "$0" list; kill -l $?; read go"#, "cat | (\(Self.waiting("HUP")))")
    #expect(output.contains("HUP\n"))
  }

  @Test func `A long line counts as the rows it takes on the screen`() async throws {
    let run = try await TeaHome().terminal(
      ["list", "--limit", "6", "--width", "80"], columns: 8, rows: 10,
      ["PAGER": Self.counting, "PATH": Self.path])
    #expect(run.output.lineList == ["lines: 7 FRX"])
  }

  @Test func `The help follows the variable and can be read without a pager`() async throws {
    let variables = ["PAGER": "cat > /dev/null; echo own", "PATH": Self.path]
    for words in [["help", "list"], ["list", "--help"]] {
      let run = try await TeaHome().terminal(words, rows: 10, variables)
      #expect(run.output.lineList == ["own"])
      let plain = try await TeaHome().terminal(words + ["--no-pager"], rows: 10, variables)
      #expect(plain.status == 0)
      #expect(plain.output.lineList.count > 10)
    }
  }

  @Test(arguments: [([:], "utf-8"), (["LESSCHARSET": "latin1"], "latin1")])
  func `The pager's character set is UTF-8 unless the user sets another`(
    _ variables: [String: String], _ charset: String
  ) async throws {
    let pager = ["PAGER": "cat > /dev/null; echo $LESSCHARSET"]
    let run = try await list([], pager.merging(variables) { $1 })
    #expect(run.output.lineList == [charset])
  }
}
