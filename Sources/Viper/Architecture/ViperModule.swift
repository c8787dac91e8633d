/// A folder that contains a VIPER module, and the names of the module's parts.
///
/// `ViperModule("Notes")` is the folder `Notes` with `NotesContract.swift`, `NotesView.swift` and
/// so on. A module can also be in a subfolder of a target, and use other names:
///
/// ```swift
/// let module = ViperModule(
///   "App/NoteList", prefix: "Notes", viewModel: "NoteRow", mapper: "NoteMapper")
/// ```
///
/// The parts of a small module can share a file: `ViperModule("Notes", hasFilePerPart: false)`.
public struct ViperModule: Hashable, Sendable {
  /// The path of the folder, relative to the source folder.
  public var folder: String
  /// The prefix of the parts' names.
  public var prefix: String
  /// The name of the view model.
  public var viewModel: String
  /// The name of the mapper, which maps entities to view models.
  public var mapper: String
  /// A Boolean value that indicates whether each part is in a file named after its type.
  ///
  /// If it is `false`, a part can be in any file of the folder.
  public var hasFilePerPart: Bool

  /// Creates a description of a module.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the source folder.
  ///   - prefix: The prefix of the parts' names; `nil` for the folder's name.
  ///   - viewModel: The name of the view model; `nil` for the prefix followed by `ViewModel`.
  ///   - mapper: The name of the mapper; `nil` for the prefix followed by `Mapper`.
  ///   - hasFilePerPart: Whether each part is in a file named after its type.
  public init(
    _ folder: String, prefix: String? = nil, viewModel: String? = nil, mapper: String? = nil,
    hasFilePerPart: Bool = true
  ) {
    let steps = folder.split(separator: "/")
    let prefix = prefix ?? steps.last.map(String.init) ?? ""
    self.folder = steps.joined(separator: "/")
    self.prefix = prefix
    self.viewModel = viewModel ?? prefix + "ViewModel"
    self.mapper = mapper ?? prefix + "Mapper"
    self.hasFilePerPart = hasFilePerPart
  }

  var target: String { folder.split(separator: "/").first.map(String.init) ?? "" }

  /// The types that make up a module.
  var parts: [String] {
    ["View", "Presenter", "Interactor", "Router", "Assembler"].map { prefix + $0 }
      + [viewModel, mapper]
  }

  func files(in sources: SourceTree) -> [SourceFile] { sources.files(below: folder) }

  /// Returns the file of one of the module's types, if there is such a file.
  ///
  /// The file is named after the type or, if parts can share a file, declares the type.
  func file(_ type: String, in sources: SourceTree) -> SourceFile? {
    files(in: sources).first {
      hasFilePerPart ? $0.lastStep == type + ".swift" : $0.types.contains(type)
    }
  }

  /// Returns the stored properties of a part, including those of other types in its own file.
  func properties(of part: String, in file: SourceFile) -> [StoredProperty] {
    StoredProperty.all(
      in: hasFilePerPart ? file.tokens : file.tokens.declarations(of: part))
  }

  /// Returns the message for a part that was not found.
  func missing(_ type: String) -> String {
    hasFilePerPart ? "Missing \(type).swift." : "Missing \(type)."
  }
}

extension ViperModule: CustomStringConvertible {
  /// The path of the folder.
  public var description: String { folder }
}

extension [ViperModule] {
  /// Returns the findings of a check for each module and its files, or the errors in the list of
  /// modules.
  func findings(
    in sources: SourceTree, _ check: (ViperModule, [SourceFile]) -> [Finding]
  ) -> [Finding] {
    guard !isEmpty else {
      let advice = "No modules to check. Pass the module folders."
      return [Finding(file: "", message: advice)]
    }
    return flatMap { module in
      let files = module.files(in: sources)
      guard files.isEmpty else { return check(module, files) }
      return [
        Finding(
          file: module.folder,
          message:
            "This folder has no Swift files, so it is not a module. Correct its name, or remove it "
            + "from the list of modules.")
      ]
    }
  }
}
