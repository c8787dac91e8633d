import LoginModule
import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperTerminal

/// Shows the screens in a window that covers the terminal, until the user quits.
@MainActor
struct BrowseRun {
  private var root: BrowseRoot
  private let options: BrowseOptions
  private let context: Context
  private let gateways: Gateways
  private let loader: PosterLoader
  private let held = HeldLines()
  private let progress = RequestProgress()
  private var console: Console { context.console }

  init(_ root: BrowseRoot, _ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    self.root = root
    options = try BrowseOptions(line, context)
    if let problem = CustomKeys.conflict(context.settings.members, context.localizer) {
      throw line.usage(problem)
    }
    try Self.checkTerminal(context)
    var context = context
    // The window covers the line of the mark.
    context.console.mark = nil
    context.console.held = held
    context.services.progress = progress
    self.context = context
    gateways = try Gateways(line, self.context)
    loader = PosterLoader(gateways, line, self.context)
  }

  func run() async throws(CommandFailure) {
    if let find = root.find {
      var found = self
      found.root = try await find(gateways, context.localizer)
      return try await found.run()
    }
    let output = TerminalOutput(console.output)
    let window = Window()
    let texts = BrowseTexts(localizer: context.localizer)
    let host = TerminalHost(
      window: window, size: output.size ?? TerminalSize(columns: 80, rows: 24),
      texts: texts.texts(isLive: options.isLive, isRecording: options.recording != nil),
      isColored: context.style.isColored,
      write: output.write)
    host.customKeys = CustomKeys.keys(context.settings.members)
    host.isAccessible = options.isAccessible
    host.hasLinks = context.knowsLinks
    host.theme = options.theme
    host.listStyle = options.view
    let (views, view) = AsyncStream<ListStyle>.makeStream(bufferingPolicy: .bufferingNewest(1))
    host.onListStyle = { view.yield($0) }
    let saving = Task { await save(views, host) }
    host.onOpen = { [weak host] in open($0, host) }
    show(progress, in: window, host)
    host.canCopy = !options.features.isEmpty
    ViperDiagnostics.handler = { [weak host] in host?.notice($0.message) }
    host.pictureLoader = loader
    let session = TerminalSession(
      host: host, input: console.input, output: output, features: options.features,
      pictures: options.pictures)
    guard let session else { throw Self.noTerminal(context) }
    held.begin { text in Task { @MainActor in host.notice(text) } }
    let router = RootRouter(window: window, gateways: gateways, localizer: context.localizer)
    let (logins, login) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    router.logins.onGreeting = { [weak host] in
      host?.notice($0)
      login.yield()
    }
    let recording = try recording(of: window, host)
    host.tabs = BrowseTab.hostTabs(in: context.localizer) { tab in
      let root = BrowseRoot.tab(tab)
      if let command = root.command { recording?.recorder.command(command) }
      await root.open(router)
    }
    let palette = BrowsePalette(
      router: router, context: context, record: { recording?.recorder.command($0) },
      say: { [weak host] in host?.notice($0) }, setTheme: { [weak host] in host?.theme = $0 })
    host.entries = palette.entries
    let filling = fillMarks(after: logins)
    let ending = await session.run {
      if let recording { await begin(recording) }
      await root.open(router)
      recording?.recorder.settle()
    }
    let problem = end(recording)
    filling?.cancel()
    // Closing cancels the requests that are in progress, but not changes of marks.
    window.close()
    view.finish()
    if case .quit = ending {
      await settleMarks()
      await saving.value
    }
    let lines = held.end()
    switch ending {
    // The terminal may no longer be read, so the lines are dropped.
    case .signal(let number): Interruption.end(by: number)
    case .hangUp: Interruption.end(by: SIGHUP)
    case .quit:
      write(lines)
      if let problem { throw problem }
      if let recording { console.note(texts.recorded(recording.steps, in: recording.path)) }
    case .failed(let number):
      write(lines)
      throw console.notWritable(number)
    }
  }

