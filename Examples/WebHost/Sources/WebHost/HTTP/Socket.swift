import Foundation

/// A connection to a client, with a deadline for each read and write.
///
/// The socket is nonblocking, so that a slow client cannot block its thread beyond the deadline.
final class Socket: Sendable {
  let descriptor: Int32

  /// Takes over a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Reads the available bytes; `nil` if the client disconnected or the deadline passed.
  func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    guard wait(for: POLLIN, until: deadline) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Writes all bytes; returns `false` if the client disconnected or the deadline passed.
  func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
    var sent = 0
    while sent < bytes.count {
      guard wait(for: POLLOUT, until: deadline) else { return false }
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR)) else { return false }
      sent += max(0, count)
    }
    return true
  }

  /// Announces the end of the response, and discards what the client is still sending.
  ///
  /// Closing a socket with unread bytes would reset the connection, and the client might lose the
  /// response.
  func finish(until deadline: ContinuousClock.Instant) {
    shutdown(descriptor, Int32(SHUT_WR))
    var left = 64
    while left > 0, read(until: deadline) != nil { left -= 1 }
  }

  private func wait(for event: some BinaryInteger, until deadline: ContinuousClock.Instant) -> Bool
  {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return false }
      let count = poll(&entry, 1, Int32(left.rounded(.up)))
      if count > 0 { return true }
      guard count == 0 || errno == EINTR else { return false }
    }
  }
}

/// A socket on 127.0.0.1 that accepts connections.
struct Listener: Sendable {
  let port: UInt16
  private let descriptor: Int32

  /// Starts listening on a port, or on any free port if the number is 0.
  init(port: UInt16) throws {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard status else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits for the next connection.
  func accepted() -> Socket? {
    while true {
      let client = accept(descriptor, nil, nil)
      if client >= 0 { return Socket(client) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      // Without descriptors, wait until another connection ends.
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(50_000)
      default: return nil
      }
    }
  }
}
