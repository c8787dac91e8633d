import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `--color` > `NO_COLOR` > `CLICOLOR_FORCE` > `CLICOLOR=0` > `TERM=dumb` > is it a terminal.
@Suite(.places(2)) struct ColorTests {
  /// What decides, and whether there is colour then.
  struct Case: Sendable, CustomTestStringConvertible {
    let options: [String]
    let environment: [String: String]
    let isColored: Bool

    init(_ options: String..., with environment: [String: String] = [:], isColored: Bool) {
      self.options = options
      self.environment = environment
      self.isColored = isColored
    }

    var testDescription: String {
      let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return (variables + options).joined(separator: " ") + " → \(isColored)"
    }
  }

  static let atATerminal: [Case] = [
    Case(isColored: true),
    Case("--color", "auto", isColored: true),
    Case("--color", "never", isColored: false),
    Case("--color=never", with: ["CLICOLOR_FORCE": "1"], isColored: false),
    Case("--color", "always", with: ["NO_COLOR": "1", "TERM": "dumb"], isColored: true),
    Case(with: ["NO_COLOR": "1"], isColored: false),
    Case(with: ["NO_COLOR": ""], isColored: true),
    Case(with: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isColored: false),
    Case(with: ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], isColored: true),
    Case(with: ["CLICOLOR_FORCE": "1", "TERM": "dumb"], isColored: true),
    Case(with: ["CLICOLOR": "0"], isColored: false),
    Case(with: ["CLICOLOR": "1"], isColored: true),
    Case(with: ["CLICOLOR": "1", "TERM": "dumb"], isColored: false),
    Case(with: ["TERM": "dumb"], isColored: false),
    Case(with: ["TERM": ""], isColored: false),
    Case("--color", "always", with: ["TERM": ""], isColored: true),
  ]

  static let inAPipe: [Case] = [
    Case(isColored: false),
    Case(with: ["TERM": "xterm-256color", "CLICOLOR": "1"], isColored: false),
    Case("--color", "auto", isColored: false),
    Case("--color", "always", isColored: true),
    Case("--color", "always", with: ["NO_COLOR": "1", "CLICOLOR": "0"], isColored: true),
    Case(with: ["CLICOLOR_FORCE": "1"], isColored: true),
    Case(with: ["CLICOLOR_FORCE": "0"], isColored: false),
    Case(with: ["CLICOLOR_FORCE": ""], isColored: false),
    Case(with: ["CLICOLOR_FORCE": "1", "TERM": "dumb", "CLICOLOR": "0"], isColored: true),
    Case(with: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isColored: false),
    Case("--color", "never", with: ["CLICOLOR_FORCE": "1"], isColored: false),
  ]

  @Test(arguments: atATerminal)
  func `A terminal gets colour when the strongest word says so`(_ told: Case) async throws {
    let run = try await Terminal.run(["list"] + told.options, environment: told.environment)
    #expect(run.output.contains("\u{1B}") == told.isColored)
  }

  @Test(arguments: inAPipe)
  func `A pipe gets colour when the strongest word says so`(_ told: Case) async throws {
    let run = try await Binary.run(["list"] + told.options, environment: told.environment)
    #expect(run.output.contains("\u{1B}") == told.isColored)
  }

  @Test func `A good, a middling and a bad rating differ in colour`() async throws {
    let run = try await Terminal.run(["list", "--limit", "80"])
    #expect(run.output.contains("\u{1B}[32m8.9\u{1B}[0m"))
    #expect(run.output.contains("\u{1B}[33m6.8\u{1B}[0m"))
    #expect(run.output.contains("\u{1B}[31m3.9\u{1B}[0m"))
  }

  @Test(arguments: [["detail", "234"], ["detail", "10513"], ["search", "the"], ["--help"]])
  func `No escape byte ever goes into a pipe unasked`(_ words: [String]) async throws {
    let run = try await Binary.run(words)
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `JSON has no colour however loudly it is asked for`() async throws {
    let run = try await Terminal.run(
      ["list", "--json", "--color", "always"], environment: ["CLICOLOR_FORCE": "1"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `Every style that is begun is ended on its line`() async throws {
    let run = try await Terminal.run(["detail", "10513"])
    for line in run.output.lineList {
      let ends = line.matches(of: /\u{1B}\[0m/).count
      #expect(line.matches(of: /\u{1B}\[[0-9;]+m/).count == 2 * ends, "\(line)")
    }
  }
}
