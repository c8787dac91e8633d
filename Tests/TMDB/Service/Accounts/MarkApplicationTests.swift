import MovieEntities
import MovieTMDB
import Testing

/// Requests that change marks, and their responses.
struct MarkApplicationTests {
  private static let done = StubTransport.Reply.status(201, code: 1, "Success.")

  @Test(
    arguments: [
      (
        .favorite(true), "POST /account/548/favorite?session_id=s3ssion",
        #"{"favorite":true,"media_id":234,"media_type":"movie"}"#
      ),
      (
        .favorite(false), "POST /account/548/favorite?session_id=s3ssion",
        #"{"favorite":false,"media_id":234,"media_type":"movie"}"#
      ),
      (
        .watchlist(true), "POST /account/548/watchlist?session_id=s3ssion",
        #"{"media_id":234,"media_type":"movie","watchlist":true}"#
      ),
      (
        .watchlist(false), "POST /account/548/watchlist?session_id=s3ssion",
        #"{"media_id":234,"media_type":"movie","watchlist":false}"#
      ),
      (
        .rating(OwnRating(8.5)), "POST /movie/234/rating?session_id=s3ssion", #"{"value":8.5}"#
      ),
      (.rating(OwnRating(8)), "POST /movie/234/rating?session_id=s3ssion", #"{"value":8}"#),
      (.rating(nil), "DELETE /movie/234/rating?session_id=s3ssion", nil),
    ] as [(Mark, String, String?)])
  func `A change sends one request`(mark: Mark, request: String, body: String?)
    async throws
  {
    let transport = StubTransport(Self.done)
    try await ServiceAccounts(transport: transport, language: "es-ES")
      .markStore(of: Sessions.account).apply(mark, for: Film(id: 234, title: ""))
    #expect(transport.requestTexts == [request])
    #expect(transport.requests.map(\.document) == [body])
  }

  @Test(
    arguments: [
      (.rating(OwnRating(0.5)), "POST /movie/234/rating?guest_session_id=gu-3st_ID"),
      (.rating(nil), "DELETE /movie/234/rating?guest_session_id=gu-3st_ID"),
    ] as [(Mark, String)])
  func `A guest can rate`(mark: Mark, request: String) async throws {
    let transport = StubTransport(Self.done)
    try await ServiceAccounts(transport: transport).markStore(of: Sessions.guest)
      .apply(mark, for: Film(id: 234, title: ""))
    #expect(transport.requestTexts == [request])
  }

  @Test(arguments: [
    Mark.favorite(true), .favorite(false), .watchlist(true), .watchlist(false),
  ])
  func `Other changes of a guest are not sent`(mark: Mark) async {
    let error = await rejected([], mark, Sessions.guest)
    #expect(error?.code == .notLoggedIn)
    #expect(error?.reason == .notLoggedIn(.guest))
  }

  @Test(
    arguments: [(201, 1), (201, 12), (200, 13), (200, 1), (200, 12)])
  func `The codes for added, updated, and deleted mean success`(status: Int, code: Int) async {
    #expect(await rejected([.status(status, code: code)], .favorite(true)) == nil)
  }

  @Test func `A missing movie is named`() async {
    let error = await rejected([.status(404, code: 34)], .rating(OwnRating(8)))
    #expect(error?.code == .notFound)
    #expect(error?.reason == .rejection(.noMovie(.tmdb(234))))
  }

  @Test func `A rejected rating is an invalid value`() async {
    let error = await rejected([.status(400, code: 18)], .rating(OwnRating(8)))
    #expect(error?.code == .rejected)
    #expect(error?.reason == .rejection(.badValue))
    #expect(error?.canRetry == false)
  }

  @Test(
    arguments: [
      (.status(200, code: 34), .notFound), (.failure(.cancelled), .cancelled),
      (.body("{}"), .badResponse), (.body("", status: 201), .badResponse),
      (.body("[]"), .badResponse), (.body(#"{"success":true}"#), .badResponse),
    ] as [(StubTransport.Reply, MovieError.Code)])
  func `Every other status is an error`(reply: StubTransport.Reply, code: MovieError.Code) async {
    #expect(await rejected([reply], .watchlist(true))?.code == code)
  }

  private func rejected(
    _ replies: [StubTransport.Reply], _ mark: Mark,
    _ session: SessionEntity = Sessions.account
  ) async -> MovieError? {
    let accounts = ServiceAccounts(transport: StubTransport(replies))
    return await movieError { () throws(MovieError) in
      try await accounts.markStore(of: session).apply(mark, for: Film(id: 234, title: ""))
    }
  }
}
