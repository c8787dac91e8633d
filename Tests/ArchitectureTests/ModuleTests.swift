import Testing

@Suite("The files of a module")
struct ModuleTests {
  struct Module: CustomStringConvertible, Sendable {
    let target: String
    /// How its types begin.
    let prefix: String
    let viewModel: String
    let mapper: String

    var description: String { target }

    var files: [String] {
      ["Contract", "View", "Presenter", "Interactor", "Router", "Assembler"]
        .map { "\(prefix)\($0).swift" } + ["\(viewModel).swift", "\(mapper).swift"]
    }
  }

  static let modules = [
    Module(
      target: "ListOfMovies", prefix: "ListOfMovies", viewModel: "MovieListViewModel",
      mapper: "MovieMapper"),
    Module(
      target: "MovieDetail", prefix: "MovieDetail", viewModel: "MovieDetailViewModel",
      mapper: "MovieDetailMapper"),
    Module(
      target: "LoginModule", prefix: "Login", viewModel: "LoginViewModel", mapper: "LoginMapper"),
  ]

  private func file(_ name: String, of module: Module) throws -> SourceFile {
    try #require(
      try SourceFile.all().first { $0.target == module.target && $0.name == name },
      "\(module.target) has no \(name)")
  }

  @Test("A module has all of its files", arguments: modules)
  func files(module: Module) throws {
    let there = Set(try SourceFile.all().filter { $0.target == module.target }.map(\.name))
    #expect(Set(module.files).subtracting(there) == [])
  }

  @Test("The contract holds every protocol of the module", arguments: modules)
  func contract(module: Module) throws {
    let contract = try file("\(module.prefix)Contract.swift", of: module)
    for role in ["UI", "Presentable", "Interactable", "Routing", "Output"] {
      #expect(contract.code.contains("public protocol \(module.prefix)\(role)"))
    }
  }

  @Test("Every edge back is weak", arguments: modules)
  func edges(module: Module) throws {
    let presenter = try file("\(module.prefix)Presenter.swift", of: module)
    #expect(presenter.code.contains("weak var ui: (any \(module.prefix)UI)?"))
    let router = try file("\(module.prefix)Router.swift", of: module)
    #expect(router.code.contains("weak var window: Window?"))
    #expect(router.code.contains("weak var output: (any \(module.prefix)Output)?"))
  }

  @Test("No type bears its module's name", arguments: try SourceFile.all())
  func names(file: SourceFile) {
    for kind in ["struct", "class", "enum", "protocol", "actor"] {
      #expect(!file.code.contains("\(kind) \(file.target) "))
      #expect(!file.code.contains("\(kind) \(file.target):"))
    }
  }

  @Test("Only assemblers and the module's own files name its presenter", arguments: modules)
  func wiring(module: Module) throws {
    let presenter = "\(module.prefix)Presenter"
    let users = try SourceFile.all().filter { $0.uses(of: [presenter]) != [] }.map(\.name)
    #expect(Set(users) == ["\(presenter).swift", "\(module.prefix)Assembler.swift"])
  }
}
