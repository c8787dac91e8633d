import Foundation
import MovieTMDB
import MovieTMDBEmbedded
import Synchronization

@testable import ViperTestSupport

/// A local TMDB v3 server with the films and accounts of the embedded catalog.
final class TMDBServer: Sendable {
  /// The access token that it accepts.
  static let token = "loopback-token-0123456789abcdef"
  static let apiKey = "0123456789abcdef0123456789abcdef"
  /// A distinctive password that `user0` can use besides the documented one.
  static let password = "unmistakable-password"
  static let guestSession = "guest-session-fedcba9876543210"
  /// The prefix of every account's session ID.
  static let sessionPrefix = "embedded-session-"
  /// The max-age of `/movie/popular` on TMDB, in seconds.
  static let defaultAge = 22_254

  private let responder: TMDBResponder
  private let server: LoopbackServer

  // `maxAge` is the max-age of responses, in seconds. An unapproved token is rejected `webRejections`
  // times before it counts as approved. Every movie and person has the picture path `poster`, if any. A
  // reaction returned by `instead` takes precedence.
  init(
    host: String = "127.0.0.1", maxAge: Int = defaultAge, webRejections: Int = .max,
    poster: String? = nil,
    instead: @escaping @Sendable (LoopbackRequest) -> Reaction? = { _ in nil }
  ) throws {
    let responder = TMDBResponder(maxAge: maxAge, webRejections: webRejections, poster: poster)
    self.responder = responder
    server = try LoopbackServer(host: host) { request in
      instead(request) ?? responder.reaction(to: request)
    }
  }

  var baseURL: String { server.address + "/3" }
  var port: UInt16 { server.port }
  var requests: [LoopbackRequest] { server.requests }
  var connections: Int { server.connections }
  /// The methods and paths of the requests, relative to the base URL.
  var paths: [String] { requests.map { "\($0.method) \($0.path.dropFirst(2))" } }

  func arrivals(_ count: Int = 1) async { await server.arrivals(count) }
  var disconnections: Int { server.disconnections }
  func stop() { server.stop() }

  /// The variables of a run that uses this server.
  var variables: [String: String] {
    ["TMDB_ACCESS_TOKEN": Self.token, "TMDB_BASE_URL": baseURL]
  }
}

/// Generates the responses.
private final class TMDBResponder: Sendable {
  private struct Memory {
    var ended: Set<String> = []
    var webRejections: Int
  }

  private let maxAge: Int
  private let poster: String?
  private let memory: Mutex<Memory>
  private let catalog = EmbeddedTransport()

  init(maxAge: Int, webRejections: Int, poster: String?) {
    self.maxAge = maxAge
    self.poster = poster
    memory = Mutex(Memory(webRejections: webRejections))
  }

  func reaction(to request: LoopbackRequest) -> Reaction {
    guard isAllowed(request) else {
      return .rejection(401, code: 7, "Invalid API key: You must be granted a valid key.")
    }
    guard request.path.hasPrefix("/3/") else { return .rejection(404, code: 34) }
    let path = String(request.path.dropFirst(2))
    if let special = special(path, request) { return special }
    guard let forwarded = forwarded(path, request), let response = send(forwarded) else {
      return .rejection(405, code: 8)
    }
    return reaction(response, path: path, tag: request.headers["if-none-match"])
  }

  private func isAllowed(_ request: LoopbackRequest) -> Bool {
    request.headers["authorization"] == "Bearer " + TMDBServer.token
      || request.parameter("api_key") == TMDBServer.apiKey
  }

