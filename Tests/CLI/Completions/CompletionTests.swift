import Foundation
import MovieTMDB
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// What the hidden command offers for the last word of a line.
@Suite(.places(1)) struct CompletionTests {
  private let completion = Completion(
    spec: .movies, aliases: ["top": ["list", "--limit", "5"], "zap": ["zap"]])

  private func words(_ line: String) -> [String] {
    line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().map(String.init)
  }

  /// The candidates that begin as the last word, without their help.
  private func candidates(_ words: [String]) -> [String] {
    completion.candidates(for: words).map { String($0.prefix { $0 != "\t" }) }
      .filter { $0 == Completion.files || $0.hasPrefix(words.last ?? "") }
  }

  @Test(arguments: CompletionCase.all)
  func `It offers what the table of commands has, and nothing else`(row: CompletionCase) {
    #expect(candidates(words(row.line)) == row.wholeWords)
  }

  @Test(arguments: CompletionCase.split)
  func `A '=' can be a word of its own`(row: CompletionCase) {
    let found = completion.candidates(for: words(row.line))
    #expect(found == row.candidates)
  }

  @Test func `Every command and every option says what it is for`() {
    let commands = Commands.all.map { "\($0.name)\t\($0.overview)" }
    #expect(completion.candidates(for: [""]).starts(with: commands))
    for command in Commands.all {
      let options = command.options + GlobalOptions.all.filter(command.takes)
      let expected = options.flatMap { option in
        [option.short, option.name].compactMap(\.self).map { "\($0)\t\(option.help)" }
      }
      #expect(completion.candidates(for: [command.name, "-"]) == expected)
    }
  }

  @Test func `A field says what it is`() {
    #expect(
      completion.candidates(for: ["list", "--fields", "title,"]).first == "title,id\tTMDB's id.")
  }

  @Test func `The program answers without a note, whatever the settings are`() async throws {
    let home = try Home()
    #expect(try await Binary.run(["config", "set", "alias.top", "list"], home: home).status == 0)
    let run = try await Binary.run(["__complete", "top", "--json", "pop"], home: home)
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(run.output.lineList.first == "popular")
    let file = home.root.appending(path: "config/movies-cli/config.json")
    try "{".write(to: file, atomically: true, encoding: .utf8)
    let damaged = try await Binary.run(["__complete", "list", "pop"], home: home)
    #expect(damaged.status == 0 && damaged.error.isEmpty && damaged.output == run.output)
  }

  @Test func `A candidate is one line, whatever an alias and the line have`() async throws {
    let home = try Home()
    #expect(try await Binary.run(["config", "set", "alias.top", "list"], home: home).status == 0)
    let file = home.root.appending(path: "config/movies-cli/config.json")
    try #"{"aliases": {"top": "list '\u001b[31m\n'"}}"#.write(
      to: file, atomically: true, encoding: .utf8)
    let run = try await Binary.run(["__complete", ""], home: home)
    #expect(run.output.lineList.last == "top\tlist [31m ")
    let values = try await Binary.run(
      ["__complete", "list", "--fields=\u{1B}[2J\n\t,"], home: home)
    #expect(values.output.lineList.first?.hasPrefix("--fields=[2J  ,id\t") == true)
  }

  @Test func `No help, suggestion or candidate names the hidden command`() async throws {
    #expect(!candidates([""]).contains(Completion.name))
    let run = try await Binary.run(["__complet"])
    #expect(run.status == 64 && !run.error.contains(Completion.name + "'?"))
  }

  @Test(arguments: Shell.allCases)
  func `The command prints a shell's script and nothing else`(_ shell: Shell) async throws {
    for words in [["completions", shell.rawValue], ["--json", "completions", shell.rawValue]] {
      let run = try await Binary.run(words)
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(run.output == shell.script(for: About.name))
    }
  }

  @Test func `The names of the log-in services are theirs`() {
    #expect(LoginServiceName.guest.rawValue == GuestLogin.serviceName)
  }
}
