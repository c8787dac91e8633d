import Testing
import ViperArchitecture

struct ModuleTests {
  static let modules = [
    ViperModule("ListOfMovies", viewModel: "MovieListViewModel", mapper: "MovieMapper"),
    ViperModule("MovieDetail"), ViperModule("PersonDetail"), ViperModule("Diary"),
    ViperModule("Home"), ViperModule("LogEntry"), ViperModule("Stats"),
    ViperModule("LoginModule", prefix: "Login"),
  ]

  @Test func `A module has all its files, and its contract has all protocols`() throws {
    let sources = try SourceTree.own()
    #expect(ModuleFiles(of: Self.modules).findings(in: sources) == [])
  }

  @Test func `The generator's templates follow the same rules`() throws {
    let modules = [
      "SampleConfirm", "SampleDetail", "SampleForm", "SampleList", "SampleSearch",
    ].map { ViperModule($0) }
    let sources = try SourceTree.ofThisPackage(folder: "Examples/Modules/Sources")
    #expect(ModuleFiles(of: modules).findings(in: sources) == [])
    #expect(BackEdges(of: modules).findings(in: sources) == [])
    #expect(SeparateModules(modules).findings(in: sources) == [])
  }

  @Test func `Views don't use entities or texts`() throws {
    let folders = Set(Self.modules.map(\.folder))
    let files = try SourceFile.all().filter { file in
      folders.contains(file.target)
        && (file.name.hasSuffix("View.swift") || file.uses(of: ["Scene", "StyledText"]) != [])
    }
    let floors = Floors(folders.reduce(into: [:]) { $0[$1] = ["MoviePresentation", "Viper"] })
    #expect(floors.findings(in: SourceTree(files)) == [])
    #expect(files.map(\.name).contains("MovieTable.swift"))
  }

  @Test(arguments: modules)
  func `Every module has an output`(module: ViperModule) throws {
    let name = "\(module.prefix)Contract.swift"
    let contract = try #require(
      try SourceFile.all().first { $0.target == module.folder && $0.name == name })
    #expect(contract.code.contains("public protocol \(module.prefix)Output"))
  }

  @Test func `All references to owners are weak`() throws {
    let sources = try SourceTree.own()
    #expect(BackEdges(of: Self.modules).findings(in: sources) == [])
  }

  @Test func `No module imports another module`() throws {
    let sources = try SourceTree.own()
    #expect(SeparateModules(Self.modules).findings(in: sources) == [])
  }

  @Test(arguments: try SourceFile.all())
  func `No type has the name of its module`(file: SourceFile) {
    #expect(!file.types.contains(file.target))
  }

  @Test(arguments: modules)
  func `Only a module's own files mention its presenter`(module: ViperModule) throws {
    let presenter = "\(module.prefix)Presenter"
    let users = try SourceFile.all().filter { $0.uses(of: [presenter]) != [] }.map(\.name)
    #expect(Set(users) == ["\(presenter).swift", "\(module.prefix)Assembler.swift"])
  }
}
