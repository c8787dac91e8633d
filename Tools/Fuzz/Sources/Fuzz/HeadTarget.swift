import Foundation
import MovieEntities
import Viper

@testable import MovieTMDB
@testable import MovieTMDBCurl

extension Target {
  /// The header of a response, line by line as libcurl delivers it, and the code that reads the
  /// header's fields.
  static let heads = Target(
    name: "heads",
    words: [
      "HTTP/1.1 200 OK\r\n", "\r\n", ": ", "Location: ", "Retry-After: ", "Cache-Control: ",
      "Age: ", "ETag: ", "max-age=", "no-cache", "private", "https://", "http://", "//", "@",
      "[::1]",
      "127.0.0.1", "api_key=", "session_id=", "%", "GMT", "Sun, 06 Nov 1994 08:49:37 GMT",
    ],
    maxBytes: 4_096, runs: 20_000
  ) { input in
    var head = ResponseHead()
    var size = 0
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Array(line) + [UInt8(ascii: "\n")]
      size += line.count
      try require(head.take(line), "\(size) bytes are too many")
    }
    for (name, value) in head.fields {
      try require(name == name.lowercased(), "the name \(name)")
      try require(name.utf8.count + value.utf8.count <= 3 * size, "more than there was")
    }
    try await HeadReader(fields: head.fields).check()
  }
}

/// Checks everything that the program derives from a header's fields.
private struct HeadReader {
  private static let secret = "s3cret"
  let fields: [String: String]

  func check() async throws {
    for status in [200, 304, 429, 503] {
      let response = Response(status: status, headers: fields, body: Data())
      if let wait = response.retryAfter {
        try require(wait >= .seconds(1) && wait <= .seconds(86_400), "a wait of \(wait)")
      }
      if let policy = CacheDirectives(response) {
        try require(policy.maxAge >= 0, "an age of \(policy.maxAge)")
      }
      // Without this field, every header produces the same error, whose translation takes most of
      // the time.
      guard status < 400 || fields["retry-after"] != nil else { continue }
      let rejection = ErrorTranslation.rejection(response)
      try require((rejection == nil) == (status == 200), "\(status) is \(rejection as Any)")
    }
    try redirect()
  }

  /// Checks that no redirect sends a credential or a write request to another server.
  private func redirect() throws {
    guard let location = fields["location"] else { return }
    for credential in [Credential.token(Self.secret), .apiKey(Self.secret)] {
      for request in [
        Request.get("/movie/1", ["session_id": Self.secret]),
        .post("/authentication/session/new", ["request_token": Self.secret]),
      ] {
        let first = WireRequest(request, to: .tmdb, with: credential, userAgent: "fuzz")
        for status in [301, 302, 303, 307, 308, 200] {
          guard let next = first.redirected(by: status, to: location) else { continue }
          try check(next, after: first)
        }
      }
    }
  }

  private func check(_ next: WireRequest, after first: WireRequest) throws {
    let origin = URL(string: next.address).flatMap(Origin.init)
    try require(origin?.isSecure == true, "a redirect to \(next.address)")
    guard origin != URL(string: first.address).flatMap(Origin.init) else { return }
    let said = next.address + next.headers.map(\.value).joined()
    try require(!said.contains(Self.secret), "a secret goes to \(next.address)")
    try require(next.method == .get && next.body == nil, "a redirect writes at \(next.address)")
  }
}
