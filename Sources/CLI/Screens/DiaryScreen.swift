import MovieDiary
import MovieEntities
import MovieLibrary
import MovieLogEntry
import MoviePresentation
import Viper
import ViperLocalization

extension ScreenEntry {
  static let diary = ScreenEntry(
    name: "diary", help: "Open the diary.",
    tab: Tab(key: "d") { localizer in localizer.text("Diary") },
    module: { router, _ in
      DiaryAssembler.assemble(
        marks: router.gateways.marks, window: router.window, output: router,
        localizer: router.localizer)
    })
}

extension Route {
  static let diary = Route(name: "diary")
}

extension RootRouter: DiaryOutput {
  func diary(didSelectMovie movie: MovieViewModel) async { await push(movie) }

  func diary(didEdit entry: DiaryEntry) async { await openEntry(LogEntryInput(entry: entry)) }

  func log(_ movie: Film) async { await openEntry(LogEntryInput(movie: movie)) }

  func log(typed text: String) async { await openEntry(LogEntryInput(typed: text)) }

  func diaryDidOpenStats() async { await window.push(module(for: .stats)) }

  /// Opens the form for an entry over the current screen, if there is a library.
  ///
  /// The form is pushed before the first suspension, so that a second press of the same key does
  /// not open it again. After the entry has been saved, the form leaves a notice for that screen.
  private func openEntry(_ input: LogEntryInput) async {
    guard gateways.marks.canLog else { return }
    let module = LogEntryAssembler.assemble(
      input: input, marks: gateways.marks, today: { [gateways] in gateways.today.day },
      find: { [interactor] in await interactor.found($0) },
      window: window, localizer: localizer)
    await window.push(module)
  }
}