  /// Shows requests that take long in the window, where the user can give them up.
  private func show(_ progress: RequestProgress, in window: Window, _ host: TerminalHost) {
    host.onGiveUp = { progress.giveUp() }
    progress.show(with: { [weak host, weak window, localizer = context.localizer] line in
      Task { @MainActor in
        let title = window?.scene?.title ?? ""
        host?.showProgress(line.flatMap { $0.text(waitingFor: title, in: localizer) })
      }
    })
  }

  /// Saves the form of lists that the user has switched to, for the next start.
  private func save(_ views: AsyncStream<ListStyle>, _ host: TerminalHost) async {
    for await view in views {
      do throws(CommandFailure) {
        try await context.save(view.rawValue, as: .view)
      } catch {
        host.notice(error.message ?? "")
      }
    }
  }

  /// Opens an address with the user's browser, or shows it so that the user can.
  private func open(_ address: String, _ host: TerminalHost?) {
    guard Opener.canOpen(address) else {
      host?.notice(address)
      return
    }
    let (opener, localizer) = (Opener(environment: context.environment), context.localizer)
    Task { [weak host] in
      do throws(Opener.Failure) {
        _ = try await opener.open(address)
        host?.notice(localizer("Opened \(address)"))
      } catch {
        host?.notice(address + " · " + error.sentence(in: localizer))
      }
    }
  }

  // MARK: Marks

  /// Loads the user's marks from TMDB while nothing else is requested, now and after each login; an error
  /// ends that until the next login.
  ///
  /// The task begins here, and not in a step of the window, whose values it would inherit.
  private func fillMarks(after logins: AsyncStream<Void>) -> Task<Void, Never>? {
    guard gateways.isLive else { return nil }
    return Task { [marks = gateways.marks, progress] in
      let pause: @MainActor @Sendable () async -> Void = {
        repeat {
          try? await Task.sleep(for: .milliseconds(200))
        } while !progress.isIdle && !Task.isCancelled
      }
      var logins = logins.makeAsyncIterator()
      repeat {
        await pause()
        try? await marks.loadLists(pause: pause)
      } while await logins.next() != nil
    }
  }

  /// Returns when the changes in flight have arrived, after two seconds at most.
  private func settleMarks() async {
    for _ in 0..<40 where !gateways.marks.isSettled {
      try? await Task.sleep(for: .milliseconds(50))
    }
  }

  // MARK: Recording

  /// Creates the recording that the options request, and connects it to the host.
  private func recording(
    of window: Window, _ host: TerminalHost
  ) throws(CommandFailure) -> SessionRecording? {
    guard let option = options.recording else { return nil }
    let recording = try SessionRecording(
      path: option.path, isForced: option.isForced, window: window,
      isEnglish: Language(context.environment) == .english, localizer: context.localizer
    ) { [weak host] in host?.notice($0.message ?? "") }
    host.onSend = { recording.recorder.record($0, on: $1) }
    host.onSettle = { recording.recorder.settle() }
    host.onMark = {
      [weak host, weak window, texts = BrowseTexts(localizer: context.localizer)] in
      recording.recorder.mark()
      host?.notice(texts.expected(hasRow: window?.scene?.focus != nil))
    }
    return recording
  }

  private func begin(_ recording: SessionRecording) async {
    // If the session cannot be read, the script begins without a login too.
    let session = try? await gateways.account.session()
    let marks = session == nil ? [] : await AccountCommands.lines(of: gateways.marks)
    recording.begin(
      session, marks: marks, theme: options.theme, view: options.view, root: root.command ?? "")
  }

  private func end(_ recording: SessionRecording?) -> CommandFailure? {
    do throws(CommandFailure) {
      try recording?.finish()
      return nil
    } catch {
      return error
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
    return CommandFailure(
      exitCode: .usage, code: "usage",
      message: localizer(
        "'\(About.name) browse' needs a terminal. Use '\(About.name) list' to print movies."),
      hasHint: false)
  }
}
