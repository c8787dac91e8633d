import MovieStats
import Viper

extension ScreenEntry {
  static let stats = ScreenEntry(
    name: "stats", help: "Open the diary's statistics.",
    module: { router, _ in
      StatsAssembler.assemble(
        store: router.gateways.library,
        facts: { [gateways = router.gateways] in await gateways.facts(about: $0) },
        symbols: router.statisticsSymbols, window: router.window, output: router,
        localizer: router.localizer)
    })
}

extension Route {
  static let stats = Route(name: "stats")
}

extension RootRouter: StatsOutput {
  func statsDidOpenDiary() async { await go(to: .diary) }
}
