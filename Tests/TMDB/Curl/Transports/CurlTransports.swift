import MovieEntities
import MovieTMDB
import MovieTMDBCurl
import Testing

@testable import MovieTestSupport

/// Creates a transport to a service.
///
/// When all tests run at once, a task may resume long after its response arrived. Requests without
/// a time limit therefore get one of a day.
func curlTransport(
  to address: String, _ credential: Credential = .token("secret-token")
) throws -> any Transport {
  let address = try #require(BaseURL(address))
  return PatientTransport(
    base: CurlTransport(address: address, credential: credential, userAgent: "tests/1.0"))
}

extension LoopbackServer {
  /// Creates a transport to this server.
  func transport(_ credential: Credential = .token("secret-token")) throws -> any Transport {
    try curlTransport(to: address, credential)
  }
}

private struct PatientTransport: Transport {
  let base: any Transport

  var baseURL: String { base.baseURL }

  func response(to request: Request) async throws(MovieError) -> Response {
    try await base.response(to: request.within(request.timeLimit ?? .seconds(86_400)))
  }
}

extension Transport {
  /// Returns the error of a request, or nil if it succeeds.
  func failure(_ request: Request) async -> MovieError? {
    do throws(MovieError) {
      _ = try await response(to: request)
      return nil
    } catch {
      return error
    }
  }
}

extension Response {
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension Request {
  /// Returns the request with a time limit.
  func within(_ limit: Duration) -> Request {
    var request = self
    request.timeLimit = limit
    return request
  }
}
