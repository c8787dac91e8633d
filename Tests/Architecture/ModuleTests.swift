import Testing
import ViperArchitecture

struct ModuleTests {
  static let modules = [
    ViperModule("ListOfMovies", viewModel: "MovieListViewModel", mapper: "MovieMapper"),
    ViperModule("MovieDetail"), ViperModule("PersonDetail"),
    ViperModule("LoginModule", prefix: "Login"),
  ]

  @Test func `A module has all of its files, and its contract the protocols between them`() throws {
    let sources = try SourceTree.own()
    #expect(ModuleFiles(of: Self.modules).findings(in: sources) == [])
  }

  @Test func `What the generator copies is held to the same`() throws {
    let modules = [ViperModule("SampleList")]
    let sources = try SourceTree.ofThisPackage(folder: "Examples/Modules/Sources")
    #expect(ModuleFiles(of: modules).findings(in: sources) == [])
    #expect(BackEdges(of: modules).findings(in: sources) == [])
    #expect(SeparateModules(modules).findings(in: sources) == [])
  }

  @Test func `What makes a scene knows neither entities nor words`() throws {
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

  @Test func `Every edge back is weak`() throws {
    let sources = try SourceTree.own()
    #expect(BackEdges(of: Self.modules).findings(in: sources) == [])
  }

  @Test func `No module knows another`() throws {
    let sources = try SourceTree.own()
    #expect(SeparateModules(Self.modules).findings(in: sources) == [])
  }

  @Test(arguments: try SourceFile.all())
  func `No type bears its module's name`(file: SourceFile) {
    #expect(!file.types.contains(file.target))
  }

  @Test(arguments: modules)
  func `Only assemblers and the module's own files name its presenter`(module: ViperModule) throws {
    let presenter = "\(module.prefix)Presenter"
    let users = try SourceFile.all().filter { $0.uses(of: [presenter]) != [] }.map(\.name)
    #expect(Set(users) == ["\(presenter).swift", "\(module.prefix)Assembler.swift"])
  }
}
