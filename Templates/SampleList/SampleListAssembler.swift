public import Viper

/// Assembles the screen, and is the only place that names all of its parts.
///
/// ```swift
/// let module = SampleListAssembler.assemble(source: source, window: window, output: self)
/// await window.replaceRoot(with: module)
/// ```
@MainActor
public enum SampleListAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker =
    @MainActor (any SampleListPresentable) -> any SampleListScreen

  /// Creates the screen with the given source.
  ///
  /// - Parameters:
  ///   - input: The values that the screen is opened with.
  ///   - source: The source of the rows.
  ///   - window: The window that will show the screen.
  ///   - output: The object that is told of a chosen row, held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, to be shown in the window.
  public static func assemble(
    input: SampleListInput = SampleListInput(),
    source: any SampleListSource,
    window: Window, output: (any SampleListOutput)?,
    router: (any SampleListRouting)? = nil, makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      input: input, interactor: SampleListInteractor(source: source),
      window: window, output: output, router: router, makeView: makeView)
  }

  /// Creates the screen with the given interactor, such as a mock.
  ///
  /// - Parameters:
  ///   - input: The values that the screen is opened with.
  ///   - interactor: The interactor that fetches the rows.
  ///   - window: The window that will show the screen.
  ///   - output: The object that is told of a chosen row, held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, to be shown in the window.
  public static func assemble(
    input: SampleListInput = SampleListInput(),
    interactor: any SampleListInteractable,
    window: Window, output: (any SampleListOutput)?,
    router: (any SampleListRouting)? = nil, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? SampleListRouter(window: window, output: output)
    let presenter = SampleListPresenter(
      input: input, interactor: interactor, router: router)
    let view = makeView?(presenter) ?? ownView(of: presenter)
    let updates = Updates<SampleListState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "sampleList", screen: view, updates: updates,
      parts: [view, presenter, interactor, router])
  }

  /// Creates the module's own view, for a caller that wraps it in another view.
  ///
  /// - Parameter presenter: The presenter that decides what the view shows.
  /// - Returns: The view.
  public static func ownView(
    of presenter: any SampleListPresentable
  ) -> any SampleListUI & TextScreen {
    SampleListView(presenter: presenter)
  }
}
