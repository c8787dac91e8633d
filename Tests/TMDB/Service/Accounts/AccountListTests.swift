import MovieEntities
import MovieTMDB
import Testing

/// Requests for personal lists, and their responses.
struct AccountListTests {
  private static let page = #"""
    {"page":2,"results":[{"id":2,"title":"Two","genre_ids":[],"rating":8.5}],
    "total_pages":3,"total_results":41}
    """#

  @Test(
    arguments: [
      (.favorites, "/account/548/favorite/movies"), (.watchlist, "/account/548/watchlist/movies"),
      (.rated, "/account/548/rated/movies"),
    ] as [(MovieListKind, String)])
  func `A list is one request, newest first`(
    kind: MovieListKind, path: String
  ) async throws {
    let transport = StubTransport(.body(Self.page))
    _ = try await ServiceAccounts(transport: transport)
      .markStore(of: Sessions.account).movies(kind, page: 2)
    #expect(
      transport.requestTexts == [
        "GET \(path)?session_id=s3ssion&page=2&sort_by=created_at.desc"
      ])
    #expect(transport.requests.map(\.body) == [nil])
  }

  @Test func `A list is requested in the language`() async throws {
    let transport = StubTransport(.body(Self.page))
    _ = try await ServiceAccounts(transport: transport, language: "es-ES")
      .markStore(of: Sessions.account).movies(.rated, page: 1)
    #expect(
      transport.requestTexts == [
        "GET /account/548/rated/movies?session_id=s3ssion&language=es-ES&page=1"
          + "&sort_by=created_at.desc"
      ])
  }

  @Test func `A guest's ratings are requested by path`() async throws {
    let transport = StubTransport(.body(Self.page))
    _ = try await ServiceAccounts(transport: transport, language: "es-ES")
      .markStore(of: Sessions.guest).movies(.rated, page: 1)
    #expect(
      transport.requestTexts == [
        "GET /guest_session/gu-3st_ID/rated/movies?language=es-ES&page=1&sort_by=created_at.desc"
      ])
  }

  @Test func `A page has the service's values`() async throws {
    let page = try await ServiceAccounts(transport: StubTransport(.body(Self.page)))
      .markStore(of: Sessions.account).movies(.rated, page: 2)
    #expect(page.number == 2)
    #expect(page.movies.map(\.title) == ["Two"])
    #expect([page.totalPages, page.totalResults] == [3, 41])
  }

  @Test(arguments: [MovieListKind.favorites, .watchlist])
  func `A guest has no favorites or watchlist, and no request is sent`(
    kind: MovieListKind
  ) async {
    let accounts = ServiceAccounts(transport: StubTransport())
    let error = await movieError { () throws(MovieError) in
      try await accounts.markStore(of: Sessions.guest).movies(kind, page: 1)
    }
    #expect(error?.code == .notLoggedIn)
    #expect(error?.reason == .notLoggedIn(.guest))
  }

  @Test(arguments: MovieListKind.allCases.filter { !$0.isPersonal })
  func `Public lists are not requested from the account`(kind: MovieListKind) async {
    let accounts = ServiceAccounts(transport: StubTransport())
    let error = await movieError { () throws(MovieError) in
      try await accounts.markStore(of: Sessions.account).movies(kind, page: 1)
    }
    #expect(error?.code == .notFound)
    #expect(error?.reason == .rejection(.noList(kind)))
  }
}
