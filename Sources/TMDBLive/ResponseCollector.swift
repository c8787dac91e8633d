import Foundation
import Synchronization
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects responses piece by piece, as the delegate of a session.
///
/// The convenience methods that return a whole response do not consult the delegate on Linux: they
/// follow a redirect with the credential.
final class ResponseCollector: NSObject, URLSessionDataDelegate, Sendable {
  typealias Done = CheckedContinuation<Result<Response, TransportFailure>, Never>

  /// A request under way.
  private struct Errand {
    /// What was sent last.
    var request: WireRequest
    var redirects = 0
    var body = Data()
    var response: HTTPURLResponse?
    let done: Done

    var isSentInCircles: Bool { redirects > WireRequest.mostRedirects }
    var isTooLong: Bool { body.count > WireRequest.mostBytes }
  }

  private let errands = Mutex<[Int: Errand]>([:])

  /// Stores a request whose task is about to begin.
  func begin(_ task: URLSessionTask, _ request: WireRequest, _ done: Done) {
    errands.withLock { $0[task.taskIdentifier] = Errand(request: request, done: done) }
  }

  /// Ends a request without waiting for the system to report its end.
  func end(_ task: URLSessionTask, _ failure: TransportFailure) {
    finish(task, .failure(failure))
    task.cancel()
  }

  /// Passes the result to the caller that waits for it, once.
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
    // There is no name and no password to send, and Linux would wait for them until the time limit.
    finish(task, .success(Response(status: 401, body: Data())))
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let location = response.value(forHTTPHeaderField: "Location") ?? ""
    let next = errands.withLock { errands -> URLRequest? in
      guard var errand = errands[task.taskIdentifier],
        let next = errand.request.redirected(by: response.statusCode, to: location)
      else { return nil }
      errand.request = next
      errand.redirects += 1
      errands[task.taskIdentifier] = errand
      return errand.isSentInCircles ? nil : URLRequest(next)
    }
    completionHandler(next)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    errands.withLock { $0[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = errands.withLock { errands in
      errands[dataTask.taskIdentifier]?.body.append(data)
      return errands[dataTask.taskIdentifier]?.isTooLong ?? false
    }
    if isTooLong { end(dataTask, .unusable) }
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
    if errand.isSentInCircles { return .failure(.unusable) }
    if let error { return .failure(FailureKind.of(error)) }
    guard let response = errand.response else { return .failure(.connectionLost) }
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    return .success(Response(status: response.statusCode, headers: headers, body: errand.body))
  }
}
