import Foundation
import Testing

@testable import ViperTemplate

struct GeneratorRejectionTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Runs the command, and expects it to change nothing.
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

  private static let onlyOne =
    "Use only one of '--list', '--detail' and '--form'."

  @Test(arguments: [
    ([], "Missing module name."),
    (["A", "B"], "Unexpected argument 'B'."),
    (["A", "--form", "--list"], onlyOne),
    (["A", "--detail", "--detail", "--form"], onlyOne),
    (["A", "--form=yes"], "Unknown option '--form=yes'."),
    (["A", "--force"], "Unknown option '--force'."),
    (["A", "--dry-run=no"], "Unknown option '--dry-run=no'."),
    (["A", "--path"], "Option '--path' needs a folder."),
    (["A", "--path", "--dry-run"], "Option '--path' needs a folder."),
    (["A", "--tests-path="], "Option '--tests-path' needs a folder."),
    (["A", "--edit"], "Option '--edit' needs '--detail'."),
    (["A", "--form", "--edit"], "Option '--edit' needs '--detail'."),
    (["A", "--fields"], "Option '--fields' needs fields such as 'title,year:Int'."),
    (["A", "--fields="], "Option '--fields' needs fields such as 'title,year:Int'."),
  ])
  func `An invalid command line is rejected`(words: [String], sentence: String) throws {
    let result = Generator(package: package.folder.path, dependency: nil, targets: []).run(words)
    #expect(result.exitCode == 64)
    #expect(result.errors.hasPrefix("Error: \(sentence)\nUsage: swift package viper-module "))
    #expect(try package.contents().isEmpty)
  }

  private static let invalid = "Use a name in lower camel case with at most 20 letters and digits"

  @Test(arguments: [
    ("title,year:Int,title", "Duplicate field 'title'."),
    ("title,class:Int", "'class' is a Swift keyword. Choose another name for the field."),
    ("title,id", "Generated code already uses the name 'id'. Choose another for the field."),
    ("texts", "Generated code already uses the name 'texts'. Choose another for the field."),
    (
      "title,day:Date",
      "Unknown type 'Date' of field 'day'. Use one of: String, Int, Double, Bool."
    ),
    ("title,year:", "Unknown type '' of field 'year'. Use one of: String, Int, Double, Bool."),
    ("year:Int,title", "The first field is the title, so it must be a String."),
    (",title", "Invalid field ''. \(invalid)"),
    ("title, year", "Invalid field ' year'. \(invalid)"),
    ("Title", "Invalid field 'Title'. \(invalid)"), (":Int", "Invalid field ':Int'. \(invalid)"),
    ("abcdefghijklmnopqrstu", "Invalid field 'abcdefghijklmnopqrstu'. \(invalid)"),
    ("tït", "Invalid field 'tït'. \(invalid)"),
  ])
  func `Invalid fields are rejected`(fields: String, sentence: String) throws {
    try expectRefusal("FilmClub", "--fields", fields, exitCode: 64, "Error: \(sentence)")
  }

  /// The message for a name that would be ambiguous in the module.
  private static func used(_ word: String) -> String {
    "would declare '\(word)', which its files already use"
  }

  @Test(arguments: [
    ("../Film", "upper camel case"), ("Any", "'Any' is a Swift keyword."),
    (String(repeating: "A", count: 300), "at most 60 characters"), ("Module", used("Module")),
    ("Scene", used("Scene")), ("Viper", used("Viper")), ("Testing", used("Testing")),
    ("Text", used("TextScreen")), ("String", used("String")),
    ("CancellationError", used("CancellationError")),
  ])
  func `An invalid name is rejected`(name: String, sentence: String) throws {
    try expectRefusal(name, exitCode: 64, sentence)
  }

  @Test func `An error contains no control characters`() {
    let errors = package.run("Film\u{1B}[31m\u{202E}").errors
    #expect(errors.hasPrefix("Error: Invalid module name 'Film[31m'."))
  }

  @Test(arguments: ["Rows", "Title", "Back", "Person", "Movie", "The"])
  func `A word from the template's comments or texts is a valid name`(name: String) {
    #expect(package.run(name, "--dry-run").exitCode == 0)
  }

  @Test(arguments: ["FilmClub", "FilmClubTests", "filmclub"])
  func `The name of a target is rejected`(target: String) throws {
    try expectRefusal(
      "FilmClub", targets: ["App", target], exitCode: 64,
      "A target '\(target)' already exists. Choose another name.")
  }

  @Test(arguments: ["Swift", "Foundation", "XCTest", "Entities", "Shelf"])
  func `The name of a library is rejected`(name: String) throws {
    let result = Generator(
      package: package.folder.path, dependency: "movies-cli", targets: ["App"],
      otherTargets: ["Entities", "ShelfTests"]
    ).run([name])
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("A library named '\(name)"))
    #expect(try package.contents().isEmpty)
  }

  @Test(arguments: [
    "Sources/FilmClub/Notes.swift", "Sources/FilmClub", "Tests/FilmClubTests/A.swift",
    "Sources/filmclub/Notes.swift",
  ])
  func `An existing path is rejected`(path: String) throws {
    try package.write("mine", to: path)
    try expectRefusal("FilmClub", exitCode: 73, "already exists")
    try expectRefusal("FilmClub", "--dry-run", exitCode: 73, "already exists")
    #expect(try package.text(of: path) == "mine")
  }

  @Test func `A path with a dangling symlink is rejected`() throws {
    try package.write("", to: "Sources/App/main.swift")
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "Sources/FilmClub").path,
      withDestinationPath: "/nowhere")
    try expectRefusal("FilmClub", exitCode: 73, "'Sources/FilmClub' already exists")
  }

  private static let outside = "is not a folder inside the"

  @Test(arguments: [
    ("..", outside), ("../Elsewhere", outside), ("/tmp", outside),
    ("Sources/../../Elsewhere", outside), (".", outside), ("/", outside),
    (".build", "ignores hidden folders"), ("Sources/.hidden", "ignores hidden folders"),
    ("a\"b", "must not contain quotation marks"), ("a\\b", "must not contain quotation marks"),
    ("a\"\u{301}b", "must not contain quotation marks"),
    ("a\nb", "must not contain quotation marks"), ("a\u{202E}b", "or control characters"),
  ])
  func `A folder outside the package is rejected`(path: String, sentence: String) throws {
    try expectRefusal("FilmClub", "--path", path, exitCode: 64, sentence)
    try expectRefusal("FilmClub", "--tests-path", path, exitCode: 64, sentence)
  }

  @Test func `A folder that a symlink leads out of the package is rejected`() throws {
    let outside = try TemporaryPackage()
    try FileManager.default.createSymbolicLink(
      at: package.folder.appending(path: "Sources"), withDestinationURL: outside.folder)
    try expectRefusal("FilmClub", exitCode: 64, "is not a folder inside the package")
    #expect(try outside.contents().isEmpty)
  }

  @Test(arguments: ["file", "file/deeper"])
  func `A folder below a file is rejected, even in a dry run`(path: String) throws {
    try package.write("mine", to: "file")
    for options in [["--dry-run"], []] {
      let result = Generator(package: package.folder.path, dependency: nil, targets: [])
        .run(["FilmClub", "--path", path] + options)
      #expect(result.exitCode == 74)
      #expect(result.errors.contains("'file' is not a folder."))
      #expect(try package.contents() == ["file"])
    }
  }

  @Test func `If another run creates a path meanwhile, its files are untouched`() throws {
    let folders = try ModuleFolders(package: package.folder.path)
    let writer = ModuleWriter(name: try ModuleName("FilmClub"), folders: folders)
    let files = ModuleTemplate.list.files(for: try ModuleName("FilmClub"))
    try writer.write(files)
    let before = try package.contents()
    #expect(throws: GeneratorError.fileExists("Sources/FilmClub")) { try writer.write(files) }
    #expect(try package.contents() == before)
  }

  @Test func `Two simultaneous runs create one module, or one of two`() async throws {
    for name in ["FilmClub", "Workshop"] {
      for _ in 0..<20 {
        let package = try TemporaryPackage()
        async let first = package.run("FilmClub")
        async let second = package.run(name)
        let results = await [first, second]
        let made = results.filter { $0.exitCode == 0 }.count
        #expect(made == (name == "FilmClub" ? 1 : 2), "\(results.map(\.errors))")
        let files = try package.contents().filter { $0.hasSuffix(".swift") }.count
        #expect(files == made * ModuleTemplate.list.files(for: try ModuleName("A")).count)
      }
    }
  }

  @Test func `If a file cannot be written, nothing is left behind`() throws {
    let writer = ModuleWriter(
      name: try ModuleName("FilmClub"), folders: try ModuleFolders(package: package.folder.path))
    let files = ModuleTemplate.list.files(for: try ModuleName("FilmClub"))
    let last = try #require(files.last)
    // No file is overwritten.
    #expect(
      throws: GeneratorError.notWritten("Tests/\(last.path)", reason: "File exists.")
    ) {
      try writer.write(files + [last])
    }
    #expect(try package.contents().isEmpty)
  }

  @Test func `If the tests cannot be written, the module is removed`() throws {
    // A file at the path of a required folder.
    try package.write("mine", to: "Tests")
    try expectRefusal("FilmClub", exitCode: 74, "Could not write")
    #expect(try package.contents() == ["Tests"])
  }
}
