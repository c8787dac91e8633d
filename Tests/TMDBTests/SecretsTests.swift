import Foundation
import TMDB
import Testing

/// Secrets are found in every spelling in which a service can repeat them.
struct SecretsTests {
  static let token = "eyJhbGci.TOKEN-of-somebody_0123"

  private func clean(
    _ body: Data, status: Int = 400, headers: [String: String] = [:],
    _ credential: Credential = .token(token), _ request: Request = .get("/movie/1")
  ) -> Response {
    Secrets(credential, request)
      .removed(from: Response(status: status, headers: headers, body: body))
  }

  private static func refusal(_ said: String) -> Data {
    Data(#"{"success":false,"status_code":5,"status_message":"\#(said)"}"#.utf8)
  }

  /// The token with something before each of its characters.
  private static func spelled(_ mark: String) -> String {
    token.reduce(into: "") { $0 += mark + String($1) }
  }

  private static func escaped(_ text: String, _ escape: (UInt8) -> String) -> String {
    text.utf8.map(escape).joined()
  }

  static let spellings: [(String, String)] = [
    ("plain", token), ("upper case", token.uppercased()),
    ("JSON", escaped(token) { String(format: "\\u%04x", $0) }),
    ("JSON twice", escaped(token) { String(format: "\\\\u%04X", $0) }),
    ("percent", escaped(token) { String(format: "%%%02X", $0) }),
    ("percent twice", escaped(token) { String(format: "%%25%02x", $0) }),
    ("percent in JSON", escaped(token) { String(format: "\\u0025%02x", $0) }),
    ("percent seven times", escaped(token) { String(format: "%%252525252525%02x", $0) }),
    ("escaped control", spelled("\\u0007")),
    ("tab", spelled("\\t")), ("direction", spelled("\u{202E}")),
    ("combining", spelled("\u{301}")), ("joiner", spelled("\u{200D}")), ("spaced", spelled(" ")),
    ("after a percent sign", "%" + token),
    ("after a backslash", "\\\\" + token), ("a part", String(token.dropFirst(9).prefix(12))),
    ("two parts", token.prefix(15) + "\u{441}" + token.dropFirst(16)),
  ]

  @Test("Of a refusal that repeats the token only the code is left", arguments: spellings)
  func refusals(name: String, spelling: String) {
    for status in [200, 400, 503] {
      let response = clean(Self.refusal("You sent \(spelling)."), status: status)
      #expect(response.status == status)
      #expect(String(decoding: response.body, as: UTF8.self) == #"{"status_code":5}"#)
    }
  }

  @Test("Whatever cannot be read is left out")
  func unreadable() {
    let bodies: [Data] = [
      Data(#"{"status_code":1e400,"status_message":"\#(Self.token)"}"#.utf8),
      Data(#"{"status_code":5,"x":"\ud800","status_message":"\#(Self.token)"}"#.utf8),
      Self.refusal(Self.spelled("\\ud800")), Self.refusal(Self.spelled("\u{1B}")),
      Data("<p>\(Self.token)".utf8),
      Data(#"{"status_code":5,"status_message":"\#(Self.token)"#.utf8) + [0xFF, 0x22, 0x7D],
      Data(Self.refusal(Self.token).flatMap { [$0, 0] }),
      Data(Self.refusal(Self.token).flatMap { [0, 0, 0, $0] }),
    ]
    for body in bodies {
      let text = String(decoding: clean(body).body, as: UTF8.self)
      #expect(["", #"{"status_code":5}"#].contains(text))
    }
  }

  @Test("A message that repeats nothing stays")
  func harmless() {
    let body = Self.refusal("Invalid parameters: 100 % of your request parameters are \\\"odd\\\".")
    #expect(
      clean(body, headers: ["ETag": "x"])
        == Response(status: 400, headers: ["ETag": "x"], body: body))
  }

  static let requests: [(Request, String)] = [
    (.get("/account", ["session_id": "session-0f1e2d3c"]), "session-0f1e2d3c"),
    (.get("/movie/1/account_states", ["guest_session_id": "guest-4b5a6978"]), "guest-4b5a6978"),
    (.get("/guest_session/guest-4b5a6978/rated/movies"), "guest-4b5a6978"),
    (.delete("/authentication/session", ["session_id": "session-0f1e2d3c"]), "session-0f1e2d3c"),
    (.post("/authentication/session/new", ["request_token": "request-77"]), "REQUEST 77"),
    (.post("/x", ["username": "u", "password": "hunter2", "request_token": "r"]), "hun.ter.2"),
    (.post("/x", ["password": "pässwörd"]), "pa\u{308}sswo\u{308}rd"),
    (.post("/x", ["password": "!?!?"]), "!?!?"),
  ]

  @Test("The secrets of a request are none the less secret", arguments: requests)
  func requested(request: Request, repeated: String) {
    let body = Self.refusal("Not \(repeated)!")
    #expect(clean(body) == Response(status: 400, body: body))
    let response = clean(body, .token("t0ken"), request)
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"status_code":5}"#)
  }

  @Test("Which field of a log-in was wrong is no secret", arguments: ["username", "password", "x"])
  func field(name: String) {
    let body = Data(
      #"{"failure_field":"\#(name)","status_code":30,"status_message":"\#(Self.token)"}"#.utf8)
    let response = clean(body, status: 401)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == (name == "x"
          ? #"{"status_code":30}"# : #"{"failure_field":"\#(name)","status_code":30}"#))
  }

  @Test("A response that repeats the credential is not stored", arguments: spellings)
  func stored(name: String, spelling: String) {
    let body = Data(#"{"id":1,"title":"\#(spelling)"}"#.utf8)
    let response = clean(body, status: 200, headers: ["Cache-Control": "public, max-age=600"])
    #expect(response.body == body)
    #expect(response.header("cache-control") == "no-store")
  }

  @Test("A header field that repeats the credential is left out")
  func headers() {
    let response = clean(
      Data("{}".utf8), headers: ["ETag": "W/\"\(Self.token)\"", "Retry-After": "7"])
    #expect(response.header("etag") == nil)
    #expect(response.header("retry-after") == "7")
  }
}
