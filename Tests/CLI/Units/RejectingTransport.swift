import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Synchronization
import ViperTesting

/// The embedded service, which may reject marks because the session has expired.
final class RejectingTransport: Transport {
  let baseURL = EmbeddedTransport().baseURL
  private let base = EmbeddedTransport()
  private let state: Mutex<(rejections: Int, marks: [String])>
  private let gate: Gate?

  // The first `rejections` marks are rejected, each once the gate is open.
  init(rejections: Int, behind gate: Gate? = nil) {
    self.gate = gate
    state = Mutex((rejections, []))
  }

  /// The paths of the mark requests.
  var marks: [String] { state.withLock { $0.marks } }

  func response(to request: Request) async throws(MovieError) -> Response {
    let steps = request.path.split(separator: "/")
    guard request.method == .post, steps.first != "authentication" else {
      return try await base.response(to: request)
    }
    let isRejected = state.withLock { state in
      state.marks.append(request.path)
      state.rejections -= 1
      return state.rejections >= 0
    }
    guard isRejected else { return try await base.response(to: request) }
    await gate?.pass(ignoringCancellation: true)
    let body = #"{"success":false,"status_code":3,"status_message":"Authentication failed."}"#
    return Response(status: 401, body: Data(body.utf8))
  }
}
