public import MovieEntities
public import MovieLibrary
public import Viper
public import ViperLocalization

/// Assembles the form for a diary entry.
///
/// The assembler is the only type that refers to all parts of the module.
@MainActor
public enum LogEntryAssembler {
  /// A closure that creates a view for a presenter.
  public typealias ViewMaker = @MainActor (any LogEntryPresentable) -> any LogEntryScreen

  /// Creates a form that changes the local library of a mark book.
  ///
  /// ```swift
  /// let module = LogEntryAssembler.assemble(
  ///   input: LogEntryInput(movie: movie), marks: marks, today: { today }, window: window)
  /// await window.push(module)
  /// ```
  ///
  /// - Parameters:
  ///   - input: The form's initial values.
  ///   - marks: The user's marks and library.
  ///   - today: A closure that returns the current day in the user's time zone.
  ///   - find: A closure that returns the movie with the title and year of a movie that the user has
  ///     typed; by default, the movie as typed.
  ///   - window: The window that will show the form.
  ///   - router: A router to use in place of the module's own.
  ///   - localizer: The localizer for the form's language.
  ///   - makeView: A closure that creates a view to use in place of the module's own.
  /// - Returns: The module, ready to show in the window.
  public static func assemble(
    input: LogEntryInput, marks: MarkBook, today: @escaping @Sendable () -> Day,
    find: @escaping @Sendable (Film) async -> Film = { $0 },
    window: Window, router: (any LogEntryRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    assemble(
      input: input, interactor: LogEntryInteractor(marks: marks, now: today, find: find),
      window: window, router: router, localizer: localizer, makeView: makeView)
  }

  /// Creates a form that uses the given interactor, such as a mock.
  public static func assemble(
    input: LogEntryInput, interactor: any LogEntryInteractable, window: Window,
    router: (any LogEntryRouting)? = nil, localizer: Localizer = .english,
    makeView: ViewMaker? = nil
  ) -> Module {
    let router = router ?? LogEntryRouter(window: window)
    let presenter = LogEntryPresenter(
      interactor: interactor, router: router,
      mapper: LogEntryMapper(input: input, localizer: localizer))
    let view = makeView?(presenter) ?? defaultView(of: presenter, localizer: localizer)
    let updates = Updates<LogEntryState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "logEntry", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }

  /// Creates the module's own view, to wrap in another view.
  public static func defaultView(
    of presenter: any LogEntryPresentable, localizer: Localizer = .english
  ) -> any LogEntryUI & TextScreen {
    LogEntryView(presenter: presenter, labels: LogEntryLabels(localizer))
  }
}
