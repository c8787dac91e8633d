import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Synchronization
import ViperTesting

/// The embedded service, which may reject marks because the session has expired.
final class RefusingTransport: Transport {
  let baseURL = EmbeddedTransport().baseURL
  private let base = EmbeddedTransport()
  private let state: Mutex<(refusals: Int, marks: [String])>
  private let gate: Gate?

  // The first `refusals` marks are rejected, each once the gate is open.
  init(refusals: Int, behind gate: Gate? = nil) {
    self.gate = gate
    state = Mutex((refusals, []))
  }

  /// The paths of the mark requests.
  var marks: [String] { state.withLock { $0.marks } }

  func response(to request: Request) async throws(MovieError) -> Response {
    let steps = request.path.split(separator: "/")
    guard request.method == .post, steps.first != "authentication" else {
      return try await base.response(to: request)
    }
    let isRefused = state.withLock { state in
      state.marks.append(request.path)
      state.refusals -= 1
      return state.refusals >= 0
    }
    guard isRefused else { return try await base.response(to: request) }
    await gate?.pass(ignoringCancellation: true)
    let body = #"{"success":false,"status_code":3,"status_message":"Authentication failed."}"#
    return Response(status: 401, body: Data(body.utf8))
  }
}
