import Foundation
import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperScript
@testable import ViperTestSupport

/// What a script must not do to the person who plays it.
@Suite(.places(1)) struct ScriptGuardTests {
  @Test func `A secret stays one below another form`() async throws {
    let folder = try ScriptFolder([
      "a": """
      open list
      open login
      secret username $NAME
      open login
      type username "abc"
      back
      show
      """
    ])
    let run = try await folder.play("a", environment: ["NAME": "verysecret"])
    #expect(run.status == 0)
    #expect(run.output.contains("User name: ••••••••••"))
    #expect(!run.output.contains("verysecret"))
  }

  @Test func `A password that is expected is dots as well`() async throws {
    let folder = try ScriptFolder(["a": "open login\nexpect field password \"hunter2222\""])
    for options in [[], ["--json"], ["--format", "junit"]] {
      let run = try await folder.play(["a"] + options)
      #expect(run.status == 1)
      #expect(!(run.output + run.error).contains("hunter2222"))
    }
  }

  @Test(arguments: [
    "type \"password\" \"hunter2\"", "type Password \"hunter2\"", "type passwrd \"hunter2\"",
    "password \"hunter2\"", "typepassword \"hunter2\"", "expect field password hunter2",
  ])
  func `A mistake does not tell a password, however its name is spelled`(_ line: String) {
    let told = MovieReader.reading(line).complaints.joined()
    #expect(told.contains("•••••••"))
    #expect(!told.contains("hunter2"))
  }

  @Test func `A script ends with its output`() async throws {
    let folder = try ScriptFolder(["a": "open list\nrepeat 1000000\n  show\nend"])
    let run = try await folder.play(["a"], output: .path("/dev/full"))
    #expect(run.status == 74)
  }

  @Test(arguments: [
    ["--check", "--update", "--transcript", "t"], ["--check", "--transcript", "t"],
    ["--check", "--format", "json"], ["--transcript", "t", "--update", "--format", "junit"],
    ["--transcript", "-"], ["--transcript", "a"], ["--transcript", "./a", "--update"],
  ])
  func `Options that do not go together are refused, and nothing is written`(
    _ options: [String]
  ) async throws {
    let folder = try ScriptFolder(["a": "open list"])
    let run = try await folder.play(["a"] + options)
    #expect(run.status == 64)
    #expect(try folder.text("a") == "open list")
    #expect(throws: (any Error).self) { try folder.text("t") }
  }

  @Test func `Who may read a transcript stays as it was`() async throws {
    let folder = try ScriptFolder(["a": "open list", "t": ""])
    let path = try folder.path("t")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try await folder.play("a", "--transcript", "t", "--update").status == 0)
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    #expect(try folder.text("t").hasPrefix("1> open list"))
  }
}
