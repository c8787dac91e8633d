import LoginModule
import MovieDetail
import MovieDiary
import MovieEntities
import MovieHome
import MovieLogEntry
import MoviePresentation
import MovieStats
import Viper

/// Opens the screens that the home screen leads to.
extension RootRouter: HomeOutput {
  /// Returns a new module that shows the home screen.
  func home() -> Module {
    let interactor = HomeAssembler.defaultInteractor(
      account: gateways.account, catalog: gateways.catalog, marks: gateways.marks,
      picker: gateways.tonightPicker, today: { [gateways] in gateways.today.day })
    let module = HomeAssembler.assemble(
      interactor: interactor, window: window, output: self,
      note: gateways.isLive ? "" : Gateways.sourceNote(in: localizer), localizer: localizer)
    module.route = Route.home
    return module
  }

  func home(didSelectMovie movie: MovieViewModel) async {
    await movieDetail(didSelectMovie: movie)
  }

  func home(needsLogin home: any HomeModuleInput) async -> Bool {
    await logins.present(for: home) { [weak home] in await home?.onLoginEnd(isLoggedIn: $0) }
  }

  func homeDidOpenStats() async { await diaryDidOpenStats() }
}

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

  func diary(didEdit entry: DiaryEntry) async {
    await openEntry(LogEntryInput(entry: entry))
  }

  func log(_ movie: MovieSummary) async {
    await openEntry(LogEntryInput(movie: movie))
  }

  /// Opens the form for an entry over the current screen, if there is a library.
  ///
  /// The form is pushed before the first suspension, so that a second press of the same key does
  /// not open it again. After the entry has been saved, the form leaves a notice for that screen.
  private func openEntry(_ input: LogEntryInput) async {
    guard gateways.marks.hasLibrary else { return }
    let module = LogEntryAssembler.assemble(
      input: input, marks: gateways.marks, today: { [gateways] in gateways.today.day },
      window: window, localizer: localizer)
    await window.push(module)
  }
}

/// Opens the diary's statistics.
extension RootRouter: StatsOutput {
  /// Returns a new module that shows the statistics, or a message if there is no library.
  func stats() -> Module {
    let module = StatsAssembler.assemble(
      store: gateways.library, symbols: statisticsSymbols, window: window, output: self,
      localizer: localizer)
    module.route = Route.stats
    return module
  }

  func diaryDidOpenStats() async {
    await window.push(stats())
  }

  func statsDidOpenDiary() async {
    await go(to: .diary)
  }
}
