import MovieEntities
import MovieTMDBEmbedded
import Testing

@testable import MovieTMDB

/// The account states of a movie, and who can read and change them.
struct EmbeddedStatesTests {
  private let marks = EmbeddedMarks()

  @Test func `The states reflect the changes`() async throws {
    _ = try await marks.mark("favorite", 234)
    _ = try await marks.rate(234, 8.5)
    #expect(
      try await marks.states(234)
        == Marks(isFavorite: true, rating: OwnRating(8.5)))
    _ = try await marks.mark("watchlist", 234)
    _ = try await marks.mark("favorite", 234, false)
    #expect(try await marks.unrate(234) == "200/13")
    #expect(try await marks.states(234) == Marks(isOnWatchlist: true))
    #expect(try await marks.states(19) == Marks())
  }

  @Test func `Removing a missing rating succeeds`() async throws {
    #expect(try await marks.unrate(234) == "200/13")
  }

  @Test func `The states are written as TMDB writes them`() async throws {
    _ = try await marks.rate(234, 8)
    let response = try await marks.service.transport.response(
      to:
        .get("/movie/234/account_states", ["session_id": EmbeddedMarks.session]))
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"id":234,"favorite":false,"rated":{"value":8},"watchlist":false}"#)
  }

  @Test func `Each account has its own states`() async throws {
    _ = try await marks.mark("favorite", 234)
    let other = try await marks.service.found(
      .get("/movie/234/account_states", ["session_id": "embedded-session-920000002"]),
      as: AccountStatesBody.self
    ).marks
    #expect(other == Marks())
  }

  private static func questions(_ account: Int, _ session: String?) -> [Request] {
    let list = ["favorite", "watchlist", "rated"].map {
      Request.get("/account/\(account)/\($0)/movies", ["session_id": session])
    }
    let mark = ["favorite", "watchlist"].map {
      Request.post(
        "/account/\(account)/\($0)", ["media_type": "movie"], parameters: ["session_id": session])
    }
    return list + mark
  }

  private static func movieQuestions(_ session: String?) -> [Request] {
    [
      .get("/movie/234/account_states", ["session_id": session]),
      .post("/movie/234/rating", ["value": 8], parameters: ["session_id": session]),
      .delete("/movie/234/rating", parameters: ["session_id": session]),
    ]
  }

  @Test(arguments: [nil, "", "other", "embedded-session-", "embedded-session-7"])
  func `Without a session, nothing is read or written`(session: String?) async throws {
    for request in Self.questions(EmbeddedMarks.account, session) + Self.movieQuestions(session) {
      let (status, rejection) = try await marks.service.rejection(request)
      #expect(status == 401, "\(request.text)")
      #expect(rejection == .init(success: false, statusCode: 3))
    }
  }

  @Test(arguments: [920_000_002, 7])
  func `An account can neither read nor write another's`(account: Int) async throws {
    for request in Self.questions(account, EmbeddedMarks.session) {
      let (status, rejection) = try await marks.service.rejection(request)
      #expect(status == 401, "\(request.text)")
      #expect(rejection.statusCode == 3)
    }
  }

  @Test(arguments: [
    "/account/x/favorite/movies", "/account/0/favorite/movies", "/account/920000001/favorite",
    "/account/920000001/favorite/tv", "/account/920000001/favorite/movies/1",
    "/account/920000001/other/movies", "/account/0920000001/favorite/movies",
    "/movie/0/account_states", "/movie/-1/account_states", "/movie/+1/account_states",
    "/movie/01/account_states", "/movie/tt0010323/account_states", "/movie/234/account_states/1",
    "/movie/234/rating", "/movie/99999999999999999999/account_states", "/tv/234/account_states",
    "/movie/603/account_states",
  ])
  func `An unknown movie is not found`(path: String) async throws {
    let (status, rejection) = try await marks.service.rejection(
      .get(path, ["session_id": EmbeddedMarks.session]))
    #expect(status == 404)
    #expect(rejection.statusCode == 34)
  }

  @Test(arguments: [
    "/account/920000001/rated", "/account/920000001/favorite/movies", "/movie/234/account_states",
    "/movie/0/rating", "/movie/234/rating/1",
  ])
  func `Read-only paths cannot be written`(path: String) async throws {
    let (status, rejection) = try await marks.service.rejection(
      .post(path, ["value": 8], parameters: ["session_id": EmbeddedMarks.session]))
    #expect(status == 404)
    #expect(rejection.statusCode == 34)
  }
}
