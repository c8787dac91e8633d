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

/// The program's screens in a host with its own service and clock, and the screen that shows them.
@MainActor
final class MovieHost {
  private let stage = MovieStage(MovieSettings(), clock: ImmediateClock())
  let host: TerminalHost
  private(set) var screen: TerminalEmulator

  /// The output of the host, created before it.
  private final class Sink {
    var take: ([UInt8]) -> Void = { _ in }
  }

  init(_ size: TerminalSize, isColored: Bool, reading: WidthReading) {
    screen = TerminalEmulator(columns: size.columns, rows: size.rows, reading: reading)
    let sink = Sink()
    let texts = BrowseTexts(localizer: .english)
    host = TerminalHost(
      window: stage.window, size: size, texts: texts.texts(isLive: false), isColored: isColored,
      clock: ImmediateClock(), write: { sink.take($0) })
    sink.take = { [unowned self] in screen.write($0) }
    let router = stage.router
    host.tabs = BrowseTab.hostTabs(in: .english) { await router.open($0) }
  }

  var window: Window { stage.window }
  var service: FailingTransport { stage.service }

  /// Opens the first list.
  func open() async {
    host.redraw()
    await stage.router.open(.list(.popular))
  }

  /// Presses keys, given as the bytes that a terminal sends.
  func press(_ keys: String) {
    host.receive(Array(keys.utf8))
  }

  func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    host.resize(to: size)
  }

  /// Waits until all running work has finished.
  func settle() async {
    await host.screens.settled()
  }
}
