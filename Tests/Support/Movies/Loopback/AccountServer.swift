/// A local server with one account that accepts marks but does not store them.
struct AccountServer: Sendable {
  static let number = 920_000_001
  static let session = "account-session-0f1e2d3c4b5a6978"

  private let server: TMDBServer

  // A reaction returned by `instead` takes precedence.
  init(instead: @escaping @Sendable (LoopbackRequest) -> Reaction? = { _ in nil }) throws {
    server = try TMDBServer(instead: { request in
      instead(request) ?? Self.reaction(to: request)
    })
  }

  var baseURL: String { server.baseURL }
  var variables: [String: String] { server.variables }
  var requests: [LoopbackRequest] { server.requests }

  /// The requests as text: method, path, parameters and body.
  var lines: [String] {
    requests.map { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return "\(request.method) \(request.target)" + (body.isEmpty ? "" : " \(body)")
    }
  }

  func stop() { server.stop() }

  /// The session file that a login writes.
  var sessionFile: String {
    #"{"service":"tmdb","base_url":"\#(baseURL)","session_id":"\#(Self.session)","account":"#
      + #"{"id":\#(Self.number),"username":"user0","name":"User Zero"}}"#
  }

  private static func reaction(to request: LoopbackRequest) -> Reaction? {
    let path = request.path.dropFirst(2)
    let isPersonal =
      path.hasPrefix("/account/") || path.hasSuffix("/rating") || path.hasSuffix("/account_states")
    guard isPersonal else { return nil }
    guard request.parameter("session_id") == session else { return .rejection(401, code: 3) }
    let headers = ["Cache-Control": "public, max-age=0", "ETag": "W/\"1\""]
    switch request.method {
    case "GET" where path.hasSuffix("/account_states"):
      return .json(
        #"{"id":234,"favorite":true,"rated":{"value":8.5},"watchlist":false}"#, headers)
    case "GET":
      return .json(#"{"page":1,"results":[\#(row)],"total_pages":1,"total_results":1}"#, headers)
    case "POST":
      return .json(
        #"{"success":true,"status_code":1,"status_message":"Success."}"#, status: 201)
    default:
      return .json(#"{"success":true,"status_code":13,"status_message":"Deleted."}"#)
    }
  }

  /// A title that is in no other list.
  static let title = "Somebody's Own Favorite"
  private static let row =
    #"{"id":7001,"title":"\#(title)","original_title":"X","overview":"","poster_path":null,"#
    + #""release_date":"2001-02-03","vote_average":7.25,"vote_count":8}"#
}
