/// The lines of an input to which another program may still be writing.
package struct InputLines {
  private let input: Descriptor
  private let limit: Int
  /// The bytes that have been read but that do not form a complete line yet.
  private var rest: ArraySlice<UInt8> = []

  /// Creates a reader for a file descriptor.
  ///
  /// If a line is longer than `limit` bytes, the rest of the line is discarded.
  package init(of descriptor: Int32, limit: Int) {
    input = Descriptor(descriptor)
    self.limit = limit
  }

  /// Returns the next line, without its terminator; `nil` at the end of the input.
  package mutating func next() async throws(SystemFileError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? rest.endIndex)].prefix(limit - line.count)
      if let end {
        rest = rest[(end + 1)...]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      }
      rest = try await readSome()[...]
      if rest.isEmpty { return line.isEmpty ? nil : line }
    }
  }

  /// Waits for more bytes without blocking a task's thread; returns no bytes at the end of the
  /// input.
  private func readSome() async throws(SystemFileError) -> [UInt8] {
    let result = await SystemThread.result { [input] in
      Result { () throws(SystemFileError) in try input.readSome() }
    }
    guard let result else { throw SystemFileError(number: EAGAIN) }
    return try result.get()
  }
}
