import Foundation
import Testing

struct ModuleTests {
  /// Returns the parts of a module that its files lack.
  ///
  /// Each part is in a file named after its type, and the protocols are in the contract.
  private static func missingParts(in files: [SourceFile]) -> [String] {
    let prefix = prefix(of: files)
    let contract = files.first { $0.name == prefix + "Contract.swift" }?.types ?? []
    let parts = ["View", "Presenter", "Interactor", "Router", "Assembler", "ViewModel", "Mapper"]
    return parts.filter { part in
      !files.contains { file in
        file.name.hasSuffix(part + ".swift") && file.types.contains(String(file.name.dropLast(6)))
      }
    }
      + ["UI", "Presentable", "Interactable", "Routing"].filter { !contract.contains(prefix + $0) }
  }

  /// The prefix of a module's types, which its contract has.
  private static func prefix(of files: [SourceFile]) -> String {
    let contract = files.map(\.name).first { $0.hasSuffix("Contract.swift") } ?? ""
    return String(contract.dropLast("Contract.swift".count))
  }

  private static func files(of screen: String) throws -> [SourceFile] {
    try SourceFile.all().filter { $0.folder == screen }
  }

  @Test(arguments: SourceFile.screens)
  func `A module has all its files, and its contract has all protocols`(screen: String) throws {
    #expect(Self.missingParts(in: try Self.files(of: screen)) == [])
  }

  @Test(arguments: SourceFile.screens)
  func `A module's tests include one to read first`(screen: String) {
    let file = SourceFile.root.appending(path: "Tests/\(screen)/FirstTest.swift")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: ["SampleDetail", "SampleForm", "SampleList"])
  func `The generator's templates have all files and protocols`(name: String) throws {
    let files = try SourceFile.files(in: "Examples/Modules/Sources").filter { $0.folder == name }
    #expect(Self.missingParts(in: files) == [])
  }

  @Test func `Views don't use entities`() throws {
    let files = try SourceFile.all().filter { file in
      SourceFile.screens.contains(file.folder)
        && (file.name.hasSuffix("View.swift") || file.uses(of: ["Scene", "StyledText"]) != [])
    }
    for file in files {
      #expect(
        Set(file.imports).subtracting(["MoviePresentation", "Viper", "ViperLocalization"]) == [],
        "\(file)")
    }
    #expect(files.map(\.name).contains("MovieTable.swift"))
  }

  @Test(arguments: try SourceFile.all())
  func `No type has the name of its module`(file: SourceFile) {
    #expect(!file.types.contains(file.target))
  }

  @Test(arguments: SourceFile.screens)
  func `Only a module's own files mention its presenter`(screen: String) throws {
    let prefix = Self.prefix(of: try Self.files(of: screen))
    let users = try SourceFile.all().filter { $0.uses(of: [prefix + "Presenter"]) != [] }
    #expect(Set(users.map(\.name)) == ["\(prefix)Presenter.swift", "\(prefix)Assembler.swift"])
  }
}
