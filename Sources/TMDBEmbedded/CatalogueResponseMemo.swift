import Entities
import Synchronization
import TMDB

/// A memory of responses: the catalogue never changes, so a request has the same response all day.
final class CatalogueResponseMemo: Sendable {
  /// The maximum number of requests; all responses are removed when it is reached.
  private static let most = 256

  private struct Question: Hashable {
    let path: String
    let parameters: [Request.Parameter]
    let day: Int64
  }

  private let responses = Mutex<[Question: Response]>([:])

  /// Returns the response to an earlier equal request, or a new response if there is none.
  ///
  /// - Parameters:
  ///   - request: The request. The response is always new if the request is about a user or changes
  ///     something.
  ///   - day: The day of the request, in days since the first of January 1970.
  ///   - make: A closure that creates the response.
  /// - Returns: The response.
  /// - Throws: The error that the closure throws.
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
