import Diary
import LogEntry
import MovieDetail
import MovieEntities
import MoviePresentation
import Viper

/// Opens the screens of the diary.
extension RootRouter: DiaryOutput {
  /// Returns a new module that shows the diary, or a message if there is no library.
  func diary() -> Module {
    let module = DiaryAssembler.assemble(
      store: gateways.library, window: window, output: self, localizer: localizer)
    module.route = Route.diary
    return module
  }

  func diary(didSelectMovie movie: MovieViewModel) async {
    await movieDetail(didSelectMovie: movie)
  }

  func diary(
    didEdit entry: DiaryEntry.ID, notice: @escaping @MainActor (String) -> Void
  ) async {
    let library = try? await gateways.library?.library()
    guard let entry = library?.diary.first(where: { $0.id == entry }) else { return }
    await openEntry(LogEntryInput(entry: entry), notice: notice)
  }

  func diary(
    didLog movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await openEntry(LogEntryInput(movie: movie), notice: notice)
  }

  func listOfMovies(
    didLog movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await openEntry(LogEntryInput(movie: movie), notice: notice)
  }

  func movieDetail(
    didLog movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await openEntry(LogEntryInput(movie: movie), notice: notice)
  }

  func personDetail(
    didLog movie: MovieSummary, notice: @escaping @MainActor (String) -> Void
  ) async {
    await openEntry(LogEntryInput(movie: movie), notice: notice)
  }

  /// Opens the form for an entry over the current screen, if there is a library.
  ///
  /// The closure shows a notice on that screen after the entry was saved.
  private func openEntry(
    _ input: LogEntryInput, notice: @escaping @MainActor (String) -> Void
  ) async {
    guard let library = gateways.library else { return }
    let output = EntryOutput(notice)
    let module = LogEntryAssembler.assemble(
      input: input, store: library, marks: gateways.marks,
      today: { [gateways] in gateways.today.day },
      window: window, output: output, localizer: localizer)
    // The form holds its output weakly, so the module keeps it.
    let onEnd = module.onEnd
    module.onEnd = { withExtendedLifetime(output) { onEnd?() } }
    await window.push(module)
  }
}

/// The output of a form, which passes the notice to the screen below.
@MainActor
private final class EntryOutput: LogEntryOutput {
  private let notice: @MainActor (String) -> Void

  init(_ notice: @escaping @MainActor (String) -> Void) { self.notice = notice }

  func logEntry(didSave notice: String) async { self.notice(notice) }
}
