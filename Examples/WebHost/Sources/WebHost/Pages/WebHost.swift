import Foundation
import MovieEntities
import Synchronization
import Viper

/// Shows windows in browsers on this computer.
@MainActor
final class WebHost {
  private let server: HTTPServer
  /// The windows, by token.
  private let windows: Windows

  /// Starts a host on a port, or on any free port if the number is 0.
  ///
  /// A client may take `timeout` to send a request and to receive a response.
  init(port: UInt16, timeout: Duration = .seconds(10)) throws {
    let windows = Windows()
    self.windows = windows
    var limits = HTTPServer.Limits()
    limits.time = timeout
    server = try HTTPServer(port: port, limits: limits) { windows.answer(to: $0) }
  }

  /// Adds a window, and returns its address, which its user must keep secret.
  func add(_ window: WebWindow) -> String {
    windows.add(window)
    return "\(server.address)/\(window.token)/"
  }
}

/// The windows that browsers can show, by token.
@MainActor
private final class Windows {
  private var windows: [String: WebWindow] = [:]

  nonisolated init() {}

  func add(_ window: WebWindow) { windows[window.token] = window }

  /// Answers a request on a connection's thread.
  nonisolated func answer(to request: HTTPRequest) -> HTTPServer.Answer {
    let parts = request.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let window = onMain({ self.windows[String(parts[0])] }) else {
      return .response(.text(403, "Open the address that the program has printed."))
    }
    guard request.method == "GET", parts[1].hasPrefix("pictures/") else {
      return onMain { window.answer(to: request, path: parts[1]) }
    }
    let id = parts[1].dropFirst("pictures/".count)
    return .response(waiting { await window.picture(id) } ?? .text(404, "Not found."))
  }

  /// Waits on a connection's thread until an asynchronous operation has ended, for at most ten
  /// seconds.
  private nonisolated func waiting<Value: Sendable>(
    for operation: @escaping @MainActor @Sendable () async -> Value
  ) -> Value? {
    let (box, end) = (Box<Value>(), DispatchSemaphore(value: 0))
    let task = Task {
      let value = await operation()
      box.value.withLock { $0 = value }
      end.signal()
    }
    if end.wait(timeout: .now() + 10) == .timedOut { task.cancel() }
    return box.value.withLock { $0 }
  }
}

/// The result of an operation that may not have ended yet.
private final class Box<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)

  init() {}
}
