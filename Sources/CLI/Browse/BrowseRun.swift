import Platform
import Viper
import ViperTerminal
import Wording

/// Shows the screens in a window that covers the terminal, until the user quits.
@MainActor
struct BrowseRun {
  private let root: BrowseRoot
  private let options: BrowseOptions
  private let context: Context
  private let gateways: Gateways
  private let held = HeldLines()
  private var console: Console { context.console }

  init(_ root: BrowseRoot, _ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    self.root = root
    options = try BrowseOptions(line, context)
    try Self.checkTerminal(context)
    var console = context.console
    // The window covers the line of the mark.
    console.mark = nil
    console.held = held
    self.context = Context(
      console: console, environment: context.environment, style: context.style,
      makeLive: context.makeLive)
    gateways = try Gateways(line, self.context)
  }

  func run() async throws(CommandFailure) {
    let output = TerminalOutput(console.output)
    let window = Window()
    let host = TerminalHost(
      window: window, size: output.size ?? TerminalSize(columns: 80, rows: 24),
      isColored: context.style.isColored, write: output.write)
    let session = TerminalSession(
      host: host, input: console.input, output: output, features: options.features)
    guard let session else { throw Self.noTerminal(context) }
    held.begin { text in Task { @MainActor in host.notice(text) } }
    let router = RootRouter(window: window, gateways: gateways, localizer: context.localizer)
    let ending = await session.run { await open(with: router) }
    // Closing cancels the requests that are under way.
    window.close()
    let lines = held.end()
    switch ending {
    // Nobody may be reading what is written to the terminal.
    case .signal(let number): Interruption.end(by: number)
    case .hangUp: Interruption.end(by: SIGHUP)
    case .quit: write(lines)
    case .failed(let number):
      write(lines)
      throw console.notWritable(number)
    }
  }

  private func open(with router: RootRouter) async {
    switch root {
    case .list(let input): await router.openList(input)
    case .detail(let id): await router.openDetail(id)
    }
  }

  private func write(_ lines: [String]) {
    for line in lines { console.debug(line) }
  }

  private static func checkTerminal(_ context: Context) throws(CommandFailure) {
    let term = context.environment["TERM"]
    guard context.console.isInputTerminal, context.console.isOutputTerminal, let term,
      term != "dumb"
    else { throw noTerminal(context) }
  }

  private static func noTerminal(_ context: Context) -> CommandFailure {
    let localizer = context.localizer
    var failure = CommandFailure.usage(
      localizer(
        "'\(About.name) browse' needs a terminal. '\(About.name) list' prints movies anywhere."),
      nil)
    failure.hasHint = false
    return failure
  }
}
