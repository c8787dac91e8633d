import Synchronization
import Testing
import Viper
import ViperScript

@testable import ViperScriptTesting

/// Scripts as Swift tests, about the scripts in `Scripts`.
@MainActor
struct TestScriptTests {
  /// A recorded issue: the module and name of the file, the line, the column and the text.
  private struct Recorded: Equatable, Sendable {
    let file: String
    let line: Int
    var column = 1
    let text: String
  }

  /// Returns the issues that an operation records.
  private func issues(_ operation: () async throws -> Void) async throws -> [Recorded] {
    let issues = Mutex<[Issue]>([])
    try await withKnownIssue {
      try await operation()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return try issues.withLock(\.self).map { issue in
      let location = try #require(issue.sourceLocation)
      return Recorded(
        file: location.fileID, line: location.line, column: location.column,
        text: issue.comments.map(\.rawValue).joined(separator: "|"))
    }
  }

  private func script(_ name: String) -> TestScript {
    TestScript("Scripts/failing/\(name)", in: ChoreScripts.language)
  }

  @Test(arguments: Scripts("Scripts", in: ChoreScripts.language), ScriptDriver.allCases)
  func `Each script of a folder is a case`(script: TestScript, driver: ScriptDriver) async {
    await script.play(driver: driver) { ["PIN": "1234"][$0] }
  }

  @Test func `Scripts are sorted by name, without those in subfolders`() {
    let scripts = Scripts("Scripts", in: ChoreScripts.language)
    #expect(scripts.map(\.testDescription) == ["add.script", "secret.script"])
  }

  @Test func `A failure is recorded at the script's line, with the screen`() async throws {
    let issues = try await issues { await script("wrong.script").play() }
    #expect(
      issues == [
        Recorded(
          file: "ViperScriptTests/wrong.script", line: 3,
          text: """
            expect row 2 "Iron"
            Expected "Iron" in row 2, but found "Water the plants".
            The screen was:
              | Chores
              |   Chore
              | > Sweep
              |   Water the plants
            ->|   Iron
              | Name:
              | PIN:
              | Note:
              | (Add)
            """)
      ])
  }

  @Test func `The issue of an included file is in that file`() async throws {
    let issues = try await issues { await script("include.script").play() }
    #expect(issues.map(\.file) == ["ViperScriptTests/part.chores"])
    #expect(issues.map(\.line) == [2])
  }

  @Test func `Mistakes are recorded at their columns, and the script is not played`() async throws {
    let issues = try await issues { await script("mistakes.script").play() }
    #expect(issues.map(\.line) == [2, 3])
    #expect(issues.map(\.column) == [12, 6])
    #expect(Set(issues.map(\.file)) == ["ViperScriptTests/mistakes.script"])
  }

  @Test func `A script that cannot be read fails at its path`() async throws {
    let issues = try await issues { await script("none.script").play() }
    #expect(issues.map(\.file) == ["ViperScriptTests/none.script"])
    #expect(
      issues.first?.text.hasSuffix("Cannot read the script: No such file or directory.") == true)
  }

  @Test func `A folder without scripts fails at the call site`() async throws {
    let scripts = Scripts("None", in: ChoreScripts.language)
    let line = #line - 1
    #expect(scripts.count == 1)
    let issues = try await issues { for script in scripts { await script.play() } }
    #expect(
      issues == [
        Recorded(
          file: "ViperScriptTests/TestScriptTests.swift", line: line, column: 26,
          text: "'None' contains no scripts.")
      ])
  }

  @Test func `A script in the test's source fails at the call site`() async throws {
    let script = try Script("open chores\nexpect screen chore", in: ChoreScripts.language)
    let issues = try await issues { await script.test() }
    let line = #line - 1
    #expect(issues.map(\.file) == ["ViperScriptTests/TestScriptTests.swift"])
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.text.hasPrefix("script:2: expect screen chore\n") == true)
  }

  // MARK: The trait

  @Test(.script("Scripts/add.script", in: ChoreScripts.language))
  func `A test begins where the trait's script ends`() async throws {
    let stage = try #require(ChoresStage.played)
    await stage.window.send(.selectRow(3))
    #expect(stage.window.scene?.title == "Dust")
  }

  @Test func `Without the trait, there is no stage`() {
    #expect(ChoresStage.played == nil)
  }

  @Test func `If the trait's script fails, the test's body does not run`() async throws {
    let test = try #require(Test.current)
    let runs = Mutex(0)
    func run(_ path: String) async throws {
      let trait: ScriptTrait = .script("Scripts/\(path)", in: ChoreScripts.language)
      try await trait.provideScope(for: test, testCase: nil) { runs.withLock { $0 += 1 } }
    }
    let issues = try await issues { try await run("failing/wrong.script") }
    #expect(issues.map(\.line) == [3])
    #expect(runs.withLock(\.self) == 0)
    try await run("add.script")
    #expect(runs.withLock(\.self) == 1)
  }
}
