import Foundation
import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// Damaged files are reported and never overwritten.
@Suite(.places(1)) struct SettingsFileTests {
  private typealias Outcome = TeaHome.Outcome

  @Test(arguments: [
    ("{\"color\": \"never\",", "Invalid JSON."),
    ("{\"color\": never}", "Invalid JSON."),
    ("{\"x\": \"\\q\"}", "Invalid JSON."), ("{\"x\": \"\0\"}", "Invalid JSON."),
    ("{\"x\": \"\\ud800\"}", "Invalid JSON."), ("{\"x\u{1B}\": 1}", "Invalid JSON."),
    ("{\"x\": 1} 2", "Invalid JSON."), ("{\"x\": 25.}", "Invalid JSON."),
    ("{\"x\": 01}", "Invalid JSON."),
    ("[]", "The settings must be a JSON object."),
    ("\n\"color\"", "The settings must be a JSON object."),
    ("null", "The settings must be a JSON object."),
  ])
  func `A file that is not a JSON object is rejected and kept`(
    _ text: String, _ sentence: String
  ) async throws {
    let home = try TeaHome(settings: text)
    let error = "Error: \(home.file): \(sentence) Fix or remove the file.\n"
    for words in [
      ["list"], ["config", "get", "color"], ["config", "set", "color", "always"],
      ["config", "unset", "color"],
    ] {
      let run = try await home.run(words)
      #expect(run == Outcome(output: "", error: error, code: .badData), "\(words)")
    }
    #expect(home.text == text)
  }

  @Test(arguments: [
    ("{\"color\": \"purple\"}", "Invalid value 'purple' for 'color'. Use one of: auto,"),
    ("{\"color\": \"purple\"}", "or remove it with 'tea-cli config unset color'."),
    ("{\"water\": 5}", "The value of 'water' must be a string."),
    ("{\"key.steep\": \"st\"}", "The value 'st' of 'key.steep' is not a key."),
  ])
  func `An invalid value is reported`(_ text: String, _ sentence: String) async throws {
    let home = try TeaHome(settings: text)
    let run = try await home.run("list")
    #expect(run.code == .badData)
    #expect(run.error.hasPrefix("Error: \(home.file): "), "\(run.error)")
    #expect(run.error.contains(sentence), "\(run.error)")
  }

  @Test func `An invalid value can be replaced`() async throws {
    let home = try TeaHome(settings: #"{"color": 5, "water": "Hard"}"#)
    #expect(try await home.config("set", "color", "never").code == .done)
    #expect(try await home.config("list").output == "color\tnever\nwater\thard\n")
  }

  @Test(arguments: ["", " \n", "\u{FEFF}{}", "{ }"])
  func `An empty file has no settings`(_ text: String) async throws {
    let home = try TeaHome(settings: text)
    #expect(try await home.run("list").code == .done)
    #expect(try await home.config("set", "color", "never").code == .done)
    #expect(home.text == "{\n  \"color\": \"never\"\n}\n")
  }

  @Test(arguments: [
    ["--version"], ["--help"], ["list", "--help"], ["help"], ["completions", "bash"],
  ])
  func `Commands that need no settings work with a damaged file`(_ words: [String]) async throws {
    let home = try TeaHome(settings: "{")
    #expect(try await home.run(words).code == .done)
    #expect(try await home.config("path") == Outcome(output: home.file + "\n"))
  }

  @Test func `A symlink is followed and kept`() async throws {
    let home = try TeaHome()
    let real = home.path + "/dotfiles"
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: real)
    try FileManager.default.createDirectory(
      atPath: home.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try Data("{}".utf8).write(to: URL(filePath: real + "/tea.json"))
    try FileManager.default.createSymbolicLink(
      atPath: home.file, withDestinationPath: real + "/tea.json")
    #expect(try await home.config("set", "color", "never").code == .done)
    #expect(home.text == "{\n  \"color\": \"never\"\n}\n")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: home.file)
    #expect(target == real + "/tea.json")
    #expect(try TeaHome.mode(real) == 0o755)
    try FileManager.default.removeItem(atPath: real)
    #expect(try await home.config("set", "color", "always").code == .cannotWrite)
    #expect(try await home.run("list").code == .done)
  }

  @Test(arguments: [0o777, 0o770])
  func `A folder that others can write to is not used`(_ mode: Int) async throws {
    let home = try TeaHome(settings: "{}")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: home.folder)
    let error = """
      Error: Cannot read the settings in \(home.file): other users can write to the folder. \
      Run 'chmod go-w' on the folder.

      """
    #expect(try await home.run("list") == Outcome(output: "", error: error, code: .badData))
    #expect(try await home.config("set", "color", "never").code == .cannotWrite)
  }

  @Test(arguments: [
    ("/folder", "/folder"), ("", nil), ("config", nil), ("./config", nil),
  ])
  func `The settings folder is XDG's if absolute, otherwise in the home folder`(
    _ variable: String, _ folder: String?
  ) async throws {
    let home = try TeaHome()
    let run = try await home.config("path", variables: ["XDG_CONFIG_HOME": variable])
    #expect(run.output == (folder ?? home.path + "/.config") + "/tea-cli/config.json\n")
  }

  @Test func `Without a folder, there are no settings`() async throws {
    let home = try TeaHome()
    #expect(try await home.run(["list"], ["HOME": ""]).code == .done)
    let error = "Error: No settings folder. Set HOME or XDG_CONFIG_HOME.\n"
    let path = try await home.config("path", variables: ["HOME": ""])
    #expect(path == Outcome(output: "", error: error, code: .cannotWrite))
  }
}
