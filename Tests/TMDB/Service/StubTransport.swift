import Foundation
import MovieEntities
import MovieTMDB
import Synchronization
import Testing

/// A transport that returns prepared responses in order, and records the requests.
final class StubTransport: Transport {
  typealias Reply = Result<Response, MovieError>

  private struct State {
    var replies: [Reply]
    var requests: [Request] = []
  }

  let baseURL: String
  private let repeatsLast: Bool
  private let state: Mutex<State>
  private let onRequest: @Sendable () -> Void

  // `onRequest` is called before each response is returned.
  init(
    _ replies: [Reply], baseURL: String = "https://service.example/3", repeatsLast: Bool = false,
    onRequest: @escaping @Sendable () -> Void = {}
  ) {
    self.baseURL = baseURL
    self.repeatsLast = repeatsLast
    self.onRequest = onRequest
    state = Mutex(State(replies: replies))
  }

  convenience init(_ replies: Reply...) {
    self.init(replies)
  }

  /// Creates a transport that repeats its last response.
  static func steady(
    _ replies: [Reply], baseURL: String = "https://tmdb.test/3",
    onRequest: @escaping @Sendable () -> Void = {}
  ) -> StubTransport {
    StubTransport(replies, baseURL: baseURL, repeatsLast: true, onRequest: onRequest)
  }

  /// The requests so far.
  var requests: [Request] { state.withLock { $0.requests } }

  /// The requests as text, such as `GET /movie/popular?page=1`.
  var requestTexts: [String] { requests.map(\.text) }

  func response(to request: Request) async throws(MovieError) -> Response {
    let reply = state.withLock { state in
      state.requests.append(request)
      return repeatsLast && state.replies.count == 1
        ? state.replies[0] : state.replies.isEmpty ? nil : state.replies.removeFirst()
    }
    onRequest()
    guard let reply else {
      Issue.record("No response was set for \(request.text).")
      throw .network(.unreachable)
    }
    return try reply.get()
  }
}

extension StubTransport.Reply {
  /// Creates a response with a body.
  static func body(_ body: String, status: Int = 200) -> StubTransport.Reply {
    reply(status, [:], body)
  }

  static func reply(
    _ status: Int, _ headers: [String: String] = [:], _ body: String = #"{"id":1}"#
  ) -> StubTransport.Reply {
    .success(Response(status: status, headers: headers, body: Data(body.utf8)))
  }

  static let ok = reply(200)
  static let lost = Self.failure(.network(.connectionLost))
}

extension Request {
  /// The request as text, with its parameters in the order in which they are sent.
  var text: String {
    let query = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method.rawValue) \(path)" + (query.isEmpty ? "" : "?\(query)")
  }

  /// The body as text.
  var document: String? { body.map { String(decoding: $0, as: UTF8.self) } }

  /// The fields of the JSON body.
  var fields: [String: String]? {
    body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
  }
}

/// Returns the error that a request throws, if any.
func movieError<Value>(_ request: () async throws(MovieError) -> Value) async -> MovieError? {
  do throws(MovieError) {
    _ = try await request()
    return nil
  } catch {
    return error
  }
}
