import Foundation
import Testing

@testable import MovieTMDB

/// Secrets are found in any spelling in which a service may echo them.
struct SecretsTests {
  private static let token = "eyJhbGci.TOKEN/of-somebody_0123"

  private static func escaped(_ escape: (UInt8) -> String) -> String {
    token.utf8.map(escape).joined()
  }

  static let spellings = [
    token, token.replacing("/", with: "\\/"), token.replacing("/", with: "%2F"),
    token.replacing("/", with: "\\u002f"), escaped { String(format: "\\u%04X", $0) },
    escaped { String(format: "%%%02x", $0) },
  ]

  private func appear(in text: String, _ secrets: Secrets = Secrets(.token(token))) -> Bool {
    secrets.appear(in: Data(#"{"id":1,"title":"Über 100 % \"\#(text)\" \n"}"#.utf8))
  }

  @Test(arguments: spellings)
  func `The credential is found, verbatim or escaped`(spelling: String) {
    #expect(appear(in: spelling))
    #expect(appear(in: spelling, Secrets(.apiKey(Self.token))))
  }

  @Test(arguments: ["", "\\", "%", "\\u00", "%4", String(token.dropLast()), token.uppercased()])
  func `Other text is not a secret`(text: String) {
    #expect(!appear(in: text))
    #expect(!appear(in: text, Secrets(.anonymous)))
  }

  static let requests: [(Request, String)] = [
    (.get("/account", ["session_id": "session-0f1e"]), "session-0f1e"),
    (.get("/movie/1/account_states", ["guest_session_id": "guest-4b5a"]), "guest-4b5a"),
    (.get("/guest_session/guest-4b5a/rated/movies"), "guest-4b5a"),
    (.delete("/authentication/session", ["session_id": "session-0f1e"]), "session-0f1e"),
    (.post("/authentication/session/new", ["request_token": "request-77"]), "request-77"),
    (.post("/x", ["username": "u", "password": "hunter2"]), "hunter2"),
  ]

  @Test(arguments: requests)
  func `A request's secrets are found after it has been added`(request: Request, text: String) {
    let secrets = Secrets(.token(Self.token))
    #expect(!appear(in: text, secrets))
    secrets.add(from: request)
    #expect(appear(in: text, secrets))
    #expect(appear(in: Self.token, secrets))
  }
}
