/// The references of a module that lead back to what owns it.
///
/// The window owns a module. In it the view owns the presenter, which owns the interactor and the
/// router. A stored property that leads the other way is `weak`, or the module would never be
/// deallocated: the presenter's view, the router's window and output. None is `unowned`: it would
/// trap if it was used too late.
///
/// ```swift
/// @Test("A module holds nothing that owns it")
/// func edges() throws {
///   let modules = [ViperModule("Notes"), ViperModule("Login")]
///   let sources = try SourceTree.ofThisPackage()
///   #expect(BackEdges(of: modules).findings(in: sources) == [])
/// }
/// ```
///
/// A property is known by its name (`ui`, `view`, `presenter`, `window`, `output`) or by its type.
public struct BackEdges: Sendable {
  /// The modules.
  public var modules: [ViperModule]

  /// Creates a check.
  public init(of modules: [ViperModule]) {
    self.modules = modules
  }

  /// Looks through the properties of each module.
  ///
  /// - Parameter sources: The files.
  /// - Returns: A finding for each property that leads back and is not `weak`, for each `unowned`,
  ///   for each part that is missing, and for a presenter that has no view to update.
  public func findings(in sources: SourceTree) -> [Finding] {
    guard !modules.isEmpty else { return [.noModules] }
    return modules.flatMap { module in
      let files = module.files(in: sources)
      return files.isEmpty
        ? [.noFolder(module)]
        : files.flatMap(unownedReferences) + presenterWithoutView(of: module, in: sources)
          + Self.owners(in: module).flatMap { part, owners in
            strong(owners, in: part, of: module, sources)
          }
    }
  }

  /// The names and types of what owns a part, directly or through others.
  private struct Owners {
    var names: Set<String> = []
    var types: Set<String> = []

    func adding(_ names: Set<String>, _ types: Set<String>) -> Owners {
      Owners(names: self.names.union(names), types: self.types.union(types))
    }

    func contains(_ property: StoredProperty) -> Bool {
      !names.isDisjoint(with: property.names) || !types.isDisjoint(with: property.words)
    }
  }

  private static func view(of prefix: String) -> Owners {
    Owners().adding(["ui", "view"], ["\(prefix)UI", "\(prefix)View", "\(prefix)Screen"])
  }

  /// The parts of a module, each with what owns it.
  private static func owners(in module: ViperModule) -> [(part: String, owners: Owners)] {
    let prefix = module.prefix
    let view = view(of: prefix)
    let window = Owners().adding(["window", "output"], ["Window", "\(prefix)Output"])
    let presenter = window.adding(view.names, view.types)
    let others = presenter.adding(["presenter"], ["\(prefix)Presenter", "\(prefix)Presentable"])
    return [
      ("\(prefix)View", window), ("\(prefix)Presenter", presenter),
      ("\(prefix)Interactor", others), ("\(prefix)Router", others),
    ]
  }

  private func strong(
    _ owners: Owners, in part: String, of module: ViperModule, _ sources: SourceTree
  ) -> [Finding] {
    guard let file = module.file(part, in: sources) else {
      return [
        Finding(
          file: module.folder,
          message: "The module has no \(part).swift, so its references cannot be checked. Add it.")
      ]
    }
    return StoredProperty.all(in: file.tokens).filter { !$0.isWeak && owners.contains($0) }
      .map { property in
        Finding(
          file: file.path, line: property.line,
          message: "\(property.names.sorted().joined(separator: ", ")) leads back to what owns "
            + "\(part), which would never be deallocated. Make it weak.")
      }
  }

  private func presenterWithoutView(of module: ViperModule, in sources: SourceTree) -> [Finding] {
    guard let file = module.file("\(module.prefix)Presenter", in: sources),
      !StoredProperty.all(in: file.tokens).contains(where: Self.view(of: module.prefix).contains)
    else { return [] }
    return [
      Finding(
        file: file.path,
        message: "The presenter has no view. Add weak var ui: (any \(module.prefix)UI)?")
    ]
  }

  private func unownedReferences(in file: SourceFile) -> [Finding] {
    file.tokens.filter { $0.isKeyword("unowned") }.map { token in
      Finding(
        file: file.path, line: token.line,
        message: "unowned traps if it is used after its object has gone. Make it weak.")
    }
  }
}
