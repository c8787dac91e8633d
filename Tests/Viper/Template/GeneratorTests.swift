import Foundation
import Testing
import ViperTemplate

struct GeneratorTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  @Test func `The module and its tests are written and listed`() throws {
    let result = package.run("FilmClub")
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    let files = ModuleTemplate.list.files(for: try ModuleName("FilmClub"))
    for file in files {
      let folder = file.path.hasPrefix("FilmClubTests/") ? "Tests" : "Sources"
      #expect(result.output.contains("  \(folder)/\(file.path)\n"))
      #expect(try package.text(of: "\(folder)/\(file.path)") == file.text)
    }
    #expect(try package.contents().filter { $0.hasSuffix(".swift") }.count == files.count)
    #expect(try package.contents().filter { $0.contains("/.") } == [])
  }

  @Test func `A dry run prints the same and writes nothing`() throws {
    let dry = package.run("FilmClub", "--dry-run")
    // A list is the default.
    #expect(package.run("FilmClub", "--list", "--dry-run") == dry)
    #expect(try package.contents().isEmpty)
    let real = package.run("FilmClub")
    #expect(
      dry.output == real.output.replacing("Wrote:", with: "These files would be written:"))
  }

  @Test func `Fields and an Edit button can be given`() throws {
    let options = ["--detail", "--edit", "--fields", "title,isRead:Bool"]
    let result = Generator(package: package.folder.path, dependency: nil, targets: [])
      .run(["FilmClub"] + options)
    #expect(result.exitCode == 0)
    let entity = try package.text(of: "Sources/FilmClub/FilmClubEntity.swift")
    #expect(entity.contains("public let isRead: Bool"))
    #expect(try package.text(of: "Sources/FilmClub/FilmClubView.swift").contains("labels.edit"))
  }

  @Test func `Other folders can be given`() throws {
    let result = package.run("FilmClub", "--path", "Modules/", "--tests-path=./Modules/Tests")
    #expect(result.exitCode == 0)
    #expect(try package.text(of: "Modules/FilmClub/FilmClubView.swift").contains("FilmClubView"))
    #expect(result.output.contains("path: \"Modules/FilmClub\""))
    #expect(result.output.contains("path: \"Modules/Tests/FilmClubTests\""))
  }

  @Test(arguments: ["Source", "src", "srcs"])
  func `A package's custom source folder is used without its path`(folder: String) throws {
    try package.write("", to: "\(folder)/App/main.swift")
    let result = package.run("FilmClub")
    #expect(result.exitCode == 0)
    #expect(try package.text(of: "\(folder)/FilmClub/FilmClubView.swift").contains("FilmClub"))
    #expect(!result.output.contains("path:"))
    #expect(try !package.contents().contains("Sources"))
  }

  @Test(arguments: [
    (#".package(path: "../fork")"#, "fork"), ("", "fork"),
    (#".package(name: "toolkit", path: "../fork")"#, "toolkit"),
    (".package(name: \"toolkit\",\n    path: \"../Fork/\")", "toolkit"),
    (#".package(name: "other", path: "../other"), .package(path: "../fork")"#, "fork"),
    (#".package(name: "other", path: "../other"), .package(name: "t", path: path)"#, "t"),
    (#".package(name: "a", path: a), .package(name: "b", path: b)"#, "fork"),
    ("\n  // .package(name: \"toolkit\", path: \"../fork\")\n", "fork"),
  ])
  func `The manifest lines name the dependency as the package does`(
    dependency: String, name: String
  ) throws {
    try package.write("let package = Package(dependencies: [\(dependency)])", to: "Package.swift")
    let lines = package.run("FilmClub", "--dry-run", dependency: "fork").output
    #expect(lines.contains(".product(name: \"Viper\", package: \"\(name)\")"))
  }

  @Test func `In this package, the lines name its targets`() {
    let lines = package.run("FilmClub", "--dry-run", dependency: nil).output
    #expect(
      lines.contains(
        """
              dependencies: [
                "Viper",
                "ViperLocalization",
              ]),
        """))
    #expect(
      lines.contains(
        """
              dependencies: [
                "FilmClub",
                "Viper",
                "ViperLocalization",
                "ViperTesting",
              ]),
        """))
    #expect(!lines.contains(".product"))
  }

  @Test func `Help is complete and needs no name`() {
    let result = package.run("--help")
    #expect(result.exitCode == 0)
    let words = [
      "OVERVIEW:", "USAGE:", "<name>", "--list", "--detail", "--form", "--fields", "--edit",
      "--path", "--tests-path", "--dry-run",
    ]
    for word in words {
      #expect(result.output.contains(word))
    }
    #expect(package.run("FilmClub", "-h").output == result.output)
  }
}
