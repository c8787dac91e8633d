import ListOfMovies
import MovieEntities
import MovieTMDBEmbedded
import Viper
import ViperLocalization
import ViperScript

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTerminal
@testable import ViperTestSupport

/// The program's screens in a terminal host, with a test service, a test clock and an emulated
/// terminal.
@MainActor
final class MovieHost {
  private let stage: MovieStage
  let host: TerminalHost
  private(set) var screen: TerminalEmulator
  /// A closure that is called with the number of bytes of each frame that the host writes.
  var onFrame: ((Int) -> Void)?

  /// The output of the host, created before the host.
  private final class Sink {
    var take: ([UInt8]) -> Void = { _ in }
  }

  init(
    _ size: TerminalSize, isColored: Bool, reading: WidthReading,
    settings: MovieSettings = MovieSettings()
  ) {
    stage = MovieStage(settings, clock: ImmediateClock())
    screen = TerminalEmulator(columns: size.columns, rows: size.rows, reading: reading)
    let sink = Sink()
    let texts = BrowseTexts(localizer: .english)
    host = TerminalHost(
      window: stage.window, size: size, texts: texts.texts(isLive: false), isColored: isColored,
      clock: ImmediateClock(), write: { sink.take($0) })
    sink.take = { [unowned self] in
      screen.write($0)
      onFrame?($0.count)
    }
    let router = stage.router
    host.tabs = Route.hostTabs(in: .english) { await router.open($0) }
    host.openSearch = router.openSearch
  }

  var window: Window { stage.window }
  var router: RootRouter { stage.router }
  var service: FailingTransport { stage.service }

  /// Opens the first list.
  func open() async {
    host.redraw()
    await stage.router.open(.list(.popular))
  }

  /// Sends the bytes of key presses.
  func press(_ keys: String) {
    host.receive(Array(keys.utf8))
  }

  func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    host.resize(to: size)
  }

  /// Returns once all running work has ended.
  func settle() async {
    await host.screens.settled()
    await window.settled()
  }
}
