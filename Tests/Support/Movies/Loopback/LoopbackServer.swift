import Foundation
import Synchronization

@testable import ViperTestSupport

/// A local web server with real connections, on its own threads.
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
    /// How many connections the client has closed.
    var disconnections = 0
    var open: Set<Int32> = []
    var isStopped = false
    /// The latches that threads of this server wait for.
    var latches: [Latch] = []
    var watchers: [Watcher] = []
  }

  let host: String
  let port: UInt16
  private let listener: Int32
  private let handler: Handler
  private let state = Mutex(State())
  private let place: Place
  /// A pipe that wakes the thread that accepts connections.
  private let wakeup: (read: OpenFile, write: OpenFile)

  init(host: String = "127.0.0.1", handler: @escaping Handler) throws {
    place = try Place()
    wakeup = try OpenFile.pipe()
    (listener, port) = try Sockets.listen(on: host)
    self.host = host
    self.handler = handler
    Thread.detachNewThread { [self] in acceptAll() }
  }

  deinit {
    close(listener)
  }

  /// The base URL, such as `http://127.0.0.1:49152`.
  var address: String {
    "http://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)"
  }

  var requests: [LoopbackRequest] { state.withLock { $0.requests } }
  var connections: Int { state.withLock { $0.connections } }

  /// Returns once a number of requests have arrived.
  func arrivals(_ count: Int = 1) async {
    await wait { $0.requests.count >= count }
  }

  /// Returns once the client has closed a number of connections.
  func disconnections(_ count: Int = 1) async {
    await wait { $0.disconnections >= count }
  }

  /// How many connections the client has closed.
  var disconnections: Int { state.withLock { $0.disconnections } }

  /// Stops listening and closes all connections, without waiting.
  func stop() {
    let met = state.withLock { state in
      guard !state.isStopped else { return [Watcher]() }
      state.isStopped = true
      // The listener is closed in deinit; otherwise another server could reuse the port and
      // respond.
      shutdown(listener, Int32(SHUT_RDWR))
      for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) }
      for latch in state.latches { latch.open() }
      defer { state.watchers = [] }
      return state.watchers
    }
    _ = wakeup.write.write([0])
    // Nothing more will arrive, so wake all watchers.
    for watcher in met { watcher.tell() }
    place.leave()
  }

  private func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { tell in watch(isMet, tell: { tell.resume() }) }
  }

  /// Calls `tell` once when the condition is met, immediately if it already is.
  private func watch(
    _ isMet: @escaping @Sendable (State) -> Bool, tell: @escaping @Sendable () -> Void
  ) {
    let isThere = state.withLock { state in
      guard !state.isStopped, !isMet(state) else { return true }
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
    while let connection = Sockets.accept(listener, until: wakeup.read) {
      Places.shared.noteDescriptors()
      let isWelcome = state.withLock { state in
        guard !state.isStopped else { return false }
        state.connections += 1
        state.open.insert(connection)
        return true
      }
      guard isWelcome else {
        close(connection)
        break
      }
      let number = connections
      Thread.detachNewThread { [self] in serve(connection, number: number) }
    }
  }

  /// Waits until a test opens the latch or the server stops.
  private func pass(_ latch: Latch) {
    let isStopped = state.withLock { state in
      state.latches.append(latch)
      return state.isStopped
    }
    if !isStopped { latch.pass() }
  }

  private func serve(_ connection: Int32, number: Int) {
    var buffer: [UInt8] = []
    var isOurs = false
    while let request = LoopbackRequest(from: connection, buffer: &buffer, connection: number) {
      change { $0.requests.append(request) }
      let reaction = handler(request)
      if let latch = reaction.latch { pass(latch) }
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
    // The client does not speak HTTP, but TLS, for example.
    if isOurs == false, !buffer.isEmpty {
      _ = Sockets.send(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), to: connection)
      isOurs = true
    }
    let hasLeft = !isOurs
    change { state in
      if hasLeft, !state.isStopped { state.disconnections += 1 }
      state.open.remove(connection)
      close(connection)
    }
  }
}
