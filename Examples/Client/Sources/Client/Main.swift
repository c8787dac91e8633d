import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Viper
import ViperScript
import ViperTerminal
import ViperTesting

/// Checks that a client package can use the library.
///
/// The program prints each difference from the expected results, and exits with status 1 if there
/// are any differences.
@main
@MainActor
struct Main {
  private static var failures = 0

  static func main() async throws {
    await host()
    await customParts()
    await customPresenters()
    try await people()
    try await genres()
    await notes()
    try await scripts()
    try await shownScripts()
    try await service()
    if failures > 0 { throw Failed() }
    print("The client package works.")
  }

  private struct Failed: Error {}

  private static func expect<Value: Equatable>(
    _ found: Value, _ expected: Value, line: Int = #line
  ) {
    guard found != expected else { return }
    failures += 1
    print("line \(line): expected \(expected), found \(found)")
  }

  /// Uses modules on custom gateways: opens a list with a custom title and a page, logs in, and
  /// adds a mark.
  private static func host() async {
    let host = Host()
    let window = host.window
    await host.open(ListOfMoviesInput(query: .list(id: "silent"), title: "Silent films"))
    expect(window.scene?.title, "Silent films")
    await window.send(.selectRow(0))
    expect(window.scene?.title, "Nosferatu (1922)")
    await window.send(.activate("favorite"))
    expect(window.scene?.name, "login")
    await window.send(.type(field: "username", text: "ada"))
    await window.send(.type(field: "password", text: "x"))
    await window.send(.activate("submit"))
    expect(window.scene?.buttons.first?.isChecked, true)
    expect(window.depth, 2)
    await host.open(ListOfMoviesInput(query: .kind(.favorites)))
    expect(window.scene?.rows.map(\.id), ["1"])
    await host.open(ListOfMoviesInput(query: .kind(.popular)))
    expect(window.scene?.failure?.message, "There is no such list.")
    expect(host.changes > 0, true)
    window.close()
    expect(window.leftovers(), [])
  }

