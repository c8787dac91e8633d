import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MoviePresentation
import MovieTMDB
import PersonDetail
import Viper
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTerminal
@testable import ViperText

extension Target {
  /// Responses from the service, passed to all code that reads them, including the screens and
  /// encoders.
  static let responses = Target(
    name: "responses",
    words: [
      "results", "total_pages", "total_results", "vote_average", "vote_count", "release_date",
      "runtime", "credits", "movie_credits", "birthday", "status_code", "status_message", "errors",
      "rated", "session_id", "request_token", "guest_session_id", "Retry-After: 1",
      "Cache-Control: max-age=60", "ETag: x", "Age: 1", "\n===\n", "429", "503", "304",
      Messages.credential, "t0ken-0f-the-pr0gr\\u0061m", "t0ken-0f-the-pr0gr%61m",
      "T0KEN-0f-\u{200B}the\u{301}-pr0gram", "t0ken-0f-",
    ],
    maxBytes: 16_384, runs: 500
  ) { input in
    let reader = ResponseReader(input)
    try await reader.logIn()
    for query: MovieQuery in [.kind(.popular), .search(term: "a", year: 1), .kind(.rated)] {
      try await reader.list(query)
    }
    try await reader.detail()
    try await reader.person()
    try await reader.account()
    try await reader.loginServices()
  }
}

/// Screens and gateways that use the responses in an input.
@MainActor
private final class ResponseReader {
  private static let spanish = Language.spanish.localizer
  private let messages: Messages
  private let clock = WallClock(secondsSince1970: 1_767_225_600, on: ImmediateClock())
  private let transport: any Transport
  private let gateways: Gateways
  private let session: SessionEntity

  init(_ input: [UInt8]) {
    messages = Messages(input)
    transport = CachingTransport(
      RetryingTransport(messages, clock: clock, timeout: .seconds(30), jitter: { 1 }),
      store: MemoryResponses(), clock: clock,
      onStale: { age, _ in _ = Age.text(seconds: age, in: .english) })
    gateways = Gateways(
      transport: transport,
      loginServices: [PasswordLogin(name: "tmdb", transport: transport)],
      sessions: MemorySessions())
    session = SessionEntity(
      service: "tmdb", baseURL: messages.baseURL, id: "id",
      account: AccountEntity(id: 1, username: "ada"))
  }

  /// Logs in with the form and stores a session even if the login failed.
  func logIn() async throws {
    let router = router()
    await router.presentLogin(LoginInput())
    await send(
      [.type(field: "username", text: "ada"), .type(field: "password", text: "secret")], router)
    try await check([.submit(), .submit()], router)
    try? await gateways.account.sessions.save(session)
  }

  func list(_ query: MovieQuery) async throws {
    let router = router()
    let input = ListOfMoviesInput(query: query, limit: 45)
    await router.openList(input)
    let actions: [UserAction] = [
      .moveFocus(3), .more, .refresh, .activate("retry"), .selectRow(0), .back,
    ]
    try await check(actions, router)
    messages.rewind()
    let reader = ListReader(interactor: gateways.listInteractor(showsPeople: false), input: input)
    guard let list = await reader.read({ _ in true }).list else { return }
    let selection = MovieFields.table.defaultSelection
    let text = list.rows.map { TSV().row($0, selection, isColored: false) }.joined()
    try check(table: text, tabs: 4...4)
    var document = ""
    ListDocument(list, of: query, printing: list.rows, selection: selection)
      .write(isPretty: true) { document += $0 }
    try check(document: document)
  }

  func detail() async throws {
    let router = router()
    await router.openDetail(.tmdb(234))
    let actions: [UserAction] = [
      .activate("favorite"), .activate("watchlist"), .activate("rate"),
      .type(field: "rating", text: "8.5"), .submit(), .activate("all-cast"), .moveFocus(1),
      .selectRow(0), .back, .refresh,
    ]
    try await check(actions, router)
    messages.rewind()
    guard let page = try? await gateways.catalog.movie(.tmdb(234)) else { return }
    let movie = MarkedMovie(movie: page)
    let selection = DetailFields.table.defaultSelection
    try check(table: TSV().page(movie, selection, isColored: false), tabs: 1...3)
    try check(document: JSONText.encode(selection.document(movie), isPretty: false))
  }

  func person() async throws {
    let router = router()
    let interactor = PersonDetailAssembler.defaultInteractor(source: gateways.people)
    await router.openPerson(PersonDetailInput(id: 1), interactor: interactor)
    try await check([.moveFocus(19), .more, .selectRow(0), .back, .refresh], router)
    messages.rewind()
    guard let person = try? await interactor.person(1, reload: false) else { return }
    let selection = PersonFields.table.defaultSelection
    try check(table: TSV().page(person, selection, isColored: false), tabs: 1...4)
    try check(document: JSONText.encode(selection.document(person), isPretty: false))
  }

  func account() async throws {
    let account = gateways.account
    try await check { () async throws(MovieError) in
      _ = try await account.service.account(of: self.session)
    }
    let marks = account.service.markStore(of: session)
    try await check { () async throws(MovieError) in _ = try await marks.marks(of: 234) }
    for mark: Mark in [.favorite(true), .watchlist(false), .rating(nil)] {
      try await check { () async throws(MovieError) in
        try await marks.apply(
          mark, for: Film(id: 234, title: "The Cabinet of Dr. Caligari"))
      }
    }
    try await check { () async throws(MovieError) in try await account.service.logOut(self.session)
    }
  }

  func loginServices() async throws {
    let services: [any LoginService] = [
      GuestLogin(transport: transport), WebLogin(name: "web", transport: transport, clock: clock),
    ]
    for service in services {
      try await check { () async throws(MovieError) in
        let session = try await service.logIn(username: "", password: "") { _ in }
        try await self.gateways.account.service.logOut(session)
      }
    }
  }

  // MARK: Checking

  private func router() -> RootRouter {
    messages.rewind()
    return MovieWindow(gateways, clock: ImmediateClock()).router
  }

  private func send(_ actions: [UserAction], _ router: RootRouter) async {
    for action in actions { await router.window.send(action) }
  }

  private func check(_ actions: [UserAction], _ router: RootRouter) async throws(Finding) {
    try Shown.check(router.window.scene, columns: 80, rows: 24)
    await send(actions, router)
    try Shown.check(router.window.scene)
  }

  private func check(document: String) throws {
    try Shown.check(document)
    _ = try JSONValue.object(document)
  }

  private func check(table: String, tabs: ClosedRange<Int>) throws(Finding) {
    try Shown.check(table, allowing: ["\t"])
    for line in table.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let found = line.unicodeScalars.count { $0 == "\t" }
      try require(tabs.contains(found), "\(found) tabs: \(line.debugDescription)")
    }
  }

  /// Sends a request, which must return a value or an error with a message.
  private func check(_ ask: () async throws(MovieError) -> Void) async throws(Finding) {
    messages.rewind()
    do throws(MovieError) {
      try await ask()
    } catch {
      for localizer in [Localizer.english, Self.spanish] {
        try Shown.check(localizer.failure(error))
      }
    }
  }
}
