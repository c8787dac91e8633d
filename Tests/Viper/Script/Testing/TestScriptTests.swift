import Synchronization
import Testing
import Viper
import ViperScript

@testable import ViperScriptTesting

/// Scripts as Swift tests, about the scripts in `Scripts`.
@MainActor
struct TestScriptTests {
  /// An issue: the module and name of the file, the line, the column and the text.
  private struct Found: Equatable {
    let file: String
    let line: Int
    var column = 1
    let text: String

    init(_ issue: ScriptIssue) {
      (file, line) = (issue.location.fileID, issue.location.line)
      (column, text) = (issue.location.column, issue.text)
    }

    init(file: String, line: Int, column: Int = 1, text: String) {
      (self.file, self.line, self.column, self.text) = (file, line, column, text)
    }
  }

  /// Plays a script, and returns the issues to record.
  private func issues(_ script: TestScript) async -> [Found] {
    await script.played().issues.map(Found.init)
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
    let issues = await issues(script("wrong.script"))
    #expect(
      issues == [
        Found(
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
    let issues = await issues(script("include.script"))
    #expect(issues.map(\.file) == ["ViperScriptTests/part.chores"])
    #expect(issues.map(\.line) == [2])
  }

  @Test func `Mistakes are recorded at their columns, and the script is not played`() async throws {
    let issues = await issues(script("mistakes.script"))
    #expect(issues.map(\.line) == [2, 3])
    #expect(issues.map(\.column) == [12, 6])
    #expect(Set(issues.map(\.file)) == ["ViperScriptTests/mistakes.script"])
  }

  @Test func `A script that cannot be read fails at its path`() async throws {
    let issues = await issues(script("none.script"))
    #expect(issues.map(\.file) == ["ViperScriptTests/none.script"])
    #expect(
      issues.first?.text.hasSuffix("Cannot read the script: No such file or directory.") == true)
  }

  @Test func `A folder without scripts fails at the call site`() async throws {
    let scripts = Scripts("None", in: ChoreScripts.language)
    let line = #line - 1
    #expect(scripts.count == 1)
    let issues = await issues(try #require(scripts.first))
    #expect(
      issues == [
        Found(
          file: "ViperScriptTests/TestScriptTests.swift", line: line, column: 26,
          text: "'None' contains no scripts.")
      ])
  }

  @Test func `A script in the test's source fails at the call site`() async throws {
    let script = try Script("open chores\nexpect screen chore", in: ChoreScripts.language)
    let issues = await script.played(at: #_sourceLocation).issues.map(Found.init)
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
    let runs = Mutex(0)
    func issues(_ path: String) async throws -> [ScriptIssue] {
      let trait: ScriptTrait = .script("Scripts/\(path)", in: ChoreScripts.language)
      return try await trait.issues { runs.withLock { $0 += 1 } }
    }
    #expect(try await issues("failing/wrong.script").map(\.location.line) == [3])
    #expect(runs.withLock(\.self) == 0)
    #expect(try await issues("add.script").isEmpty)
    #expect(runs.withLock(\.self) == 1)
  }
}
