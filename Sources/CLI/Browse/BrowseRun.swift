import LoginModule
import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperTerminal

/// Runs the full-screen window until the user quits.
@MainActor
struct BrowseRun {
  private let route: Route
  private let line: ParsedLine
  private let options: BrowseOptions
  private let context: Context
  private let gateways: Gateways
  private let loader: PosterLoader
  private let held = HeldLines()
  private let progress = RequestProgress()
  private var console: Console { context.console }

  init(_ route: Route, _ line: ParsedLine, _ context: Context) throws {
    (self.route, self.line) = (route, line)
    options = try BrowseOptions(line, context)
    if let conflict = CustomKeys.conflict(context.settings.values, context.localizer) {
      throw line.usage(conflict)
    }
    try Self.checkTerminal(context)
    var context = context
    // Disable the progress mark, because the window covers the line where it appears.
    context.console.mark = nil
    context.console.held = held
    context.services.progress = progress
    self.context = context
    gateways = try Gateways(line, self.context)
    var loader = PosterLoader(gateways, line, self.context)
    loader.captionsCards = false
    self.loader = loader
  }

  func run() async throws {
    let (route, title) = try await gateways.resolve(route, in: context.localizer)
    let output = TerminalOutput(console.output)
    let movies = MovieWindow(
      gateways, environment: context.environment, localizer: context.localizer)
    let window = movies.window
    let texts = BrowseTexts(localizer: context.localizer)
    let host = TerminalHost(
      window: window, size: output.size ?? TerminalSize(columns: 80, rows: 24),
      texts: texts.texts(isLive: options.isLive, isRecording: options.recording != nil),
      isColored: context.style.isColored,
      write: output.write)
    host.customKeys = CustomKeys.keys(context.settings.values)
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
    host.onEdit = { [weak session] text in await edit(text, on: session) }
    held.begin { text in Task { @MainActor in host.notice(text) } }
    let router = movies.router
    router.statisticsSymbols = PictureEnvironment.process.needsASCIISymbols ? .ascii : .blocks
    let (logins, login) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let (greetings, greeting) = AsyncStream<String>.makeStream()
    router.logins.onGreeting = { [weak host] in
      host?.notice($0, isAlone: true)
      login.yield()
      greeting.yield($0)
    }
    let advising = Task { await addUploadAdvice(to: greetings, host) }
    let recording = try recording(of: window, host)
    host.tabs = Route.hostTabs(in: context.localizer) { tab in
      recording?.command("open tab \(tab)")
      await router.open(tab)
    }
    host.openSearch = {
      recording?.go(to: .emptySearch)
      await router.openSearch()
    }
    var usesEmbedded = false
    let useEmbedded: @MainActor () -> Void = { [weak host] in
      usesEmbedded = true
      host?.onQuit?()
    }
    let go: @MainActor (Route, String?) async -> Void = { route, title in
      recording?.go(to: route)
      // Omit titles while recording, because a script does not contain titles.
      await router.go(to: route, title: recording == nil ? title : nil)
    }
    let palette = BrowsePalette(
      router: router, context: context, record: { recording?.command($0) }, go: go,
      recordImport: { recording?.omitImport() },
      perform: { [window] action in
        recording?.record(action, on: window.scene)
        await window.send(action)
      },
      say: { [weak host] in host?.notice($0) },
      apply: { [weak host] key, choice in
        host?.apply(choice, for: key) ?? false
      },
      useEmbedded: options.isLive ? useEmbedded : nil)
    host.entries = palette.entries
    let filling = fillMarks(after: logins)
    let saver = saver(of: window, host)
    let recent = RecentScreens(window, after: saver.saved)
    host.recent = {
      recent.others.map { screen in
        PaletteEntry(screen.title ?? "\(screen.route)", detail: "\(screen.route)") {
          await go(screen.route, screen.title)
        }
      }
    }
    let ending = await session.run {
      if let recording { await begin(recording, at: route) }
      if let saved = saver.saved {
        if await !router.restore(saved, orOpen: route) {
          host.notice(context.localizer.text("Some screens no longer exist and were not reopened."))
        }
      } else {
        await router.open(route, title: title)
      }
      recording?.settle()
    }
    let recorded = Result { try recording?.finish() }
    filling?.cancel()
    await saver.saver?.save()
    // Closing the window cancels all requests in progress except changes to marks.
    window.close()
    view.finish()
    greeting.finish()
    advising.cancel()
    if case .quit = ending {
      await settleMarks()
      await saving.value
    }
    let lines = held.end()
    switch ending {
    // Don't print the output held back so far, because the terminal may no longer exist.
    case .signal(let number): Interruption.end(by: number)
    case .hangUp: Interruption.end(by: SIGHUP)
    case .quit:
      write(lines)
      if usesEmbedded {
        let line = line.line(with: "embedded", of: ServiceOptions.source)
        let run = try BrowseRun(self.route, line, context)
        do { return try await run.run() } catch {
          // The command's options may name another source.
          throw run.gateways.failure(error, in: context.localizer)
        }
      }
      try recorded.get()
      if let recording {
        console.note(texts.recorded(recording.steps, in: recording.path))
        if let note = texts.recorded(entries: recording.entries) { console.note(note) }
      }
    case .failed(let number):
      write(lines)
      throw console.notWritable(number)
    }
  }

