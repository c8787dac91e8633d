public import MovieEntities
public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the home screen.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum HomeAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any HomePresentable) -> any HomeScreen

  /// Creates the home screen.
  ///
  /// ```swift
  /// let interactor = HomeAssembler.defaultInteractor(
  ///   account: account, catalog: catalog, marks: marks, picker: picker, today: { today })
  /// let module = HomeAssembler.assemble(interactor: interactor, window: window, output: self)
  /// await window.replaceRoot(with: module)
  /// ```
  ///
  /// - Parameters:
  ///   - interactor: The module's own interactor, or another one, such as a mock.
  ///   - window: The window that will show the screen.
  ///   - output: The object that opens movies, forms and the login. Held weakly.
  ///   - importCommand: The command that imports a file, shown while the diary is empty.
  ///   - note: A note about the catalog, shown while the diary is empty.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the screen's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    interactor: any HomeInteractable, window: Window, output: (any HomeOutput)?,
    importCommand: String = "movies-cli import", note: String = "",
    router: (any HomeRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? HomeRouter(window: window, output: output)
    let presenter = HomePresenter(
      interactor: interactor, router: router,
      mapper: HomeMapper(localizer: localizer, importCommand: importCommand), note: note)
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<HomeState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "home", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own interactor.
  ///
  /// - Parameters:
  ///   - account: The gateway to the session and the diary, if any.
  ///   - catalog: The source of the page for tonight's movie.
  ///   - marks: The user's marks and watchlist.
  ///   - picker: The picker of tonight's movie.
  ///   - today: A closure that returns the current day.
  /// - Returns: The interactor.
  public static func defaultInteractor(
    account: AccountGateway, catalog: any MovieCatalog, marks: MarkBook, picker: TonightPicker,
    today: @escaping @Sendable () -> Day
  ) -> any HomeInteractable {
    HomeInteractor(account: account, catalog: catalog, book: marks, picker: picker, today: today)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any HomePresentable, localizer: Localizer = .english
  ) -> any HomeUI & TextScreen {
    HomeView(presenter: presenter, labels: HomeLabels(localizer))
  }
}
