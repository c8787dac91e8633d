import TMDB
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// The scripts as texts: complete, clean, and quiet when they are loaded.
@Suite(.places(2)) struct CompletionScriptTests {
  private static let table = Commands.completionTable

  @Test(arguments: Shell.allCases)
  func `A script has every command, option and value of the table`(_ shell: Shell) {
    let words = shell.script(for: Self.table).split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    let options = Commands.specs.flatMap(\.options) + GlobalOptions.all
    let values = options.map(\.values) + Commands.specs.flatMap(\.arguments).map(\.values)
    var expected = Commands.specs.map(\.name) + options.flatMap(\.spellings)
    for case .list(let list) in values { expected += list }
    #expect(Set(expected).subtracting(words.map(String.init)) == [])
  }

  @Test(arguments: [Shell.zsh, .fish])
  func `A script has every help text`(_ shell: Shell) {
    let script = shell.script(for: Self.table)
    let options = Commands.specs.flatMap(\.options) + GlobalOptions.all
    for text in options.map(\.help) + Commands.specs.map(\.overview) {
      let quote = shell == .zsh ? "'\\''" : "\\'"
      #expect(script.contains(text.replacing("'", with: quote)))
    }
  }

  @Test(arguments: Shell.allCases)
  func `A script is printable text that ends with a line's end`(_ shell: Shell) {
    for table in [Self.table, AwkwardTable.table] {
      let script = shell.script(for: table)
      #expect(
        script.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
      )
      #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
      #expect(script.lineList.allSatisfy { !$0.hasSuffix(" ") })
    }
  }

  @Test func `Localizer of the table need no quotes, and one option means one thing`() {
    let options = Commands.specs.flatMap(\.options) + GlobalOptions.all
    let values = options.map(\.values) + Commands.specs.flatMap(\.arguments).map(\.values)
    var words = Commands.specs.map(\.name) + options.flatMap(\.spellings)
    for case .list(let list) in values { words += list }
    #expect(words.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") } })
    // `play` reports in formats of its own.
    for option in options where option.name != OutputOptions.format.name {
      #expect(options.allSatisfy { $0.name != option.name || $0 == option })
    }
  }

  @Test func `The names of the log-in services are theirs`() {
    #expect(LoginServiceName.guest.rawValue == GuestLogin.serviceName)
  }

  @Test(.needs(.bash)) func `bash finds no mistake in its script, and loads it without a word`()
    async throws
  {
    try await expectClean(.bash)
  }

  @Test(.needs(.zsh)) func `zsh finds no mistake in its script, and loads it without a word`()
    async throws
  {
    try await expectClean(.zsh)
  }

  @Test(.needs(.fish)) func `fish finds no mistake in its script, and loads it without a word`()
    async throws
  {
    try await expectClean(.fish)
  }

  private func expectClean(_ shell: Shell) async throws {
    for table in [Self.table, AwkwardTable.table] {
      let home = try Home()
      let script = try home.write(shell.script(for: table), to: "script")
      let strict = shell == .fish ? [] : ["-eu"]
      for words in [shell.onlyReads + [script], strict + ["-c", ". '\(script)'"]] {
        let run = try await shell.run(words, in: home)
        #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty, "\(run)")
      }
    }
  }

  @Test(arguments: Shell.allCases)
  func `The command prints the script and nothing else`(_ shell: Shell) async throws {
    for words in [["completions", shell.rawValue], ["--json", "completions", shell.rawValue]] {
      let run = try await Binary.run(words)
      #expect(run.status == 0 && run.error.isEmpty)
      #expect(run.output == shell.script(for: Self.table))
    }
  }
}
