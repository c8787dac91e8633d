import MovieEntities
public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the diary.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum DiaryAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any DiaryPresentable) -> any DiaryScreen

  /// Creates a screen that shows the diary in the local library of a mark book.
  ///
  /// ```swift
  /// let module = DiaryAssembler.assemble(marks: marks, window: window, output: self)
  /// await window.replaceRoot(with: module)
  /// ```
  ///
  /// - Parameters:
  ///   - marks: The user's marks and library; without a library, the screen says so.
  ///   - window: The window that will show the screen.
  ///   - output: The object that opens movies and forms. Held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the screen's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    marks: MarkBook, window: Window, output: (any DiaryOutput)?,
    router: (any DiaryRouting)? = nil, localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      interactor: DiaryInteractor(marks: marks), window: window, output: output, router: router,
      localizer: localizer, makeView: makeView)
  }

  /// Creates a screen that uses the given interactor, such as a mock.
  public static func assemble(
    interactor: any DiaryInteractable, window: Window, output: (any DiaryOutput)?,
    router: (any DiaryRouting)? = nil, localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? DiaryRouter(window: window, output: output)
    let presenter = DiaryPresenter(
      interactor: interactor, router: router, mapper: DiaryMapper(localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<DiaryState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "diary", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any DiaryPresentable, localizer: Localizer = .english
  ) -> any DiaryUI & TextScreen {
    DiaryView(presenter: presenter, labels: DiaryLabels(localizer))
  }
}
