import Entities
import TMDB
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("What a person says of movies, over HTTP", .places(2))
struct AccountFlowTests {
  /// What a server saw, below its base URL, with the document if there was one.
  private func seen(_ server: TMDBServer) -> [String] {
    server.requests.map { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return "\(request.method) \(request.target.dropFirst(2))" + (body.isEmpty ? "" : " \(body)")
    }
  }

  private func transport(_ server: TMDBServer) throws -> any Transport {
    try curlTransport(to: server.baseURL, .token(TMDBServer.token))
  }

  @Test(
    "An account's favorites, watchlist and ratings are kept and listed")
  func account() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let transport = try transport(server)
    let session = try await PasswordLogin(name: "tmdb", transport: transport)
      .logIn(username: "user0", password: TMDBServer.password, approve: { _ in })
    let accounts = ServiceAccounts(transport: transport, language: "en-US")
    let before = server.requests.count
    for id in [234, 19] { try await accounts.apply(.favorite(true), for: id, of: session) }
    try await accounts.apply(.watchlist(true), for: 234, of: session)
    try await accounts.apply(.rating(OwnRating(8.5)), for: 234, of: session)
    try await accounts.apply(.rating(OwnRating(8)), for: 19, of: session)
    let favorites = try await accounts.movies(.favorites, page: 1, of: session)
    #expect(favorites.movies.map(\.id) == [19, 234])
    #expect(favorites.movies.map(\.title) == ["Metropolis", "The Cabinet of Dr. Caligari"])
    #expect(try await accounts.movies(.watchlist, page: 1, of: session).movies.map(\.id) == [234])
    #expect(try await accounts.movies(.rated, page: 1, of: session).movies.map(\.id) == [19, 234])
    let states = try await accounts.states(of: 234, for: session)
    #expect(states.isFavorite && states.isOnWatchlist && states.rating == OwnRating(8.5))
    try await accounts.apply(.favorite(false), for: 234, of: session)
    try await accounts.apply(.rating(nil), for: 234, of: session)
    let id = "session_id=\(TMDBServer.sessionPrefix)920000001"
    let list = "\(id)&language=en-US&page=1&sort_by=created_at.desc"
    let own = "/account/920000001"
    #expect(
      seen(server).dropFirst(before) == [
        "POST \(own)/favorite?\(id) \(#"{"favorite":true,"media_id":234,"media_type":"movie"}"#)",
        "POST \(own)/favorite?\(id) \(#"{"favorite":true,"media_id":19,"media_type":"movie"}"#)",
        "POST \(own)/watchlist?\(id) \(#"{"media_id":234,"media_type":"movie","watchlist":true}"#)",
        "POST /movie/234/rating?\(id) \(#"{"value":8.5}"#)",
        "POST /movie/19/rating?\(id) \(#"{"value":8}"#)",
        "GET \(own)/favorite/movies?\(list)", "GET \(own)/watchlist/movies?\(list)",
        "GET \(own)/rated/movies?\(list)", "GET /movie/234/account_states?\(id)",
        "POST \(own)/favorite?\(id) \(#"{"favorite":false,"media_id":234,"media_type":"movie"}"#)",
        "DELETE /movie/234/rating?\(id)",
      ])
  }

  @Test("A guest's ratings are kept and listed")
  func guest() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let transport = try transport(server)
    let session = try await GuestLogin(transport: transport)
      .logIn(username: "", password: "", approve: { _ in })
    let accounts = ServiceAccounts(transport: transport)
    try await accounts.apply(.rating(OwnRating(0.5)), for: 234, of: session)
    #expect(try await accounts.movies(.rated, page: 1, of: session).movies.map(\.id) == [234])
    #expect(try await accounts.states(of: 234, for: session).rating == OwnRating(0.5))
    let id = TMDBServer.guestSession
    #expect(
      seen(server).dropFirst() == [
        "POST /movie/234/rating?guest_session_id=\(id) \(#"{"value":0.5}"#)",
        "GET /guest_session/\(id)/rated/movies?page=1&sort_by=created_at.desc",
        "GET /movie/234/account_states?guest_session_id=\(id)",
      ])
  }

  @Test("A session that was ended is told as that")
  func ended() async throws {
    let server = try TMDBServer()
    defer { server.stop() }
    let transport = try transport(server)
    let session = try await PasswordLogin(name: "tmdb", transport: transport)
      .logIn(username: "user0", password: TMDBServer.password, approve: { _ in })
    let accounts = ServiceAccounts(transport: transport)
    try await accounts.logOut(session)
    do throws(MovieError) {
      _ = try await accounts.movies(.favorites, page: 1, of: session)
      Issue.record("The session was taken.")
    } catch {
      #expect(error.code == .notLoggedIn)
    }
  }
}
