import TMDB
import TMDBLive
import Testing

extension LoopbackServer {
  /// A transport that asks this server.
  func transport(_ credential: Credential = .token("secret-token")) throws -> URLSessionTransport {
    try URLSessionTransport.asking(address, credential)
  }
}

extension URLSessionTransport {
  static func asking(
    _ address: String, _ credential: Credential = .token("secret-token")
  ) throws -> URLSessionTransport {
    URLSessionTransport(
      address: try #require(BaseURL(address)), credential: credential, userAgent: "tests/1.0")
  }
}

extension Transport {
  /// Why there was no answer; nothing when there was one.
  func failure(_ request: Request) async -> TransportFailure? {
    do throws(TransportFailure) {
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
