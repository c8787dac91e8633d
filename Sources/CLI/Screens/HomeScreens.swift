import Home
import LoginModule
import MovieEntities
import MoviePresentation
import Viper

/// Opens the screens that the home screen leads to.
extension RootRouter: HomeOutput {
  /// Returns a new module that shows the home screen.
  func home() -> Module {
    let interactor = HomeAssembler.ownInteractor(
      account: gateways.account, catalog: gateways.catalog, marks: gateways.marks,
      picker: gateways.tonightPicker, today: { [gateways] in gateways.today.day })
    let module = HomeAssembler.assemble(
      interactor: interactor, window: window, output: self, localizer: localizer)
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