  /// Shows slow requests in the window, where the user can cancel them.
  private func show(_ progress: RequestProgress, in window: Window, _ host: TerminalHost) {
    host.onCancel = { progress.cancelAll() }
    progress.show(with: { [weak host, weak window, localizer = context.localizer] line in
      Task { @MainActor in
        let title = window?.scene?.title ?? ""
        host?.showProgress(line.flatMap { $0.text(waitingFor: title, in: localizer) })
      }
    })
  }

  /// Saves the list style whenever the user changes it, so that the next run uses the same style.
  private func save(_ views: AsyncStream<ListStyle>, _ host: TerminalHost) async {
    for await view in views {
      do throws(CommandFailure) {
        try await context.save(view.rawValue, as: .view)
      } catch {
        host.notice(error.message ?? "")
      }
    }
  }

  /// Opens a URL in the user's browser or, if that fails, shows the URL.
  private func open(_ address: String, _ host: TerminalHost?) {
    guard Opener.canOpen(address) else {
      host?.notice(address)
      return
    }
    let (opener, localizer) = (Opener(environment: context.environment), context.localizer)
    Task { [weak host] in
      do throws(Opener.Failure) {
        _ = try await opener.open(address)
        host?.notice(localizer.text("Opened \(address)"))
      } catch {
        host?.notice(address + " · " + error.sentence(in: localizer))
      }
    }
  }

  /// Edits text in the user's editor, which has the terminal in the meantime.
  private func edit(_ text: String, on session: TerminalSession?) async -> EditedText {
    let editor = TextEditor(environment: context.environment)
    do throws(TextEditor.Failure) {
      let command = try editor.command()
      guard let session else { throw .noEditor }
      let result = await session.leaveScreen {
        do throws(TextEditor.Failure) {
          let (input, output) = (console.input, console.output)
          return Result<String, TextEditor.Failure>.success(
            try await editor.edit(text, with: command, input: input, output: output))
        } catch {
          return .failure(error)
        }
      }
      return .text(try result.get())
    } catch {
      return .failure(error.sentence(in: context.localizer))
    }
  }

  // MARK: Resuming

  /// Returns an object that saves the window for later runs, and the window to restore if this run
  /// resumes an earlier run.
  private func saver(
    of window: Window, _ host: TerminalHost
  ) -> (saver: WindowSaver?, saved: SavedWindow?) {
    guard options.recording == nil,
      let file = SavedWindowFile(
        context.environment, service: gateways.account.service.baseURL)
    else {
      return (nil, nil)
    }
    let localizer = context.localizer
    var saved: SavedWindow?
    if options.resumes {
      let found = file.read(in: localizer)
      saved = found.window
      if let reason = found.problem {
        host.notice(localizer.text("Cannot reopen the last screens: \(reason)."))
      }
    }
    let saver = WindowSaver(window, in: file, saved: saved, localizer: localizer) { [weak host] in
      host?.notice($0)
    }
    return (saver, saved)
  }

