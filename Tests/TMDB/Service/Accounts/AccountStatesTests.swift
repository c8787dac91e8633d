import MovieEntities
import MovieTMDB
import Testing

/// Requests for account states, and the hosts that sessions are sent to.
struct AccountStatesTests {
  private static let states = StubTransport.Reply.body(
    #"{"id":234,"favorite":true,"rated":{"value":8.5},"watchlist":true}"#)

  @Test(
    arguments: [
      (Sessions.account, "GET /movie/234/account_states?session_id=s3ssion"),
      (Sessions.guest, "GET /movie/234/account_states?guest_session_id=gu-3st_ID"),
    ])
  func `The states are one request`(session: SessionEntity, request: String) async throws {
    let transport = StubTransport(Self.states)
    let marks = try await ServiceAccounts(transport: transport).markStore(of: session).marks(
      of: 234)
    #expect(transport.requestTexts == [request])
    #expect(marks.isFavorite && marks.isOnWatchlist)
    #expect(marks.rating == OwnRating(8.5))
  }

  @Test func `A missing movie is named`() async {
    let accounts = ServiceAccounts(transport: StubTransport(.status(404, code: 34)))
    let error = await movieError { () throws(MovieError) in
      try await accounts.markStore(of: Sessions.account).marks(of: 234)
    }
    #expect(error?.reason == .rejection(.noMovie(.tmdb(234))))
  }

  @Test func `A session of another host is not sent`() async {
    let accounts = ServiceAccounts(transport: StubTransport())
    let session = SessionEntity(
      service: "tmdb", baseURL: "https://other.example/3", id: "s",
      account: Sessions.account.account)
    let errors = [
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).marks(of: 1)
      },
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).movies(.rated, page: 1)
      },
      await movieError { () throws(MovieError) in
        try await accounts.markStore(of: session).apply(
          .favorite(true), for: Film(id: 1, title: ""))
      },
    ]
    for error in errors {
      #expect(error?.reason == .notLoggedIn(.sessionOfAnotherService))
    }
  }

  @Test(arguments: ["", "..", "a/b", "a?b", "a%2Fb", "é", " ", "a\n"])
  func `An invalid guest session does not become part of a path`(id: String) async {
    let accounts = ServiceAccounts(transport: StubTransport())
    let error = await movieError { () throws(MovieError) in
      try await accounts.markStore(of: Sessions.guest(id)).movies(.rated, page: 1)
    }
    #expect(error?.code == .notLoggedIn)
  }

  @Test func `No log line or cache contains a guest session`() async throws {
    let log = Lines()
    let transport = LoggingTransport(
      StubTransport(
        .body(#"{"page":1,"results":[]}"#), Self.states, .failure(.network(.unreachable))),
      clock: WallClock(), log: log.add)
    let accounts = ServiceAccounts(transport: transport)
    _ = try await accounts.markStore(of: Sessions.guest).movies(.rated, page: 1)
    _ = try await accounts.markStore(of: Sessions.guest).marks(of: 234)
    let error = await movieError { () throws(MovieError) in
      try await accounts.markStore(of: Sessions.guest).movies(.rated, page: 1)
    }
    #expect(log.all.count == 3)
    for text in log.all + [String(reflecting: error)] {
      #expect(!text.contains("gu-3st_ID"))
    }
  }
}
