import Foundation
import Synchronization

/// A web server on loopback: real bytes over real connections, on threads of its own.
///
/// ```swift
/// let server = try LoopbackServer { _ in .json("{}") }
/// defer { server.stop() }
/// ```
final class LoopbackServer: Sendable {
  typealias Handler = @Sendable (LoopbackRequest) -> Reaction

  private struct Watcher {
    let isMet: @Sendable (State) -> Bool
    let tell: @Sendable () -> Void
  }

  private struct State {
    var requests: [LoopbackRequest] = []
    var connections = 0
    /// How many connections the other side has left.
    var departures = 0
    var open: Set<Int32> = []
    var isStopped = false
    var watchers: [Watcher] = []
  }

  let host: String
  let port: UInt16
  private let listener: Int32
  private let handler: Handler
  private let state = Mutex(State())
  private let finished = DispatchSemaphore(value: 0)

  init(host: String = "127.0.0.1", handler: @escaping Handler) throws {
    (listener, port) = try Sockets.listen(on: host)
    self.host = host
    self.handler = handler
    Thread.detachNewThread { [self] in acceptAll() }
  }

  deinit {
    close(listener)
  }

  /// Where it can be reached: `http://127.0.0.1:49152`.
  var address: String {
    "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }

  var requests: [LoopbackRequest] { state.withLock { $0.requests } }
  var connections: Int { state.withLock { $0.connections } }

  /// Returns once so many questions have arrived.
  func arrivals(_ count: Int = 1) async {
    await wait { $0.requests.count >= count }
  }

  /// Returns once the other side has left so many connections.
  func departures(_ count: Int = 1) async {
    await wait { $0.departures >= count }
  }

  /// Takes no more connections, and ends those there are.
  func stop() {
    let isFirst = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    guard isFirst else { return }
    Sockets.knock(on: host, port: port)
    finished.wait()
    state.withLock { state in
      for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  /// Blocks this thread until a request has arrived, for a person at a terminal, who has a thread of their own.
  ///
  /// Not for ever: the program may end before it asks.
  func block(until isLookedFor: @escaping @Sendable (LoopbackRequest) -> Bool) {
    let arrival = DispatchSemaphore(value: 0)
    watch({ $0.requests.contains(where: isLookedFor) }, tell: { arrival.signal() })
    _ = arrival.wait(timeout: .now() + 200)
  }

  /// Blocks this thread until the other side has left a connection, for a person at a terminal.
  func blockUntilDeparture() {
    let departure = DispatchSemaphore(value: 0)
    watch({ $0.departures > 0 }, tell: { departure.signal() })
    _ = departure.wait(timeout: .now() + 200)
  }

  private func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { tell in watch(isMet, tell: { tell.resume() }) }
  }

  /// Has somebody told, once, as soon as something is met, which may be now.
  private func watch(
    _ isMet: @escaping @Sendable (State) -> Bool, tell: @escaping @Sendable () -> Void
  ) {
    let isThere = state.withLock { state in
      guard !isMet(state) else { return true }
      state.watchers.append(Watcher(isMet: isMet, tell: tell))
      return false
    }
    if isThere { tell() }
  }

  private func change(_ change: @Sendable (inout State) -> Void) {
    let told = state.withLock { state in
      change(&state)
      let told = state.watchers.filter { $0.isMet(state) }.map(\.tell)
      let current = state
      state.watchers.removeAll { $0.isMet(current) }
      return told
    }
    for tell in told { tell() }
  }

  private func acceptAll() {
    while let connection = Sockets.accept(listener) {
      if state.withLock({ $0.isStopped }) {
        close(connection)
        break
      }
      change { state in
        state.connections += 1
        state.open.insert(connection)
      }
      let number = connections
      Thread.detachNewThread { [self] in serve(connection, number: number) }
    }
    // Not closed before the end of the server: another one might be given the port, and answer.
    shutdown(listener, Int32(SHUT_RDWR))
    finished.signal()
  }

  private func serve(_ connection: Int32, number: Int) {
    var buffer: [UInt8] = []
    var isOurs = false
    while let request = LoopbackRequest(from: connection, buffer: &buffer, connection: number) {
      change { $0.requests.append(request) }
      let reaction = handler(request)
      reaction.latch?.pass()
      guard Sockets.send(reaction.bytes, to: connection) else { break }
      if reaction.ending == .keepAlive { continue }
      isOurs = reaction.ending != .hang
      switch reaction.ending {
      case .keepAlive: break
      case .reset: Sockets.abandon(connection)
      case .close: shutdown(connection, Int32(SHUT_RDWR))
      case .hang: while Sockets.receive(connection) != nil {}
      }
      break
    }
    // Somebody began with something that is no HTTP: TLS, for instance.
    if isOurs == false, !buffer.isEmpty {
      _ = Sockets.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), to: connection)
      isOurs = true
    }
    let hasLeft = !isOurs
    change { state in
      if hasLeft, !state.isStopped { state.departures += 1 }
      state.open.remove(connection)
      close(connection)
    }
  }
}
