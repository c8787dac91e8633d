import Foundation
import Synchronization

/// A small web server on 127.0.0.1, with limits for everything that a client can use up.
///
/// Each connection has its own thread and carries a single request.
final class HTTPServer: Sendable {
  /// What to send to a client.
  enum Answer: Sendable {
    case response(HTTPResponse)
    /// An event stream, which lasts until the client disconnects.
    case events(EventStream)
  }

  struct Limits: Sendable {
    /// The number of connections at a time.
    var connections = 64
    /// The size of a request, including its header.
    var requestBytes = 65_536
    /// How long a client may take to send a request, and to receive a response or an event.
    var time = Duration.seconds(10)
  }

  let port: UInt16
  private let listener: Listener
  private let limits: Limits
  private let answer: @Sendable (HTTPRequest) -> Answer
  private let open = Mutex(0)

  /// Starts a server, whose `answer` closure is called on the connections' threads.
  init(
    port: UInt16, limits: Limits = Limits(), answer: @escaping @Sendable (HTTPRequest) -> Answer
  ) throws {
    listener = try Listener(port: port)
    self.port = listener.port
    self.limits = limits
    self.answer = answer
    Thread.detachNewThread { [self] in
      while let socket = listener.accepted() { serve(socket) }
    }
  }

  /// The server's address, such as `http://127.0.0.1:8080`.
  var address: String { "http://127.0.0.1:\(port)" }
  /// The number of open connections.
  var connections: Int { open.withLock { $0 } }

  private func serve(_ socket: Socket) {
    let isAccepted = open.withLock { open in
      guard open < limits.connections else { return false }
      open += 1
      return true
    }
    guard isAccepted else {
      let response = HTTPResponse.text(503, "Too many connections.")
      // This is the thread that accepts connections, so do not wait for the client.
      _ = socket.write(response.head + response.body, until: .now + .milliseconds(1))
      return
    }
    let thread = Thread { [self] in
      respond(on: socket)
      open.withLock { $0 -= 1 }
    }
    thread.stackSize = 1 << 20
    thread.start()
  }

  private func respond(on socket: Socket) {
    let received = socket.request(maxBytes: limits.requestBytes, until: .now + limits.time)
    let reply: Answer
    switch received {
    case nil: return
    case .failure(let refusal): reply = .response(refusal.response)
    case .success(let request):
      reply = refusal(of: request).map { .response($0) } ?? answer(request)
    }
    switch reply {
    case .response(let response):
      if socket.write(response.head + response.body, until: .now + limits.time) {
        socket.finish(until: .now + min(limits.time, .seconds(1)))
      }
    case .events(let stream): stream.run(on: socket, time: limits.time)
    }
  }

  /// Returns the response to a request that another site may have caused; otherwise `nil`.
  ///
  /// The host's name is checked because another site can let its own name refer to this computer.
  private func refusal(of request: HTTPRequest) -> HTTPResponse? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.fields["host"], hosts.contains(host) else {
      return .text(421, "Unknown host.")
    }
    guard request.fields["origin"].map({ $0 == "http://\(host)" }) ?? true else {
      return .text(403, "Requests from other sites are not allowed.")
    }
    guard ["GET", "POST"].contains(request.method) else {
      return .text(405, "Unknown method.")
    }
    return nil
  }
}

/// A stream of server-sent events, which always sends the latest state.
///
/// A slow client skips states, so nothing is queued for it.
final class EventStream: Sendable {
  /// The latest event, or `nil` if it has the number of the last one sent.
  typealias Source = @Sendable (_ last: Int) -> (number: Int, text: String)?

  private let source: Source
  private let onEnd: @Sendable (EventStream) -> Void
  private let wakeup: (read: Int32, write: Int32)

  /// Creates a stream, or returns `nil` if no descriptors are left.
  init?(_ source: @escaping Source, onEnd: @escaping @Sendable (EventStream) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    wakeup = (ends[0], ends[1])
    self.source = source
    self.onEnd = onEnd
  }

  deinit {
    close(wakeup.read)
    close(wakeup.write)
  }

  /// Tells the stream that there is a new state.
  func wake() {
    var byte: UInt8 = 0
    _ = write(wakeup.write, &byte, 1)
  }

  /// Sends events until the client disconnects or does not receive an event in time.
  func run(on socket: Socket, time: Duration) {
    defer { onEnd(self) }
    let head = HTTPResponse(status: 200, type: HTTPResponse.eventStream).head
    guard socket.write(head, until: .now + time) else { return }
    var last = -1
    while true {
      if let event = source(last) {
        last = event.number
        let lines = event.text.split(separator: "\n").map { "data: \($0)\n" }.joined()
        guard socket.write(Array((lines + "\n").utf8), until: .now + time) else { return }
      }
      var entries = [
        pollfd(fd: wakeup.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, -1) >= 0 || errno == EINTR else { return }
      // After its request, a client sends nothing except the end of the connection.
      if entries[1].revents != 0 { return }
      var bytes = [UInt8](repeating: 0, count: 256)
      while read(wakeup.read, &bytes, bytes.count) > 0 {}
    }
  }
}
