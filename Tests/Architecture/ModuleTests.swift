import Testing

/// The names of a module's parts.
struct ModuleNames: Sendable, CustomStringConvertible {
  let folder: String
  let prefix: String
  let viewModel: String
  let mapper: String
  let hasOutput: Bool

  init(
    _ folder: String, prefix: String? = nil, viewModel: String? = nil, mapper: String? = nil,
    hasOutput: Bool = true
  ) {
    let prefix = prefix ?? folder
    self.folder = folder
    self.prefix = prefix
    self.viewModel = viewModel ?? prefix + "ViewModel"
    self.mapper = mapper ?? prefix + "Mapper"
    self.hasOutput = hasOutput
  }

  var description: String { folder }

  /// Returns the parts that the files lack.
  ///
  /// Each part is in a file named after its type, and the protocols are in the contract.
  func missingParts(in files: [SourceFile]) -> [String] {
    func types(in file: String) -> [String] {
      files.first { $0.target == folder && $0.name.hasSuffix(file + ".swift") }?.types ?? []
    }
    let parts = ["View", "Presenter", "Interactor", "Router", "Assembler"].map { prefix + $0 }
    let contract = types(in: prefix + "Contract")
    return (parts + [viewModel, mapper]).filter { !types(in: $0).contains($0) }
      + (["UI", "Presentable", "Interactable", "Routing"] + (hasOutput ? ["Output"] : []))
      .map { prefix + $0 }.filter { !contract.contains($0) }
  }
}

struct ModuleTests {
  static let modules = [
    ModuleNames("ListOfMovies", viewModel: "MovieListViewModel", mapper: "MovieMapper"),
    ModuleNames("MovieDetail"), ModuleNames("PersonDetail"), ModuleNames("Diary"),
    ModuleNames("Home"), ModuleNames("LogEntry", hasOutput: false), ModuleNames("Stats"),
    ModuleNames("LoginModule", prefix: "Login"),
  ]

  @Test(arguments: modules)
  func `A module has all its files, and its contract has all protocols`(
    module: ModuleNames
  ) throws {
    #expect(module.missingParts(in: try SourceFile.all()) == [])
  }

  @Test func `The generator's templates have all files and protocols`() throws {
    let files = try SourceFile.files(in: "Examples/Modules/Sources")
    for name in ["SampleDetail", "SampleForm", "SampleList"] {
      #expect(ModuleNames(name).missingParts(in: files) == [])
    }
  }

  @Test func `Views don't use entities`() throws {
    let folders = Self.modules.map(\.folder)
    let files = try SourceFile.all().filter { file in
      folders.contains(file.target)
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

  @Test(arguments: modules)
  func `Only a module's own files mention its presenter`(module: ModuleNames) throws {
    let presenter = "\(module.prefix)Presenter"
    let users = try SourceFile.all().filter { $0.uses(of: [presenter]) != [] }.map(\.name)
    #expect(Set(users) == ["\(presenter).swift", "\(module.prefix)Assembler.swift"])
  }
}
