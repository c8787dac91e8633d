import Foundation
import Synchronization

/// An open file, closed with the object.
final class OpenFile: Sendable {
  private let descriptor: Mutex<Int32>
  /// The descriptor, or -1 once it is closed.
  var number: Int32 { descriptor.withLock { $0 } }

  /// Takes ownership of a descriptor, which must be close-on-exec.
  init(_ number: Int32) throws {
    guard number >= 0 else { throw TestError(String(cString: strerror(errno))) }
    descriptor = Mutex(number)
  }

  deinit {
    close()
  }

  func close() {
    descriptor.withLock { number in
      if number >= 0 { _ = Foundation.close(number) }
      number = -1
    }
  }

  /// Whether bytes or the end of file can be read within a number of milliseconds.
  func isReadable(within milliseconds: Int32 = 0) -> Bool {
    var file = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  /// Creates a pipe that child processes do not inherit.
  static func pipe() throws -> (read: OpenFile, write: OpenFile) {
    var ends: [Int32] = [-1, -1]
    let isMade = SpawnPlan.turn.withLock { _ in
      guard Foundation.pipe(&ends) == 0 else { return false }
      return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isMade else { throw TestError(String(cString: strerror(errno))) }
    return (try OpenFile(ends[0]), try OpenFile(ends[1]))
  }

  /// Reads the available bytes; nil at the end of file.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(number, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Writes as much as possible and returns the number of bytes; nil if the pipe has no reader.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
    return count >= 0 ? count : errno == EINTR || errno == EAGAIN ? 0 : nil
  }
}
