import Entities
import TMDB
import Testing

struct TransportFailureTests {
  private static func trouble(_ act: FileTrouble.Act, aside: String? = nil) -> FileTrouble {
    FileTrouble(.marks, act, folder: "/f", reason: .damaged, setAsideAs: aside)
  }

  private static let failures: [(TransportFailure, TransportFailure.Code, String)] = [
    (.cancelled, .cancelled, "cancelled"), (.offline, .offline, "offline"),
    (.nameNotResolved, .nameNotResolved, "nameNotResolved"), (.insecure, .insecure, "insecure"),
    (.connectionLost, .connectionLost, "connectionLost"), (.unusable, .unusable, "unusable"),
    (.timedOut, .timedOut, "timedOut"), (.notCached, .notCached, "notCached"),
    (.networkNeeded, .networkNeeded, "networkNeeded"),
    (.noLibrary, .noLibrary, "noLibrary"),
    (.file(trouble(.write)), .notKept, "notKept"),
    (.file(trouble(.remove)), .notKept, "notKept"),
    (.file(trouble(.read)), .notReadable, "notReadable"),
    (.file(trouble(.setAside)), .notReadable, "notReadable"),
    (.file(trouble(.setAside, aside: "a")), .damaged, "damaged"),
  ]

  @Test(arguments: failures)
  func `A failure has a code, and a log shows it in a word`(
    failure: TransportFailure, code: TransportFailure.Code, word: String
  ) {
    #expect(failure.code == code)
    #expect("\(failure)" == word)
  }
}
