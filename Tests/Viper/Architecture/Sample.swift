import ViperArchitecture

/// A valid module, into which tests insert faults.
enum Sample {
  static let module = ViperModule("Notes")

  /// The module's files, by path.
  static let files = [
    "Notes/NotesContract.swift": """
    public import Viper
    public protocol NotesUI: AnyObject {}
    public protocol NotesPresentable: AnyObject {}
    public protocol NotesInteractable: Sendable {}
    public protocol NotesRouting: AnyObject {}
    public protocol NotesOutput: AnyObject {}
    """,
    "Notes/NotesView.swift": "final class NotesView { let presenter: any NotesPresentable }",
    "Notes/NotesPresenter.swift": """
    @MainActor
    final class NotesPresenter: NotesPresentable {
      weak var ui: (any NotesUI)?
      private let router: any NotesRouting
    }
    """,
    "Notes/NotesInteractor.swift": "struct NotesInteractor: NotesInteractable {}",
    "Notes/NotesRouter.swift": """
    public final class NotesRouter: NotesRouting {
      private weak var window: Window?
      private weak var output: (any NotesOutput)?
      func close() {
        guard let window else { return }
        let output: (any NotesOutput)? = output
      }
    }
    """,
    "Notes/NotesAssembler.swift": "public enum NotesAssembler {}",
    "Notes/NotesViewModel.swift": "public struct NotesViewModel {}",
    "Notes/NotesMapper.swift": "struct NotesMapper {}",
  ]

  /// The same module with all parts in one file, without some of its lines or types.
  static func oneFile(without removed: String? = nil, adding text: String = "") -> SourceTree {
    let texts = files.sorted { $0.key < $1.key }.map { path, text in
      removed.map { text.replacing($0, with: "Other") } ?? text
    }
    return SourceTree(files: ["Notes/Notes.swift": (texts + [text]).joined(separator: "\n")])
  }

  static let oneFileModule = ViperModule("Notes", hasFilePerPart: false)

  /// Returns the module with some files added, replaced or removed.
  static func tree(_ changes: [String: String?] = [:]) -> SourceTree {
    var files = files
    for (path, text) in changes { files[path] = text }
    return SourceTree(files: files)
  }
}

extension SourceTree {
  /// Creates a tree of files from their texts, by path.
  init(files: [String: String]) {
    self.init(
      files.map { path, text in
        let steps = path.split(separator: "/", maxSplits: 1).map(String.init)
        return SourceFile(
          target: steps.count > 1 ? steps[0] : "", name: steps.last ?? "", text: text)
      })
  }
}

extension [Finding] {
  /// The places of the findings.
  var places: [String] { map { $0.file + ($0.line.map { ":\($0)" } ?? "") } }
}
