/// The references in a module that lead back to an owner.
///
/// The window owns a module. Within the module, the view owns the presenter, which owns the
/// interactor and the router. A stored property that refers to an owner must be `weak`; otherwise,
/// the module would never be deallocated. Examples of such properties are the presenter's view, and
/// the router's window and output. No property may be `unowned`, because accessing such a property
/// after its object is deallocated would trap.
///
/// A property is recognized by its name (`ui`, `view`, `presenter`, `window`, `output`) or by its
/// type.
public struct BackEdges: Sendable {
  /// The modules.
  public var modules: [ViperModule]

  /// Creates a check.
  public init(of modules: [ViperModule]) {
    self.modules = modules
  }

  /// Checks the properties of each module.
  ///
  /// - Returns: A finding for each property that refers to an owner without being `weak`, for each
  ///   `unowned` property, for each missing part, and for a presenter without a view to update.
  public func findings(in sources: SourceTree) -> [Finding] {
    modules.findings(in: sources) { module, files in
      files.flatMap(unownedReferences) + presenterWithoutView(of: module, in: sources)
        + Self.owners(in: module).flatMap { part, owners in
          strong(owners, in: part, of: module, sources)
        }
    }
  }

  /// The property names and types that indicate a reference to an owner.
  private struct Owner {
    let names: Set<String>
    let types: Set<String>

    func isHeld(by property: StoredProperty) -> Bool {
      names.contains(property.name) || !types.isDisjoint(with: property.words)
    }
  }

  private static func view(of prefix: String) -> Owner {
    Owner(names: ["ui", "view"], types: ["\(prefix)UI", "\(prefix)View", "\(prefix)Screen"])
  }

  /// The parts of a module, each with its direct and indirect owners.
  private static func owners(in module: ViperModule) -> [(part: String, owners: [Owner])] {
    let prefix = module.prefix
    let window = Owner(names: ["window", "output"], types: ["Window", "\(prefix)Output"])
    let presenter = Owner(
      names: ["presenter"], types: ["\(prefix)Presenter", "\(prefix)Presentable"])
    let view = view(of: prefix)
    return [
      ("\(prefix)View", [window]), ("\(prefix)Presenter", [window, view]),
      ("\(prefix)Interactor", [window, view, presenter]),
      ("\(prefix)Router", [window, view, presenter]),
    ]
  }

  private func strong(
    _ owners: [Owner], in part: String, of module: ViperModule, _ sources: SourceTree
  ) -> [Finding] {
    guard let file = module.file(part, in: sources) else {
      return [
        Finding(
          file: module.folder,
          message: module.missing(part) + " Add it, so that its references can be checked.")
      ]
    }
    return module.properties(of: part, in: file)
      .filter { property in !property.isWeak && owners.contains { $0.isHeld(by: property) } }
      .map { property in
        Finding(
          file: file.path, line: property.line,
          message: "\(property.name) creates a reference cycle with \(part). Make it weak.")
      }
  }

  private func presenterWithoutView(of module: ViperModule, in sources: SourceTree) -> [Finding] {
    let part = "\(module.prefix)Presenter"
    guard let file = module.file(part, in: sources),
      !module.properties(of: part, in: file).contains(where: Self.view(of: module.prefix).isHeld)
    else { return [] }
    return [
      Finding(
        file: file.path,
        message: "The presenter has no view. Add weak var ui: (any \(module.prefix)UI)?")
    ]
  }

  private func unownedReferences(in file: SourceFile) -> [Finding] {
    file.tokens.filter { $0.text == "unowned" }.map { token in
      Finding(
        file: file.path, line: token.line,
        message: "An unowned reference traps after its object is deallocated. Make it weak.")
    }
  }
}
