/// Modules that do not depend on each other.
///
/// A module calls its output, and the object that assembled the module opens the next module. Each
/// module can therefore be used without the others.
public struct SeparateModules: Sendable {
  /// The modules.
  public var modules: [ViperModule]

  /// Creates a check.
  public init(_ modules: [ViperModule]) {
    self.modules = modules
  }

  /// Checks which parts of the other modules each module uses.
  ///
  /// - Returns: A finding for each import of another module's target. If the modules are in the
  ///   same target, a finding for each type that a file uses from another module.
  public func findings(in sources: SourceTree) -> [Finding] {
    modules.findings(in: sources) { module, files in
      let own = Set(files.flatMap(\.types))
      return modules.filter { $0 != module }.flatMap { other in
        guard module.target == other.target else {
          return files.flatMap { file in
            file.imports.filter { $0.module == other.target }.map { found in
              finding("A module must not import another module, \(other).", in: file, found.line)
            }
          }
        }
        let foreign = Set(other.files(in: sources).flatMap(\.types)).subtracting(own)
        return files.flatMap { file in
          foreign.sorted().compactMap { type in
            file.tokens.first { $0.text == type }.map { token in
              finding(
                "A module must not use \(type) of another module, \(other).", in: file, token.line)
            }
          }
        }
      }
    }
  }

  private func finding(_ what: String, in file: SourceFile, _ line: Int) -> Finding {
    Finding(
      file: file.path, line: line, message: what + " Use the module's output instead.")
  }
}
