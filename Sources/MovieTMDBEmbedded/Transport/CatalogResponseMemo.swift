import MovieEntities
import MovieTMDB
import Synchronization

/// A memory of responses: the catalog never changes, so a request has the same response all day.
final class CatalogResponseMemo: Sendable {
  /// The maximum number of requests; all responses are removed when it is reached.
  private static let most = 256

  private struct Question: Hashable {
    let path: String
    let parameters: [Request.Parameter]
    let day: Int64
  }

  private let responses = Mutex<[Question: Response]>([:])

  /// Returns the response to an equal request of the same day, or a new response if there is none.
  func response(
    to request: Request, on day: Int64, make: () async throws(MovieError) -> Response
  ) async throws(MovieError) -> Response {
    guard request.method == .get, request.isPublic else { return try await make() }
    let question = Question(path: request.path, parameters: request.parameters, day: day)
    if let response = responses.withLock({ $0[question] }) { return response }
    let response = try await make()
    responses.withLock { responses in
      if responses.count >= Self.most { responses = [:] }
      responses[question] = response
    }
    return response
  }
}
