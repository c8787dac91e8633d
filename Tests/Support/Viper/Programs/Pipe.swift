import Foundation
import Synchronization

/// An open file that is closed with the object.
final class OpenFile: Sendable {
  private let descriptor: Mutex<Int32>
  /// Negative once it is closed.
  var number: Int32 { descriptor.withLock { $0 } }

  /// Takes over a descriptor, which programs that are started must not inherit.
  init(_ number: Int32) throws {
    guard number >= 0 else { throw Trouble(String(cString: strerror(errno))) }
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

  /// Whether there is something to read, or the end, now or within so many milliseconds.
  func isReadable(within milliseconds: Int32 = 0) -> Bool {
    var file = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0
  }

  /// A pipe that no other program inherits.
  static func pipe() throws -> (read: OpenFile, write: OpenFile) {
    var ends: [Int32] = [-1, -1]
    let isMade = SpawnPlan.turn.withLock { _ in
      guard Foundation.pipe(&ends) == 0 else { return false }
      return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isMade else { throw Trouble(String(cString: strerror(errno))) }
    return (try OpenFile(ends[0]), try OpenFile(ends[1]))
  }

  /// What there is to read now; nothing at the end.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(number, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Writes as much as goes now, and says how many bytes; nothing when nobody reads.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
    return count >= 0 ? count : errno == EINTR || errno == EAGAIN ? 0 : nil
  }
}
