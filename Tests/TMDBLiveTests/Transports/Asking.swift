import TMDB
import Testing

@testable import MovieTestSupport

extension LoopbackServer {
  /// A transport that asks this server.
  func transport(
    _ kind: TransportKind, _ credential: Credential = .token("secret-token")
  ) throws -> any Transport {
    try kind.asking(address, credential)
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
