/// A file descriptor of an open file.
///
/// Use a descriptor instead of `print`, which does not report a full disk.
package struct Descriptor {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Returns whether the process can open the given number of additional files.
  package static func areLeft(_ count: Int) -> Bool {
    let copies = (0..<count).map { _ in dup(0) }
    for copy in copies where copy >= 0 { close(copy) }
    return !copies.contains { $0 < 0 }
  }

  /// Writes a string.
  ///
  /// Returns the system's error number, or `nil` on success.
  package func write(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes.
  ///
  /// Returns the system's error number, or `nil` on success.
  package func write(_ bytes: [UInt8]) -> Int32? {
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
        // Another process can make the stream non-blocking.
        _ = events(among: POLLOUT, wait: -1)
      } else if errno != EINTR {
        return errno
      }
    }
    #if DEBUG
      Self.tally?(.write(number, bytes.count))
    #endif
    return nil
  }

  /// Waits until everything written to the file is on the disk.
  ///
  /// Returns the system's error number, or `nil` on success or if the file system does not support
  /// this.
  package func sync() -> Int32? {
    #if canImport(Darwin)
      // On Darwin, `fsync` leaves the data in the drive's cache.
      if fcntl(number, F_FULLFSYNC) == 0 { return nil }
    #endif
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOTSUP, EROFS: return nil
      case _: return errno
      }
    }
    return nil
  }

  /// Reads a line of at most `limit` bytes, without its line feed; `nil` at the end of the stream.
  package func readLine(limit: Int) -> [UInt8]? {
    var line: [UInt8] = []
    while line.count < limit {
      guard let byte = readByte() else { return line.isEmpty ? nil : line }
      if byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return line
  }

  /// Reads all bytes up to the end of the stream.
  ///
  /// Reading stops one byte after `limit`, so that the caller can tell that the limit was exceeded.
  /// On an error, the bytes are discarded, so that an incomplete file is not mistaken for a
  /// complete one.
  package func readAll(limit: Int) throws(SystemFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let some = try readSome(min(65_535, limit - bytes.count) + 1)
      if some.isEmpty { break }
      bytes += some
    }
    return bytes
  }

  /// Reads the next bytes, waiting for them if necessary.
  ///
  /// Returns an empty array at the end of the stream.
  package func readSome(_ maxBytes: Int = 65_536) throws(SystemFileError) -> [UInt8] {
    while true {
      var count = 0
      let block = [UInt8](unsafeUninitializedCapacity: maxBytes) { buffer, size in
        count = read(number, buffer.baseAddress, maxBytes)
        size = max(count, 0)
      }
      if count >= 0 { return block }
      if errno == EAGAIN {
        _ = events(among: POLLIN, wait: -1)
      } else if errno != EINTR {
        throw SystemFileError(number: errno)
      }
    }
  }

  /// Whether the other end of a pipe was closed, which means that nothing reads the output anymore.
  package var isReaderGone: Bool { events() & (POLLERR | POLLHUP) != 0 }

  /// The terminal's size in characters and pixels; `nil` if the descriptor is not a terminal, or if
  /// the terminal does not report its size.
  package var window: winsize? {
    var size = winsize()
    return ioctl(number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? size : nil
  }

  /// Returns the system's message for an error number, in English.
  package static func reason(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    var refusals = 0
    while true {
      let count = read(number, &byte, 1)
      if count == 1 { return byte }
      switch errno {
      case EAGAIN where count < 0: _ = events(among: POLLIN, wait: -1)
      case EINTR where count < 0: break
      // The signal that accompanies this error may be blocked on this thread while it is about to
      // stop or end the process on another thread. By now, the terminal may belong to this process
      // again.
      case EIO where count < 0 && refusals < 500, _ where isTerminalLost && refusals < 500:
        refusals += 1
        usleep(10_000)
      default: return nil
      }
    }
  }

  /// Whether the stream is a terminal that is closed or belongs to another process.
  private var isTerminalLost: Bool {
    let group = tcgetpgrp(number)
    guard group == -1 else { return group != getpgrp() }
    var about = stat()
    return fstat(number, &about) == 0 && about.st_mode & S_IFMT == S_IFCHR
      && events() & POLLHUP != 0
  }

  /// Returns which of the given events have occurred, including errors and hangups.
  ///
  /// If `wait` is not 0, the function waits for one of the events, which is necessary if another
  /// process has made the stream non-blocking.
  private func events(among wanted: Int32 = 0, wait: Int32 = 0) -> Int32 {
    var list = pollfd(fd: number, events: Int16(wanted), revents: 0)
    return poll(&list, 1, wait) > 0 ? Int32(list.revents) : 0
  }
}

extension SystemText {
  /// Opens the file at the path, which is closed when another program is started.
  ///
  /// The caller must close the file.
  package func openFile(_ flags: Int32, mode: mode_t = 0) throws(SystemFileError) -> Int32 {
    let file = open(cString, flags | O_CLOEXEC, mode)
    guard file >= 0 else { throw SystemFileError(number: errno) }
    #if DEBUG
      Descriptor.tally?(.open)
    #endif
    return file
  }
}

#if DEBUG
  extension Descriptor {
    package enum Use: Sendable { case open, write(Int32, Int) }
    /// Counts the opened files and written bytes of a task, for tests.
    @TaskLocal package static var tally: (@Sendable (Use) -> Void)?
  }
#endif

// Calls the system's `write`, because inside the type, that name refers to a method.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}
