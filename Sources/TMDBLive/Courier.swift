import Dispatch
import Foundation
import Synchronization
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries questions over a session and collects what comes back.
///
/// It is the session's delegate, and collects piece by piece: with the conveniences that return a whole
/// answer, Linux asks nobody before it follows a redirect with the credential.
final class Courier: NSObject, URLSessionDataDelegate, Sendable {
  /// One question under way.
  private struct Errand {
    var body = Data()
    var response: HTTPURLResponse?
    let done: CheckedContinuation<Result<Response, TransportFailure>, Never>
  }

  /// No answer of the service is near this size (its largest, a movie with all credits, has 160 kB).
  private static let mostBytes = 32 << 20

  private let errands = Mutex<[Int: Errand]>([:])

  /// Sends a question and waits for its answer; cancelling the task cancels the question.
  func carry(
    _ question: URLRequest, on session: URLSession, within limit: Duration
  ) async throws(TransportFailure) -> Response {
    if Task.isCancelled { throw .cancelled }
    var question = question
    let seconds = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
    // The timer below decides; the session's own limit only bounds what it does after that.
    question.timeoutInterval = seconds + 1
    let task = session.dataTask(with: question)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { [weak self] in self?.end(task, .timedOut) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        errands.withLock { $0[task.taskIdentifier] = Errand(done: done) }
        timer.resume()
        // Whoever cancelled before the errand was noted found nothing to end.
        if Task.isCancelled { end(task, .cancelled) } else { task.resume() }
      }
    } onCancel: {
      end(task, .cancelled)
    }
    timer.cancel()
    // The system may have reported the cancellation first, as a lost connection.
    if Task.isCancelled { throw .cancelled }
    return try result.get()
  }

  /// Ends an errand without waiting for the system to say so.
  private func end(_ task: URLSessionTask, _ failure: TransportFailure) {
    finish(task, .failure(failure))
    task.cancel()
  }

  /// Gives the result to whoever waits for it, once.
  private func finish(_ task: URLSessionTask, _ result: Result<Response, TransportFailure>) {
    errands.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.done.resume(returning: result)
  }

  // MARK: URLSessionTaskDelegate

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let method = challenge.protectionSpace.authenticationMethod
    guard method == NSURLAuthenticationMethodHTTPBasic else {
      return completionHandler(.performDefaultHandling, nil)
    }
    // There is no name and no password to give, and Linux would wait for them until the time is over.
    finish(task, .success(Response(status: 401, body: Data())))
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(Redirect.next(request, from: task.originalRequest))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    errands.withLock { $0[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooMuch = errands.withLock { errands in
      errands[dataTask.taskIdentifier]?.body.append(data)
      return errands[dataTask.taskIdentifier]?.body.count ?? 0 > Self.mostBytes
    }
    if isTooMuch { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let errand = errands.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    errand.done.resume(returning: result(errand, error))
  }

  private func result(
    _ errand: Errand, _ error: (any Error)?
  ) -> Result<Response, TransportFailure> {
    if errand.body.count > Self.mostBytes { return .failure(.unusable) }
    if let error { return .failure(FailureKind.of(error)) }
    guard let response = errand.response else { return .failure(.connectionLost) }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    return .success(Response(status: response.statusCode, headers: headers, body: errand.body))
  }
}
