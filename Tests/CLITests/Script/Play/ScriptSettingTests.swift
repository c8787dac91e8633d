import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// What a script sets holds, in whatever order it is set.
@Suite(.places(1)) struct ScriptSettingTests {
  private func played(_ script: String) async throws -> String {
    try await ScriptFolder().play("-", input: .text(script)).output
  }

  @Test func `A delay that is set after other things holds`() async throws {
    // No question has that much time.
    let late = ["set delay 40s", "set size 80x6", "set transcript changes"]
    for settings in [late, late.reversed()] {
      let output = try await played(settings.joined(separator: "\n") + "\nopen list")
      #expect(output.contains("! TMDB did not answer in time."))
    }
    #expect(try await played("set size 80x6\nopen list").contains("Metropolis"))
  }

  @Test func `An expectation of a script that is included twice is one case`() async throws {
    let folder = try ScriptFolder([
      "a": "open login\ninclude \"b\"\ninclude \"b\"", "b": "expect depth 1",
    ])
    let run = try await folder.play("a", "--json")
    #expect(
      run.output == #"""
        {"cases":[{"command":"expect depth 1","file":"b","line":1,"verdict":"passed"}],\#
        "passed":true,"script":"a"}

        """#)
  }

  @Test func `What a terminal may obey is taken out of the commands that are shown`() async throws {
    #expect(
      try await played("expect not \"\u{1B}[2J\u{202E}\" # so").hasPrefix(
        "1> expect not \"[2J\"\n"))
  }

  @Test func `A size holds for what is shown after it`() async throws {
    let output = try await played("set size 20x3\nopen login")
    #expect(output.lineList.allSatisfy { Columns.of($0) <= 24 })
    #expect(output.lineList.count == 5)
  }

  @Test func `Colours are there when they are set`() async throws {
    #expect(try await played("open login").contains("\u{1B}") == false)
    #expect(try await played("set color always\nopen login").contains("\u{1B}["))
    #expect(
      try await played("set color always\nset color never\nopen login").contains("\u{1B}") == false)
  }

  @Test func `Explicitly, only what the script asks for is shown`() async throws {
    #expect(
      try await played("set transcript explicit\nopen login\ntype username \"ada\"") == """
        1> set transcript explicit
        2> open login
        3> type username "ada"

        """)
  }
}
