import Dispatch
import Foundation
import Synchronization
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests over a session of its own, which ends with it.
final class Courier: Sendable {
  private let session: URLSession
  private let collector = ResponseCollector()

  init(_ settings: URLSessionConfiguration) {
    session = URLSession(configuration: settings, delegate: collector, delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
  }

  /// Sends a request and waits for its response.
  ///
  /// Cancelling the task cancels the request.
  func carry(
    _ request: WireRequest, within limit: Duration
  ) async throws(TransportFailure) -> Response {
    if Task.isCancelled { throw .cancelled }
    guard var question = URLRequest(request) else { throw .offline }
    let seconds = limit / .seconds(1)
    // The timer below enforces the limit. The session's own limit only bounds what it does after
    // that.
    question.timeoutInterval = seconds + 1
    let task = session.dataTask(with: question)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { [collector] in collector.end(task, .timedOut) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        collector.begin(task, request, done)
        timer.resume()
        // A cancellation before the request was stored has found nothing to end.
        if Task.isCancelled { collector.end(task, .cancelled) } else { task.resume() }
      }
    } onCancel: {
      collector.end(task, .cancelled)
    }
    timer.cancel()
    // The system may have reported the cancellation first, as a lost connection.
    if Task.isCancelled { throw .cancelled }
    return try result.get()
  }
}
