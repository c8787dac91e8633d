import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A damaged file is reported, and never overwritten.
@Suite(.places(1)) struct SettingsFileTests {
  @Test(arguments: [
    ("{\"color\": \"never\",", "This is not valid JSON."),
    ("{\"color\": never}", "This is not valid JSON."),
    ("{\"x\": \"\\q\"}", "This is not valid JSON."),
    ("[]", "The settings are not an object."), ("\n\"color\"", "The settings are not an object."),
    ("null", "The settings are not an object."),
  ])
  func `A file that is not a JSON object is refused and stays`(
    _ text: String, _ sentence: String
  ) async throws {
    let home = try SettingsHome(text)
    let error = "Error: \(home.file): \(sentence) Correct the file, or remove it.\n"
    for words in [["list"], ["config", "get", "color"], ["top"]] {
      let run = try await Binary.run(words, home: home.home)
      #expect((run.status, run.output, run.error) == (65, "", error), "\(words)")
    }
    for words in [["set", "color", "always"], ["unset", "color"], ["set", "alias.x", "list"]] {
      let run = try await Binary.run(["config"] + words, home: home.home)
      #expect((run.status, run.error) == (65, error), "\(words)")
    }
    #expect(home.text == text)
  }

  @Test(arguments: [
    ("{\"color\": \"purple\"}", "The value 'purple' of 'color' is not one of auto,"),
    ("{\"color\": \"purple\"}", "or remove it with 'movies-cli config unset color'."),
    ("{\"language\": 5}", "The value of 'language' is not a text in quotes."),
    ("{\"aliases\": []}", "The aliases are not an object."),
    ("{\"aliases\": {\"a\": 1}}", "The value of 'a' is not a text in quotes."),
    ("{\"aliases\": {\"a b\": \"list\"}}", "'a b' cannot be the name of an alias"),
    ("{\"aliases\": {\"a\": \"list '\"}}", "a quote in them is not closed."),
  ])
  func `A value that is not valid is named`(_ text: String, _ sentence: String) async throws {
    let home = try SettingsHome(text)
    let run = try await home.run("list")
    #expect(run.status == 65)
    #expect(run.error.hasPrefix("Error: \(home.file): "), "\(run.error)")
    #expect(run.error.contains(sentence), "\(run.error)")
  }

  @Test func `A value that is not valid can be replaced, aliases that are no object not`()
    async throws
  {
    let home = try SettingsHome(#"{"color": 5, "region": "es"}"#)
    #expect(try await home.config("set", "color", "never").status == 0)
    #expect(try await home.config("list").output == "region\tES\ncolor\tnever\n")
    let text = #"{"aliases": []}"#
    try home.write(text)
    #expect(try await home.config("set", "alias.top", "list").status == 65)
    #expect(home.text == text)
  }

  @Test(arguments: ["", " \n", "\u{FEFF}{}", "{ }"])
  func `An empty file has no settings`(_ text: String) async throws {
    let home = try SettingsHome(text)
    #expect(try await home.run("list", "--limit", "1").status == 0)
    #expect(try await home.config("set", "color", "never").status == 0)
    #expect(home.text == "{\n  \"color\": \"never\"\n}\n")
  }

  @Test(arguments: [["--version"], ["--help"], ["list", "--help"], ["help"], ["cache", "path"]])
  func `What needs no settings works with a damaged file`(_ words: [String]) async throws {
    let home = try SettingsHome("{")
    #expect(try await Binary.run(words, home: home.home).status == 0)
    let path = try await home.config("path")
    #expect((path.status, path.output) == (0, home.file + "\n"))
  }

  @Test func `A link is followed, and stays`() async throws {
    let home = try SettingsHome()
    let real = home.home.path + "/dotfiles"
    try FileManager.default.createDirectory(atPath: real, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: real)
    try FileManager.default.createDirectory(
      atPath: home.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try Data("{}".utf8).write(to: URL(filePath: real + "/movies.json"))
    try FileManager.default.createSymbolicLink(
      atPath: home.file, withDestinationPath: real + "/movies.json")
    #expect(try await home.config("set", "color", "never").status == 0)
    #expect(home.text == "{\n  \"color\": \"never\"\n}\n")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: home.file)
    #expect(target == real + "/movies.json")
    #expect(try Home.mode(real) == 0o755)
    try FileManager.default.removeItem(atPath: real)
    #expect(try await home.config("set", "color", "always").status == 74)
    #expect(try await home.run("list").status == 0)
  }

  @Test(arguments: [0o777, 0o770])
  func `A folder in which others can write is not used`(_ mode: Int) async throws {
    let home = try SettingsHome("{}")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: home.folder)
    let run = try await home.run("list")
    #expect(run.status == 65)
    #expect(
      run.error == """
        Error: The settings in \(home.file) cannot be read: other users can write in the folder. \
        Remove their permission with 'chmod go-w'.

        """)
    #expect(try await home.config("set", "color", "never").status == 74)
  }

  @Test(arguments: ["", "config", "./config"])
  func `An empty or relative folder of settings counts as unset`(_ folder: String) async throws {
    let home = try SettingsHome()
    let run = try await home.config("path", environment: ["XDG_CONFIG_HOME": folder])
    #expect(run.output == home.home.path + "/.config/movies-cli/config.json\n")
  }

  @Test func `Without a folder there are no settings`() async throws {
    let variables: [String: String?] = ["XDG_CONFIG_HOME": nil, "HOME": nil]
    let home = try SettingsHome()
    #expect(try await home.run("list", environment: variables).status == 0)
    let path = try await home.config("path", environment: variables)
    #expect(path.status == 74)
    #expect(
      path.error
        == "Error: There is no folder for settings: set HOME or XDG_CONFIG_HOME.\n")
  }
}
