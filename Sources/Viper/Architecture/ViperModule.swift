/// A folder that contains a VIPER module, and the names of the module's parts.
///
/// `ViperModule("Notes")` is the folder `Notes` with `NotesContract.swift`, `NotesView.swift` and
/// so on. A module can also be in a subfolder of a target, and use other names:
///
/// ```swift
/// let module = ViperModule(
///   "App/NoteList", prefix: "Notes", viewModel: "NoteRow", mapper: "NoteMapper")
/// ```
public struct ViperModule: Hashable, Sendable {
  /// The path of the folder, relative to the source folder.
  public var folder: String
  /// The prefix of the parts' names.
  public var prefix: String
  /// The name of the view model.
  public var viewModel: String
  /// The name of the mapper, which maps entities to view models.
  public var mapper: String

  /// Creates a description of a module.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, relative to the source folder.
  ///   - prefix: The prefix of the parts' names; `nil` for the folder's name.
  ///   - viewModel: The name of the view model; `nil` for the prefix followed by `ViewModel`.
  ///   - mapper: The name of the mapper; `nil` for the prefix followed by `Mapper`.
  public init(
    _ folder: String, prefix: String? = nil, viewModel: String? = nil, mapper: String? = nil
  ) {
    let steps = folder.split(separator: "/")
    let prefix = prefix ?? steps.last.map(String.init) ?? ""
    self.folder = steps.joined(separator: "/")
    self.prefix = prefix
    self.viewModel = viewModel ?? prefix + "ViewModel"
    self.mapper = mapper ?? prefix + "Mapper"
  }

  var target: String { folder.split(separator: "/").first.map(String.init) ?? "" }

  /// The types that make up a module, each in a file named after the type.
  var parts: [String] {
    ["View", "Presenter", "Interactor", "Router", "Assembler"].map { prefix + $0 }
      + [viewModel, mapper]
  }

  func files(in sources: SourceTree) -> [SourceFile] { sources.files(below: folder) }

  /// Returns the file that is named after one of the module's types, if there is such a file.
  func file(_ type: String, in sources: SourceTree) -> SourceFile? {
    files(in: sources).first { $0.lastStep == type + ".swift" }
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
