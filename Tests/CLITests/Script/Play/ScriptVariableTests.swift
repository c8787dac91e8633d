import Testing

@testable import CLI
@testable import ViperTestSupport

/// `--check` tells which variables a script needs.
@Suite(.places(1)) struct ScriptVariableTests {
  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "one": "open login\nsecret password $PASSWORD\nrepeat 2\n secret password $PASSWORD\nend",
      "two": "open login\nsecret username $NAME\ninclude \"one\"",
      "begun": "open login\nstart secret password $PASSWORD",
    ])
  }

  @Test(arguments: [nil, ""] as [String?], ["one", "begun"])
  func `A variable that is not set is told`(_ value: String?, _ name: String) async throws {
    let run = try await folder.play(name, "--check", environment: ["PASSWORD": value])
    #expect(
      run.error == "Error: The script \(name) needs the environment variable PASSWORD, which is "
        + "not set.\n")
    #expect(run.output == "")
    #expect(run.status == 1)
  }

  @Test func `Several are told in the order of their use`() async throws {
    let run = try await folder.play("two", "--check")
    #expect(
      run.error == "Error: The script two needs the environment variables NAME, PASSWORD, which "
        + "are not set.\n")
    let one = try await folder.play("two", "--check", environment: ["NAME": "user0"])
    #expect(
      one.error == "Error: The script two needs the environment variable PASSWORD, which is not "
        + "set.\n")
  }

  @Test func `What is set is not told, and its value neither`() async throws {
    let run = try await folder.play(
      "two", "--check", environment: ["NAME": "user0", "PASSWORD": "12345678"])
    #expect(run.output + run.error == "")
    #expect(run.status == 0)
  }

  @Test func `With --json it is an error with a code`() async throws {
    let run = try await folder.play("one", "--check", "--json")
    #expect(run.error.hasPrefix("{\"error\":{\"code\":\"no-variable\","))
    #expect(run.output == "")
  }
}
