import Platform

/// An open file by its number: `print` would not say that a disk is full.
struct Descriptor {
  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Writes a whole text.
  ///
  /// - Returns: The system's number of what went wrong; nothing when all is written.
  func write(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes, all of them.
  ///
  /// - Returns: The system's number of what went wrong; nothing when all is written.
  func write(_ bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { write($0) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(number, chunk.baseAddress, chunk.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody made the stream non-blocking: wait until it takes more.
        var poll = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = systemPoll(&poll, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Reads up to a line's end.
  ///
  /// - Parameter limit: How many bytes are taken at most.
  /// - Returns: The bytes without the line's end; nothing when the stream is at its end.
  func readLine(limit: Int) -> [UInt8]? {
    var line: [UInt8] = []
    while line.count < limit {
      guard let byte = readByte() else { return line.isEmpty ? nil : line }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return line
  }

  /// Reads to the end.
  ///
  /// - Parameter limit: How many bytes are taken at most; one more tells that there are too many.
  /// - Returns: The bytes.
  /// - Throws: What the system said: half of a file is none.
  func readAll(limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = read(number, &block, min(block.count, limit + 1 - bytes.count))
      if count > 0 {
        bytes += block[..<count]
      } else if count == 0 {
        break
      } else if errno == EAGAIN {
        waitUntilReadable()
      } else if errno != EINTR {
        throw FileProblem(number: errno)
      }
    }
    return bytes
  }

  /// What the system says a number means, in English.
  static func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(number, &byte, 1)
      if count == 1 { return byte }
      if count == 0 { return nil }
      if errno == EAGAIN {
        waitUntilReadable()
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// Waits until there is something to read, for a stream that somebody made non-blocking.
  private func waitUntilReadable() {
    var poll = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    _ = systemPoll(&poll, 1, -1)
  }
}

// `write` and `poll` as the system has them: inside the type those names are its own.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}

private func systemPoll(
  _ list: UnsafeMutablePointer<pollfd>, _ count: Int, _ wait: Int32
) -> Int32 {
  poll(list, nfds_t(count), wait)
}
