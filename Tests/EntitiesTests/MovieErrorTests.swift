import Entities
import Testing

struct MovieErrorTests {
  @Test func `An error says what happened and what to do`() {
    let error = MovieError(.offline, "No way there.", advice: "Check the cable.", canRetry: true)
    #expect(error.description == "No way there. Check the cable.")
    #expect("\(error)" == error.description)
    #expect(error.code == .offline)
    #expect(error.canRetry)
  }

  @Test func `Without advice an error says what happened`() {
    let error = MovieError(.refused, "No.")
    #expect(error.description == "No.")
    #expect(!error.canRetry)
    #expect(error.cause == nil)
  }

  @Test func `The cause is kept and not told`() {
    let error = MovieError(.notFound, "Not here.", cause: MovieError(.offline, "Secret."))
    #expect((error.cause as? MovieError)?.code == .offline)
    #expect(error.description == "Not here.")
  }

  @Test func `Cancelled is a code of its own and no reason to try again`() {
    #expect(MovieError.cancelled.code == .cancelled)
    #expect(!MovieError.cancelled.canRetry)
  }

  @Test func `Codes are what machines read`() {
    let codes: [MovieError.Code] = [
      .cancelled, .notFound, .badPage, .credentialRefused, .notLoggedIn, .loginRefused,
      .unknownUser, .wrongPassword, .rateLimited, .serviceUnavailable, .timedOut, .offline,
      .refused, .badAnswer, .stateNotWritable,
    ]
    #expect(
      codes.map(\.rawValue) == [
        "cancelled", "not-found", "bad-page", "credential-refused", "not-logged-in",
        "login-refused", "unknown-user", "wrong-password", "rate-limited",
        "service-unavailable", "timed-out", "offline", "refused", "bad-answer",
        "state-not-writable",
      ])
  }
}
