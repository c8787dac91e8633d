public import MovieEntities
public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the person page module.
///
/// The assembler is the only type that refers to all parts of the module.
///
/// ```swift
/// let module = PersonDetailAssembler.assemble(
///   input: PersonDetailInput(id: 1), source: source, window: window, output: self)
/// await window.replaceRoot(with: module)
/// ```
@MainActor
public enum PersonDetailAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any PersonDetailPresentable) -> any PersonDetailScreen

  /// Creates a page that uses the given source.
  ///
  /// - Parameters:
  ///   - input: The parameters of the page.
  ///   - source: The source of the person.
  ///   - marks: The user's marks; `nil` to show none.
  ///   - window: The window that will show the page.
  ///   - output: The object that opens movies. The module holds a weak reference to this object.
  ///   - router: A router to use in place of the module's own router.
  ///   - localizer: The localizer for the page's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own view.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    input: PersonDetailInput, source: any PersonSource, marks: MarkBook? = nil, window: Window,
    output: (any PersonDetailOutput)?, router: (any PersonDetailRouting)? = nil,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      input: input, interactor: defaultInteractor(source: source, marks: marks), window: window,
      output: output,
      router: router, localizer: localizer, makeView: makeView)
  }

  /// Creates a page that uses the given interactor, such as a mock or a wrapper around the module's
  /// own interactor.
  public static func assemble(
    input: PersonDetailInput, interactor: any PersonDetailInteractable, window: Window,
    output: (any PersonDetailOutput)?, router: (any PersonDetailRouting)? = nil,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? PersonDetailRouter(window: window, output: output)
    let presenter = PersonDetailPresenter(
      input: input, interactor: interactor, router: router,
      mapper: PersonDetailMapper(localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<PersonDetailState> { view.update($0) }
    presenter.ui = updates
    let module = Module(
      name: "person", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
    module.savedState = { [weak presenter] in presenter?.savedState }
    return module
  }

  /// Creates the module's own interactor, which the caller can wrap in another interactor.
  public static func defaultInteractor(
    source: any PersonSource, marks: MarkBook? = nil
  ) -> any PersonDetailInteractable {
    PersonDetailInteractor(source: source, marks: marks ?? NoMarks(), facts: marks?.facts)
  }

  /// Creates the module's own view, which the caller can wrap in another view or use to read the
  /// state from `drawing`.
  public static func defaultView(
    of presenter: any PersonDetailPresentable, localizer: Localizer = .english,
    drawing: SceneCache<PersonDetailState> = SceneCache(PersonDetailState())
  ) -> any PersonDetailUI & TextScreen {
    PersonDetailView(
      presenter: presenter, labels: PersonDetailLabels(localizer), drawing: drawing)
  }
}
