import Foundation
import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// The candidates of the hidden command for the last word of a line.
@Suite(.places(1)) struct CompletionTests {
  private let completion = Completion(spec: TeaProgram.spec)

  private func words(_ line: String) -> [String] {
    line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  /// The candidates that start with the last word, without their help.
  private func candidates(_ words: [String]) -> [String] {
    completion.candidates(for: words).map { String($0.prefix { $0 != "\t" }) }
      .filter { $0 == Completion.files || $0.hasPrefix(words.last ?? "") }
  }

  @Test(arguments: CompletionCase.all)
  func `Completions are exactly those of the command table`(row: CompletionCase) {
    #expect(candidates(words(row.line)) == row.wholeWords)
  }

  @Test(arguments: CompletionCase.split)
  func `A '=' can be a separate word`(row: CompletionCase) {
    let found = completion.candidates(for: words(row.line))
    #expect(found == row.candidates)
  }

  @Test func `A task has a description`() {
    let tasks = ["warm\tWarm the pot.", "empty\tEmpty the pot."]
    #expect(completion.candidates(for: ["pot", ""]) == tasks)
  }

  @Test func `Completing prints no notes, whatever the settings`() async throws {
    let home = try TeaHome(settings: #"{"later": 1}"#)
    let run = try await home.run("__complete", "list", "--json", "bl")
    #expect(run == TeaHome.Outcome(output: "green\nblack\noolong\n"))
    try home.write("{")
    #expect(try await home.run("__complete", "list", "bl") == run)
  }

  @Test func `A candidate is one line, whatever the line contains`() async throws {
    let values = try await TeaHome().run("__complete", "list", "--fields=\u{1B}[2J\n\t,")
    #expect(values.output.lineList.first?.hasPrefix("--fields=[2J  ,name\t") == true)
  }

  @Test func `No help, suggestion, or candidate names the hidden command`() async throws {
    #expect(!candidates([""]).contains(Completion.name))
    let home = try TeaHome()
    let run = try await home.run("__complet")
    #expect(run.code == .usage && !run.error.contains(Completion.name + "'?"))
    #expect(try await !home.run("help").output.contains(Completion.name))
  }

  @Test(arguments: Shell.allCases)
  func `The command prints only the shell's script`(_ shell: Shell) async throws {
    let home = try TeaHome()
    for words in [["completions", shell.rawValue], ["--json", "completions", shell.rawValue]] {
      #expect(try await home.run(words) == TeaHome.Outcome(output: shell.script(for: "tea-cli")))
    }
  }
}
