import MovieEntities
import MovieTMDB
import MovieTMDBCurl
import Testing

@testable import MovieTestSupport

/// A transport to a service.
///
/// With all the tests to run at once, a task that has been answered may wait for long until it goes on: a request
/// without a limit has all the time of a test.
func curlTransport(
  to address: String, _ credential: Credential = .token("secret-token")
) throws -> any Transport {
  let address = try #require(BaseURL(address))
  return PatientTransport(
    base: CurlTransport(address: address, credential: credential, userAgent: "tests/1.0"))
}

extension LoopbackServer {
  /// A transport that asks this server.
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
  /// Why there was no answer; nothing when there was one.
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
  /// The question with a limit.
  func within(_ limit: Duration) -> Request {
    var request = self
    request.timeLimit = limit
    return request
  }
}
