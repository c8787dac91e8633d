public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper
public import ViperLocalization

/// Assembles the diary's statistics.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum StatsAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any StatsPresentable) -> any StatsScreen

  /// Creates a screen that shows statistics about the diary in a local library.
  ///
  /// ```swift
  /// let module = StatsAssembler.assemble(store: library, window: window, output: self)
  /// await window.push(module)
  /// ```
  ///
  /// - Parameters:
  ///   - store: The library; if `nil`, the screen says so.
  ///   - facts: A closure that returns what is known about movies.
  ///   - symbols: The characters used to draw the charts.
  ///   - window: The window that will show the screen.
  ///   - output: The object that opens the diary. Held weakly.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the screen's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    store: (any LibraryStore)?,
    facts: @escaping @Sendable (Set<MovieID>) async -> [MovieID: MovieFacts] = { _ in [:] },
    symbols: StatisticsSymbols = .blocks, window: Window, output: (any StatsOutput)?,
    router: (any StatsRouting)? = nil,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      interactor: StatsInteractor(store: store, facts: facts), symbols: symbols, window: window,
      output: output, router: router, localizer: localizer, makeView: makeView)
  }

  /// Creates a screen that uses the given interactor, such as a mock.
  public static func assemble(
    interactor: any StatsInteractable, symbols: StatisticsSymbols = .blocks, window: Window,
    output: (any StatsOutput)?, router: (any StatsRouting)? = nil,
    localizer: Localizer = .english, makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? StatsRouter(window: window, output: output)
    let presenter = StatsPresenter(
      interactor: interactor, router: router, mapper: StatsMapper(localizer: localizer))
    let view =
      makeView?(presenter) ?? defaultView(of: presenter, symbols: symbols, localizer: localizer)
    let updates = Updates<StatsState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "stats", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any StatsPresentable, symbols: StatisticsSymbols = .blocks,
    localizer: Localizer = .english
  ) -> any StatsUI & TextScreen {
    StatsView(presenter: presenter, labels: StatsLabels(localizer), symbols: symbols)
  }
}