  /// The responses that the embedded service lacks or that differ.
  private func special(_ path: String, _ request: LoopbackRequest) -> Reaction? {
    let session = request.parameter("session_id") ?? ""
    if memory.withLock({ $0.ended.contains(session) }) { return .rejection(401, code: 3) }
    switch (request.method, path) {
    case ("GET", "/authentication/guest_session/new"):
      return .json(
        #"{"success":true,"guest_session_id":"\#(TMDBServer.guestSession)","#
          + #""expires_at":"2026-05-24 17:19:42 UTC"}"#, ["Cache-Control": "private, max-age=0"])
    case ("POST", "/authentication/session/new"):
      guard request.fields["request_token"] == "embedded-request" else { return nil }
      let isApproved = memory.withLock { memory in
        memory.webRejections -= 1
        return memory.webRejections < 0
      }
      guard isApproved else { return nil }
      return .json(#"{"success":true,"session_id":"\#(TMDBServer.sessionPrefix)920000002"}"#)
    case ("DELETE", "/authentication/session"):
      let session = request.fields["session_id"] ?? ""
      let isNew = memory.withLock { $0.ended.insert(session).inserted }
      return isNew ? nil : .rejection(404, code: 34)
    default: return nil
    }
  }

  /// The account used for the guest session, which the embedded service does not support.
  private static let guestAccount = "920000004"

  private func forwarded(_ path: String, _ request: LoopbackRequest) -> Request? {
    let guest = "/guest_session/" + TMDBServer.guestSession
    let isGuest =
      path.hasPrefix(guest) || request.parameter("guest_session_id") == TMDBServer.guestSession
    let path = path.replacing(guest, with: "/account/" + Self.guestAccount)
    let session =
      isGuest ? TMDBServer.sessionPrefix + Self.guestAccount : request.parameter("session_id")
    switch request.method {
    case "GET":
      // `KeyValuePairs` can only be created from a literal.
      let page = request.parameter("page")
      let appended = request.parameter("append_to_response")
      return .get(
        path,
        [
          "page": page, "append_to_response": appended, "query": request.parameter("query"),
          "year": request.parameter("year"), "session_id": session,
          "sort_by": request.parameter("sort_by"),
        ])
    case "POST" where !path.hasPrefix("/authentication"):
      return .post(path, request.mark, parameters: ["session_id": session])
    case "POST":
      var fields = request.fields
      if fields["username"] == "user0", fields["password"] == TMDBServer.password {
        fields["password"] = "12345678"
      }
      return .post(path, fields)
    case "DELETE" where request.body.isEmpty:
      return .delete(path, parameters: ["session_id": session])
    case "DELETE": return .delete(path, request.fields)
    default: return nil
    }
  }

  /// Sends a request to the catalog and blocks; this thread does not belong to the task pool.
  private func send(_ request: Request) -> Response? {
    let box = ResponseBox()
    let done = DispatchSemaphore(value: 0)
    // The task pool is busy with all the tests, and the client has a timeout.
    Task(executorPreference: OwnThreads()) { [catalog] in
      let response = try? await catalog.response(to: request)
      box.response.withLock { $0 = response }
      done.signal()
    }
    done.wait()
    return box.response.withLock { $0 }
  }

  private func reaction(_ response: Response, path: String, tag: String?) -> Reaction {
    guard response.status == 200 else { return .json(rejection(response), status: response.status) }
    var body = String(decoding: response.body, as: UTF8.self)
    if let poster {
      for name in ["poster_path", "profile_path"] {
        body = body.replacing("\"\(name)\":null", with: "\"\(name)\":\"\(poster)\"")
      }
    }
    if path.hasPrefix("/authentication") {
      return .json(body, ["Cache-Control": "private, max-age=0"])
    }
    let isPersonal = ["/account", "/guest_session"].contains { path.hasPrefix($0) }
    if isPersonal || path.hasSuffix("/account_states") || path.hasSuffix("/rating") {
      return .json(body, ["Cache-Control": "public, max-age=0"])
    }
    let own = "W/\"\(response.body.count)-\(response.body.reduce(7) { $0 &* 31 &+ Int($1) })\""
    let headers = ["Cache-Control": "public, max-age=\(maxAge)", "ETag": own]
    return tag == own ? .response(304, headers, []) : .json(body, headers)
  }

  /// TMDB does not say whether the username or the password was wrong.
  private func rejection(_ response: Response) -> String {
    String(decoding: response.body, as: UTF8.self)
      .replacing(#""failure_field":"username","#, with: "")
      .replacing(#""failure_field":"password","#, with: "")
  }
}

private final class ResponseBox: Sendable {
  let response = Mutex<Response?>(nil)
}
