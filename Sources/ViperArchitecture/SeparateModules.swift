/// Modules that do not know each other.
///
/// A module says through its output what should follow, and whoever assembled it opens the next.
/// So a module can be used without the others.
///
/// ```swift
/// @Test("Modules do not know each other")
/// func neighbors() throws {
///   let modules = [ViperModule("Notes"), ViperModule("Login")]
///   let sources = try SourceTree.ofThisPackage()
///   #expect(SeparateModules(modules).findings(in: sources) == [])
/// }
/// ```
public struct SeparateModules: Sendable {
  /// The modules.
  public var modules: [ViperModule]

  /// Creates a check.
  public init(_ modules: [ViperModule]) {
    self.modules = modules
  }

  /// Looks for what each module takes from the others.
  ///
  /// - Parameter sources: The files.
  /// - Returns: A finding for each import of another module's target and, where two modules are in
  ///   one target, for each type of the other that a file names.
  public func findings(in sources: SourceTree) -> [Finding] {
    guard !modules.isEmpty else { return [.noModules] }
    let rooms = modules.map { module in
      (module: module, files: module.files(in: sources).map(ReadFile.init))
    }
    return rooms.flatMap { room in
      guard !room.files.isEmpty else { return [Finding.noFolder(room.module)] }
      return rooms.filter { $0.module != room.module }.flatMap { other in
        room.module.target == other.module.target
          ? references(from: room.files, to: other.module, other.files)
          : imports(from: room.files, of: other.module)
      }
    }
  }

  private struct ReadFile {
    let file: SourceFile
    let types: TypeReferences

    init(_ file: SourceFile) {
      self.file = file
      types = TypeReferences(file.tokens)
    }
  }

  private func imports(from files: [ReadFile], of module: ViperModule) -> [Finding] {
    files.flatMap { read in
      read.file.imports.filter { $0.module == module.target }.map { found in
        Finding(
          file: read.file.path, line: found.line,
          message: "A module may not import another, \(module). Tell the output what should "
            + "follow.")
      }
    }
  }

  private func references(
    from files: [ReadFile], to module: ViperModule, _ others: [ReadFile]
  ) -> [Finding] {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.types.own) }
    let foreign = others.reduce(into: Set<String>()) { $0.formUnion($1.types.declared) }
      .subtracting(own)
    return files.flatMap { read in
      foreign.sorted().compactMap { type in
        read.types.named[type].map { line in
          Finding(
            file: read.file.path, line: line,
            message: "A module may not name \(type) of another, \(module). Tell the output what "
              + "should follow.")
        }
      }
    }
  }
}
