/// The parts that every VIPER module has, each in its own file unless the module says otherwise.
///
/// The parts are the contract (the protocols between the other parts), the view, the presenter, the
/// interactor, the router, the assembler, a view model and a mapper.
public struct ModuleFiles: Sendable {
  /// The suffixes of the protocol names in a contract, each with the part that implements the
  /// protocol.
  private static let roles = [
    ("UI", "the view"), ("Presentable", "the presenter"), ("Interactable", "the interactor"),
    ("Routing", "the router"),
  ]

  /// The modules.
  public var modules: [ViperModule]

  /// Creates a check.
  public init(of modules: [ViperModule]) {
    self.modules = modules
  }

  /// Checks the parts of each module.
  ///
  /// - Returns: A finding for each missing file, for each file that does not declare the type it is
  ///   named after, and for each protocol missing from the contract.
  public func findings(in sources: SourceTree) -> [Finding] {
    modules.findings(in: sources) { module, _ in
      contract(of: module, in: sources)
        + module.parts.compactMap { part($0, of: module, in: sources) }
    }
  }

  private func part(_ type: String, of module: ViperModule, in sources: SourceTree) -> Finding? {
    guard let file = module.file(type, in: sources) else {
      return Finding(
        file: module.folder,
        message: module.missing(type)
          + (module.hasFilePerPart ? " Declare \(type) in it." : " Declare it."))
    }
    guard !file.types.contains(type) else { return nil }
    return Finding(
      file: file.path, message: "This file does not declare \(type). Declare it at the top level.")
  }

  private func contract(of module: ViperModule, in sources: SourceTree) -> [Finding] {
    guard module.hasFilePerPart else {
      return protocols(
        missingFrom: module.files(in: sources).flatMap(\.types), of: module, at: module.folder)
    }
    let name = module.prefix + "Contract"
    guard let file = module.file(name, in: sources) else {
      return [
        Finding(
          file: module.folder,
          message: "Missing \(name).swift. Declare the protocols between the parts in it.")
      ]
    }
    return protocols(missingFrom: file.types, of: module, at: file.path)
  }

  private func protocols(
    missingFrom types: [String], of module: ViperModule, at path: String
  ) -> [Finding] {
    Self.roles.filter { !types.contains(module.prefix + $0.0) }.map { role in
      Finding(
        file: path,
        message: "Missing protocol \(module.prefix)\(role.0). Declare what the other "
          + "parts need from \(role.1).")
    }
  }
}
