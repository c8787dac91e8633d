public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the form that imports a file.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum FileImportAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any FileImportPresentable) -> any FileImportScreen

  /// Creates a form that imports files into the local library of a mark book.
  ///
  /// ```swift
  /// let module = FileImportAssembler.assemble(
  ///   importer: importer, marks: marks, identifyCommand: "library identify", window: window)
  /// await window.push(module)
  /// ```
  ///
  /// - Parameters:
  ///   - importer: The object that imports files.
  ///   - marks: The user's marks and library.
  ///   - identifyCommand: The command that looks up films without a TMDB ID.
  ///   - window: The window that will show the form.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the form's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    importer: any FileImporter, marks: MarkBook, identifyCommand: String, window: Window,
    router: (any FileImportRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      interactor: FileImportInteractor(importer: importer, marks: marks),
      identifyCommand: identifyCommand, window: window, router: router, localizer: localizer,
      makeView: makeView)
  }

  /// Creates a form that uses the given interactor, such as a mock.
  public static func assemble(
    interactor: any FileImportInteractable, identifyCommand: String, window: Window,
    router: (any FileImportRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? FileImportRouter(window: window)
    let presenter = FileImportPresenter(
      interactor: interactor, router: router,
      mapper: FileImportMapper(localizer: localizer, identifyCommand: identifyCommand))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<FileImportState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "fileImport", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any FileImportPresentable, localizer: Localizer = .english
  ) -> any FileImportUI & TextScreen {
    FileImportView(presenter: presenter, labels: FileImportLabels(localizer))
  }
}
