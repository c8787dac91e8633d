import LoginModule
import MovieHome
import MoviePresentation
import Viper
import ViperLocalization

extension ScreenEntry {
  static let home = ScreenEntry(
    name: "home", help: "Open the home screen.",
    tab: Tab(key: "0") { localizer in localizer.text("Home") },
    module: { router, _ in
      let gateways = router.gateways
      return HomeAssembler.assemble(
        interactor: HomeAssembler.defaultInteractor(
          account: gateways.account, catalog: gateways.catalog, marks: gateways.marks,
          picker: gateways.tonightPicker, today: { gateways.today.day }),
        window: router.window, output: router,
        importCommand: "\(About.name) import",
        note: gateways.isLive ? "" : Gateways.sourceNote(in: router.localizer),
        localizer: router.localizer)
    })
}

extension Route {
  static let home = Route(name: "home")
}

extension RootRouter: HomeOutput {
  func home(didSelectMovie movie: MovieViewModel) async { await push(movie) }

  func home(needsLogin home: any HomeModuleInput) async -> Bool {
    await logins.present(for: home) { [weak home] in await home?.onLoginEnd(isLoggedIn: $0) }
  }

  func homeDidOpenStats() async { await diaryDidOpenStats() }
}
