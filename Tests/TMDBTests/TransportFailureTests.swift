import TMDB
import Testing

struct TransportFailureTests {
  private static let failures: [(TransportFailure, TransportFailure.Code, String)] = [
    (.cancelled, .cancelled, "cancelled"), (.offline, .offline, "offline"),
    (.nameNotResolved, .nameNotResolved, "nameNotResolved"), (.insecure, .insecure, "insecure"),
    (.connectionLost, .connectionLost, "connectionLost"), (.unusable, .unusable, "unusable"),
    (.timedOut, .timedOut, "timedOut"), (.notCached, .notCached, "notCached"),
    (.notKept("m", advice: "a"), .notKept, "notKept"),
    (.notReadable("m", advice: "a"), .notReadable, "notReadable"),
    (.damaged("m", advice: "a"), .damaged, "damaged"),
  ]

  @Test(arguments: failures)
  func `A failure has a code, and a log shows it in a word`(
    failure: TransportFailure, code: TransportFailure.Code, word: String
  ) {
    #expect(failure.code == code)
    #expect("\(failure)" == word)
  }
}
