import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

@Suite(.places(2)) struct QuietTests {
  @Test(arguments: ["-q", "--quiet"])
  func `--quiet drops notes`(_ option: String) async throws {
    let home = try TeaHome()
    #expect(try await home.run("find", "mate").error == "There is no such tea.\n")
    #expect(try await home.run("find", "mate", option) == TeaHome.Outcome(output: ""))
  }

  @Test func `--quiet drops the note about an empty list`() async throws {
    let run = try await TeaHome().terminal(["find", "mate", "-q"])
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test func `--quiet keeps errors`() async throws {
    let home = try TeaHome()
    let quiet = try await home.run("steep", "Mate", "-q")
    #expect(quiet.error == "Error: There is no such tea.\n")
    #expect(try await quiet == home.run("steep", "Mate"))
  }
}
