import Entities
import Foundation
import TMDB
import Testing

/// Gives the answers of a test one after the other, and remembers what was asked.
actor StubTransport: Transport {
  typealias Reply = Result<Response, MovieError>

  nonisolated let baseURL = "https://service.example/3"
  private var replies: [Reply]
  /// What was asked so far.
  private(set) var asked: [Request] = []

  init(_ replies: [Reply]) {
    self.replies = replies
  }

  init(_ replies: Reply...) {
    self.replies = replies
  }

  /// The questions as one reads them: `GET /movie/popular?page=1`.
  var questions: [String] { asked.map(\.text) }

  func response(to request: Request) async throws(MovieError) -> Response {
    asked.append(request)
    guard !replies.isEmpty else {
      Issue.record("No answer was given for \(request.text).")
      throw .network(.unreachable)
    }
    return try replies.removeFirst().get()
  }
}

extension StubTransport.Reply {
  /// An answer with a body; 200 unless told otherwise.
  static func says(_ body: String, status: Int = 200) -> StubTransport.Reply {
    .success(Response(status: status, body: Data(body.utf8)))
  }
}

extension Request {
  /// The question as one reads it, parameters in the order in which they are sent.
  var text: String {
    let query = parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return "\(method.rawValue) \(path)" + (query.isEmpty ? "" : "?\(query)")
  }

  /// The document that is sent along, as it is sent.
  var document: String? { body.map { String(decoding: $0, as: UTF8.self) } }

  /// The fields of the document that is sent along.
  var fields: [String: String]? {
    body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
  }
}

/// The error that a question ends with; nothing when it is answered.
func movieError<Value>(_ question: () async throws(MovieError) -> Value) async -> MovieError? {
  do throws(MovieError) {
    _ = try await question()
    return nil
  } catch {
    return error
  }
}
