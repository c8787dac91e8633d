import Foundation
import Synchronization

/// The socket calls that a local server needs.
enum Sockets {
  struct SocketError: Error {
    let call: String
    let number: Int32
  }

  /// Listens on a free port of a local address, with a backlog of `waiting` connections.
  ///
  /// The port is chosen at random here. The system could reassign a port it chose to another test's
  /// server as soon as this one stops listening, while clients still connect to it.
  static func listen(
    on host: String, waiting: Int32 = 64
  ) throws -> (listener: Int32, port: UInt16) {
    var taken = 0
    while true {
      let port = UInt16.random(in: 20_000..<32_768)
      do {
        return (try listen(on: host, port: port, waiting: waiting), port)
      } catch let error as SocketError where error.number == EADDRINUSE && taken < 100 {
        taken += 1
      }
    }
  }

  private static func listen(
    on host: String, port: UInt16, waiting: Int32
  ) throws -> Int32 {
    let isSix = host.contains(":")
    let listener = SpawnPlan.turn.withLock { _ in
      let listener = socket(isSix ? AF_INET6 : AF_INET, streamType, 0)
      if listener >= 0 { _ = fcntl(listener, F_SETFD, FD_CLOEXEC) }
      return listener
    }
    guard listener >= 0 else { throw SocketError(call: "socket", number: errno) }
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    let isBound = isSix ? bindSix(listener, host, port) : bindFour(listener, host, port)
    guard isBound, systemListen(listener, waiting) == 0 else {
      let number = errno
      close(listener)
      throw SocketError(call: "bind", number: number)
    }
    return listener
  }

  /// Waits for a connection; nil once the bell can be read.
  static func accept(_ listener: Int32, until wakeup: OpenFile) -> Int32? {
    while true {
      var waiting = [listener, wakeup.number].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&waiting, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return nil
      }
      guard waiting[1].revents == 0 else { return nil }
      let connection = SpawnPlan.turn.withLock { _ in
        let connection = systemAccept(listener)
        if connection >= 0 { _ = fcntl(connection, F_SETFD, FD_CLOEXEC) }
        return connection
      }
      // The client may have disconnected already.
      if connection < 0 { continue }
      _ = fcntl(connection, F_SETFL, 0)
      #if canImport(Darwin)
        var on: Int32 = 1
        setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      #endif
      return connection
    }
  }

  /// Starts a connection that is never accepted, to fill the backlog of a listener.
  ///
  /// - Returns: The descriptor, which the caller must close.
  static func queue(at port: UInt16) -> Int32 {
    let visitor = socket(AF_INET, streamType, 0)
    _ = fcntl(visitor, F_SETFL, O_NONBLOCK)
    withFour("127.0.0.1", port) { _ = connect(visitor, $0, $1) }
    return visitor
  }

  /// Returns the received bytes; nil if the client has disconnected.
  static func receive(_ connection: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(connection, &bytes, bytes.count, 0)
      if count > 0 { return Array(bytes[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// - Returns: Whether all bytes were sent.
  static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemSend(connection, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Makes the next `close` reset the connection.
  static func abandon(_ connection: Int32) {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(connection, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
  }

  #if canImport(Darwin)
    private static let streamType = SOCK_STREAM
  #else
    private static let streamType = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func bindFour(_ socket: Int32, _ host: String, _ port: UInt16) -> Bool {
    withFour(host, port) { bind(socket, $0, $1) == 0 }
  }

  private static func bindSix(_ socket: Int32, _ host: String, _ port: UInt16) -> Bool {
    withSix(host, port) { bind(socket, $0, $1) == 0 }
  }

  private static func withFour<Result>(
    _ host: String, _ port: UInt16, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private static func withSix<Result>(
    _ host: String, _ port: UInt16, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    inet_pton(AF_INET6, host, &address.sin6_addr)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use($0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
  }
}

// System calls whose names are shadowed inside the type.
private func systemListen(_ socket: Int32, _ count: Int32) -> Int32 { listen(socket, count) }

private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    send(socket, bytes, count, 0)
  #else
    send(socket, bytes, count, Int32(MSG_NOSIGNAL))
  #endif
}