  /// Runs the modules' presenters with custom interactors, routers and views.
  private static func customParts() async {
    let window = Window()
    let (listRouter, detailRouter, loginRouter) = (
      ListRouter(), DetailRouter(), CustomLoginRouter()
    )
    var list: ListStore?
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        interactor: ListInteractor(), window: window, output: nil, router: listRouter,
        makeView: { presenter in
          let store = ListStore(presenter: presenter)
          list = store
          return store
        }))
    expect(list?.titles, ["Nosferatu"])
    await list?.open()
    expect(listRouter.shown, [1])
    var detail: DetailStore?
    await window.push(
      MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(1)), interactor: DetailInteractor(), window: window,
        output: nil, router: detailRouter,
        makeView: { presenter in
          let store = DetailStore(presenter: presenter)
          detail = store
          return store
        }))
    await detail?.favorite()
    expect(detail?.title, "Nosferatu")
    expect(detail?.failure, "Nobody is logged in.")
    expect(detailRouter.loginRequests, 1)
    var arrangement = RowArrangement<NoteOrder>()
    arrangement.apply(.sort)
    expect(arrangement.indices(of: ["b", "a"]), [1, 0])
    var login: LoginStore?
    await window.present(
      LoginAssembler.assemble(
        interactor: LoginInteractor(), window: window, output: loginRouter, router: loginRouter,
        makeView: { presenter in
          let store = LoginStore(presenter: presenter)
          login = store
          return store
        }))
    expect(login?.canSubmit, false)
    login?.presenter.onChangeUsername("ada")
    expect(login?.canSubmit, true)
    await login?.presenter.onSubmit()
    expect(loginRouter.greetings, ["Welcome, Ada."])
    window.close()
  }

  /// Runs the modules' own views with custom presenters.
  private static func customPresenters() async {
    let (list, detail, login) = (ListPresenter(), DetailPresenter(), LoginPresenter())
    let listView = ListOfMoviesAssembler.defaultView(of: list)
    await listView.onAppear()
    await listView.onReappear()
    await listView.on(.search("caligari"))
    expect(list.calls, ["appear", "reappear", "search caligari"])
    let detailView = MovieDetailAssembler.defaultView(of: detail)
    var state = MovieDetailState()
    state.page = .loaded(MovieDetailViewModel(FilmPage(film: Catalog.film)))
    detailView.update(state)
    expect(detailView.scene.title, "Nosferatu (1922)")
    await detailView.on(.activate("rate"))
    expect((detail.marks as? MarkPresenter)?.calls, ["rate"])
    let loginView = LoginAssembler.defaultView(of: login)
    await loginView.on(.submit())
    expect(login.calls, ["submit"])
  }

  /// Loads one person from a custom source and another from TMDB's source.
  private static func people() async throws {
    let sources: [any PersonSource] = [People(), ServicePeople(transport: CountingTransport())]
    for (source, id) in zip(sources, [1, 910_000_011]) {
      let person = try await source.person(id)
      expect(person.name, "Max Schreck")
      expect(person.credits.map(\.title), ["Nosferatu"])
    }
  }

  /// Uses genres from a custom source in a filter.
  private static func genres() async throws {
    let source: any GenreSource = Genres()
    var filter = MovieFilter()
    filter.genres = try await source.genres().map(\.id)
    filter.order = MovieOrder(by: .title)
    expect(filter.genres, [27])
    expect(MovieQuery.discover(filter) == .discover(MovieFilter()), false)
  }

  /// Runs a custom module on a stage from ViperTesting.
  private static func notes() async {
    let stage = NotesStage()
    var changes = 0
    stage.window.onChange = { changes += 1 }
    await stage.open(stage.module())
    await stage.window.send(.type(field: "note", text: "Buy popcorn"))
    expect(stage.window.scene?.message, "Buy popcorn")
    await stage.window.push(.stub("page"))
    stage.window.pop()
    expect(stage.window.scene?.message, "again")
    expect(changes, 5)
    await stage.close()
    expect(stage.window.leftovers(), [])
  }

  /// Plays a failing script in the custom language and writes a report of the failure.
  private static func scripts() async throws {
    var transcript = ""
    let source = "open notes x2\nexpect \"empty\"\nexpect opened 2\nopen page 2"
    let script = try Script(source, name: "notes", in: NoteScripts.language)
    let result = await script.play(transcript: {
      transcript += $0
      return true
    })
    expect(transcript.contains("  | empty\n"), true)
    expect(result.cases.map(\.verdict), [.passed, .passed, .failed])
    expect(result.failure?.text, "notes:4: There is no page 2.")
    expect(ScriptReport.junit([result]).contains("failures=\"1\""), true)
  }

  /// Plays scripts in the custom language by pressing keys, then checks the report, the
  /// screenshots, the recording and a driven session.
  private static func shownScripts() async throws {
    let source = "set driver keys\nopen notes x2\nscreenshot \"notes\"\nexpect \"empty\""
    let script = try Script(source, name: "notes", in: NoteScripts.language)
    let result = await script.play(isTraced: true)
    expect(result.failure?.text, nil)
    expect(result.trace?.screenshots.map(\.name), ["notes"])
    expect(result.trace?.animation?.hasPrefix("<svg "), true)
    expect(ScriptReport.html([result]).contains("The script passed"), true)

    let session = ScriptSession(in: NoteScripts.language, isRealTime: false)
    let document = await session.response(to: Array("open notes x2".utf8))
    expect(document.contains("\"message\":\"empty\""), true)
    expect(await session.response(to: Array("open page 2".utf8)).contains("\"ok\":false"), true)
    session.close()

    var screen = TerminalEmulator(columns: 10, rows: 2)
    screen.write("\u{1B}[2;3Hhi\u{1B}[9z".utf8)
    expect(screen.text, ["", "  hi"])
    expect(screen.faults.count, 1)
  }

  /// Runs TMDB's gateways on a custom transport, cache store and mark store, with a test clock.
  private static func service() async throws {
    let transport = CountingTransport()
    let cache = CachingTransport(
      transport, store: MemoryCache(), clock: WallClock(secondsSince1970: 0, on: ImmediateClock()),
      onStale: { _, _ in })
    let page = try await ServiceCatalog(transport: cache).movies(.kind(.popular), page: 1)
    expect(page.movies.count, 20)
    expect(transport.count.withLock { $0 }, 1)
    let login = PasswordLogin(name: "embedded", transport: transport)
    let session = try await login.logIn(username: "user0", password: "12345678") { _ in }
    let accounts = ServiceAccounts(transport: transport)
    let marks = accounts.markStore(of: session)
    try await marks.apply(.favorite(true), for: MovieEntities.Film(id: 19, title: "Metropolis"))
    expect(try await marks.movies(.favorites, page: 1).movies.map(\.id), [19])
  }
}
