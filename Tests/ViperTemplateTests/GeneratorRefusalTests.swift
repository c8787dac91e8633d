import Foundation
import Testing
import ViperTemplate

@Suite("swift package viper-module: what it refuses")
struct GeneratorRefusalTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Runs the command, and expects that it changes nothing.
  private func expectRefusal(
    _ words: String..., targets: [String] = [], exitCode: Int32, _ sentence: String
  ) throws {
    let before = try package.contents()
    let result = Generator(
      package: package.folder.path, dependency: "movies-cli", targets: targets
    ).run(words)
    #expect(result.exitCode == exitCode)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(sentence))
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.hasSuffix("\n"))
    #expect(try package.contents() == before)
  }

  @Test(arguments: [
    ([], "The name of the module is missing."),
    (["A", "B"], "Unexpected argument 'B'."),
    (["A", "--force"], "Unknown option '--force'."),
    (["A", "--dry-run=no"], "Unknown option '--dry-run=no'."),
    (["A", "--path"], "The option '--path' needs a folder."),
    (["A", "--path", "--dry-run"], "The option '--path' needs a folder."),
    (["A", "--tests-path="], "The option '--tests-path' needs a folder."),
  ])
  func `A command line that it does not understand`(words: [String], sentence: String) throws {
    let result = Generator(package: package.folder.path, dependency: nil, targets: []).run(words)
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: \(sentence)\nUsage: swift package viper-module "))
    #expect(try package.contents().isEmpty)
  }

  @Test(arguments: [
    ("film-club", "upper camel case"), ("../Film", "upper camel case"), ("", "upper camel case"),
    ("Class", "'Class' is a keyword of Swift."), ("Any", "'Any' is a keyword of Swift."),
    (String(repeating: "A", count: 300), "at most 60 characters"),
  ])
  func `A name that is none`(name: String, sentence: String) throws {
    try expectRefusal(name, exitCode: 64, sentence)
  }

  @Test(arguments: [
    ("Module", "Module"), ("Scene", "Scene"), ("Viper", "Viper"), ("Testing", "Testing"),
    ("Text", "TextScreen"), ("String", "String"), ("CancellationError", "CancellationError"),
  ])
  func `A name that would mean two things in the module`(name: String, word: String) throws {
    try expectRefusal(name, exitCode: 64, "'\(word)' would mean two things")
  }

  @Test(arguments: ["Rows", "Title", "Back", "Person", "Movie", "The"])
  func `A word of the template's comments or texts is a name like others`(name: String) {
    #expect(package.run(name, "--dry-run").exitCode == 0)
  }

  @Test(arguments: ["FilmClub", "FilmClubTests", "filmclub"])
  func `A name that a target has`(target: String) throws {
    try expectRefusal(
      "FilmClub", targets: ["App", target], exitCode: 73, "has a target '\(target)' already")
  }

  @Test(arguments: [
    "Sources/FilmClub/Notes.swift", "Sources/FilmClub", "Tests/FilmClubTests/A.swift",
    "Sources/filmclub/Notes.swift",
  ])
  func `A place where something is`(path: String) throws {
    try package.write("mine", to: path)
    try expectRefusal("FilmClub", exitCode: 73, "exists already")
    try expectRefusal("FilmClub", "--dry-run", exitCode: 73, "exists already")
    #expect(try package.text(of: path) == "mine")
  }

  @Test func `A place where a link leads nowhere`() throws {
    try package.write("", to: "Sources/App/main.swift")
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "Sources/FilmClub").path,
      withDestinationPath: "/nowhere")
    try expectRefusal("FilmClub", exitCode: 73, "'Sources/FilmClub' exists already")
  }

  @Test func `A second run`() throws {
    #expect(package.run("FilmClub").exitCode == 0)
    try package.write("mine", to: "Sources/FilmClub/FilmClubView.swift")
    try expectRefusal("FilmClub", exitCode: 73, "exists already")
    #expect(try package.text(of: "Sources/FilmClub/FilmClubView.swift") == "mine")
  }

  @Test(arguments: ["..", "../Elsewhere", "/tmp", "Sources/../../Elsewhere", ".", "/"])
  func `A folder outside of the package`(path: String) throws {
    try expectRefusal("FilmClub", "--path", path, exitCode: 64, "is not inside the package")
    try expectRefusal("FilmClub", "--tests-path", path, exitCode: 64, "is not inside the package")
  }

  @Test func `A folder to which a link leads out of the package`() throws {
    let outside = try TemporaryPackage()
    try FileManager.default.createSymbolicLink(
      at: package.folder.appending(path: "Sources"), withDestinationURL: outside.folder)
    try expectRefusal("FilmClub", exitCode: 64, "is not inside the package")
    #expect(try outside.contents().isEmpty)
  }

  @Test func `If the tests cannot be written, the module is not left either`() throws {
    // A file where a folder would have to be.
    try package.write("mine", to: "Tests")
    try expectRefusal("FilmClub", exitCode: 74, "could not be written")
    #expect(try package.contents() == ["Tests"])
  }
}