  // MARK: Marks

  /// Loads the user's marks from TMDB at the start and after each login, while no other request is
  /// in progress.
  ///
  /// If an error occurs, loading stops until the next login. Don't call this method during a window
  /// step, because the new task inherits the caller's task-local values.
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

  /// Adds to each greeting how to send the marks on this computer, if there are any.
  private func addUploadAdvice(
    to greetings: AsyncStream<String>, _ host: TerminalHost
  ) async {
    for await greeting in greetings {
      guard let session = try? await gateways.account.session(),
        let advice = await gateways.uploadAdvice(for: session, in: context.localizer)
      else { continue }
      host.notice(greeting + " " + advice.sentence, isAlone: true)
    }
  }

  /// Waits up to two seconds for changes in flight to complete.
  private func settleMarks() async {
    for _ in 0..<40 where !gateways.marks.isSettled {
      try? await Task.sleep(for: .milliseconds(50))
    }
  }

  // MARK: Recording

  /// Creates a recording, if requested, and connects the recording to the host.
  private func recording(of window: Window, _ host: TerminalHost) throws -> SessionRecording? {
    guard let option = options.recording else { return nil }
    let recording = try SessionRecording(
      path: option.path, isForced: option.isForced, window: window,
      isEnglish: Language(context.environment) == .english, localizer: context.localizer
    ) { [weak host] in host?.notice($0.message ?? "") }
    host.onSend = { recording.record($0, on: $1) }
    host.onSettle = { recording.settle() }
    host.onMark = {
      [weak host, weak window, texts = BrowseTexts(localizer: context.localizer)] in
      recording.mark()
      host?.notice(texts.expected(hasRow: window?.scene?.focus != nil))
    }
    return recording
  }

  private func begin(_ recording: SessionRecording, at route: Route) async {
    // Don't record a login if the session cannot be read.
    let session = try? await gateways.account.session()
    let library = await RecordedLibrary(gateways)
    recording.begin(
      session, library, today: gateways.today.day, theme: options.theme, view: options.view,
      root: library.route(route).openLine ?? "")
  }

  private func write(_ lines: [String]) {
    for line in lines { console.debug(line) }
  }

  /// Returns whether standard input and output are connected to a terminal that can show a window.
  static func hasTerminal(_ context: Context) -> Bool {
    context.console.isInputTerminal && context.console.isOutputTerminal
      && !context.environment.hasDumbTerminal
  }

  private static func checkTerminal(_ context: Context) throws {
    guard hasTerminal(context) else { throw noTerminal(context) }
  }

  private static func noTerminal(_ context: Context) -> CommandFailure {
    CommandFailure(
      exitCode: .usage, code: "usage",
      message: context.localizer.text(
        "'\(About.name) browse' needs a terminal. Use '\(About.name) list' to print movies."),
      hasHint: false)
  }
}

extension TextEditor.Failure {
  /// Returns the reason why the text has not changed.
  fileprivate func sentence(in localizer: Localizer) -> String {
    switch self {
    case .noEditor: localizer.text("No editor found. Set VISUAL or EDITOR.")
    case .notFound(let program):
      localizer.text("Editor '\(program)' not found. Check VISUAL and EDITOR.")
    case .failed(let program, let code):
      localizer.text("Nothing has changed: '\(program)' ended with exit code \(Int(code)).")
    case .noFile(let reason): localizer.text("Nothing has changed: \(reason).")
    case .notText: localizer.text("Nothing has changed: the file is not text.")
    }
  }
}

extension TerminalHost {
  /// Applies a choice for a setting, and returns whether that is possible before the next start.
  fileprivate func apply(_ choice: String, for key: SettingKey) -> Bool {
    switch key.name {
    case SettingKey.theme.name: theme = ThemeMode(rawValue: choice) ?? theme
    case SettingKey.view.name: listStyle = ListStyle(rawValue: choice) ?? listStyle
    default: return false
    }
    return true
  }
}
