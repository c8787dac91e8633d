import Testing
import ViperPlatform

@testable import ViperCommandLine
@testable import tea_cli

/// Environment variables as defined by their standards.
struct EnvironmentTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home"], "/state"),
    (["XDG_STATE_HOME": "/state"], "/state"),
    (["XDG_STATE_HOME": "", "HOME": "/home"], "/home/.local/state"),
    (["XDG_STATE_HOME": "state", "HOME": "/home"], "/home/.local/state"),
    (["XDG_STATE_HOME": "~/state", "HOME": "/home"], "/home/.local/state"),
    (["HOME": "/home"], "/home/.local/state"), (["HOME": ""], nil), (["HOME": "home"], nil),
    (["XDG_STATE_HOME": "state"], nil), ([:], nil),
  ])
  func `A folder is from the variable or below the home folder`(
    _ variables: [String: String], _ folder: String?
  ) {
    let environment = Environment(variables, of: .tea)
    #expect(environment.stateFolder?.text == folder.map { $0 + "/tea-cli" })
  }

  @Test func `An empty variable counts as unset`() {
    let environment = Environment(["A": "", "B": "b"], of: .tea)
    #expect(environment["A"] == nil)
    #expect(environment["B"] == "b")
    #expect(environment["C"] == nil)
  }
}
