import MovieEntities
import Testing

struct MovieErrorTests {
  private static func session(_ act: FileError.Operation) -> FileError {
    FileError(.session, act, folder: "/f", reason: .damaged)
  }

  @Test(
    arguments: [
      (.network(.timedOut), .timedOut, true), (.network(.notCached), .offline, false),
      (.network(.noLibrary), .noNetworkLibrary, false),
      (.rejection(.tooManyRequests(nil)), .rateLimited, true),
      (.rejection(.unavailable(status: 503, nil)), .serviceUnavailable, true),
      (.rejection(.noMovie(.tmdb(7))), .notFound, false),
      (.rejection(.unlisted("Dune")), .rejected, false),
      (.rejection(.noPerson(5)), .notFound, false),
      (.login(.wrongPassword), .wrongPassword, false),
      (.notLoggedIn(.sessionRejected), .notLoggedIn, false), (.cancelled, .cancelled, true),
      (.custom("No.", advice: ""), .rejected, false),
      (.file(session(.write)), .stateNotWritable, false),
      (.file(session(.remove)), .stateNotWritable, false),
      (.file(session(.read)), .stateNotReadable, false),
    ] as [(MovieError.Reason, MovieError.Code, Bool)])
  func `The reason determines the code and whether a retry may help`(
    reason: MovieError.Reason, code: MovieError.Code, canRetry: Bool
  ) {
    let error = MovieError(reason)
    #expect(error.code == code)
    #expect(error.reason == reason)
    #expect(error.canRetry == canRetry)
    #expect(error.cause == nil)
  }

  @Test func `A custom error has its own code and texts, and whether a retry may help`() {
    let error = MovieError(.offline, "No way there.", advice: "Check the cable.", canRetry: true)
    #expect(error.code == .offline)
    #expect(error.reason == .custom("No way there.", advice: "Check the cable."))
    #expect(error.canRetry)
  }

  @Test func `The debug description has the code and the values`() {
    let error = MovieError(.rejection(.unavailable(status: 503, .seconds(30))))
    #expect(error.description.hasPrefix("service-unavailable: "))
    #expect(error.description.contains("503") && error.description.contains("30"))
    #expect("\(error)" == error.description)
  }

  @Test func `The cause is kept but not shown`() {
    let error = MovieError(.rejection(.notFound), cause: MovieError(.offline, "Secret."))
    #expect((error.cause as? MovieError)?.code == .offline)
    #expect(!error.description.contains("Secret"))
  }

  @Test func `Codes are stable`() {
    let codes: [MovieError.Code] = [
      .cancelled, .notFound, .badPage, .credentialRejected, .notLoggedIn, .loginRejected,
      .unknownUser, .wrongPassword, .rateLimited, .serviceUnavailable, .timedOut, .offline,
      .rejected, .badResponse, .stateNotWritable,
    ]
    #expect(
      codes.map(\.rawValue) == [
        "cancelled", "not-found", "bad-page", "credential-rejected", "not-logged-in",
        "login-refused", "unknown-user", "wrong-password", "rate-limited",
        "service-unavailable", "timed-out", "offline", "refused", "invalid-response",
        "state-not-writable",
      ])
  }
}
