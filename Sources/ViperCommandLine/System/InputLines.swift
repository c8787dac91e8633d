import Dispatch
package import ViperPlatform

/// The lines of an input that another program may still be writing.
package struct InputLines {
  private let input: Descriptor
  private let limit: Int
  /// The bytes that were read, and are in no line yet.
  private var rest: ArraySlice<UInt8> = []

  /// Creates the lines of a descriptor; of a longer line than `limit` bytes, the rest is discarded.
  package init(of descriptor: Int32, limit: Int) {
    input = Descriptor(descriptor)
    self.limit = limit
  }

  /// Returns the next line without its end; `nil` at the end of the input.
  package mutating func next() async throws(FileProblem) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      line += rest[..<(end ?? rest.endIndex)].prefix(limit - line.count)
      if let end {
        rest = rest[(end + 1)...]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      }
      await waitUntilReadable()
      rest = try input.readSome()[...]
      if rest.isEmpty { return line.isEmpty ? nil : line }
    }
  }

  private func waitUntilReadable() async {
    // A source tells neither of files nor of an end that came with the last bytes.
    guard !input.isReadable else { return }
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    let source = input.source(onArrival: { arrival.finish() })
    for await _ in arrivals {}
    source.cancel()
  }
}

extension Descriptor {
  /// Returns a source that calls both closures on a system thread, not on an actor.
  nonisolated func source(
    onArrival: @escaping @Sendable () -> Void, onCancel: @escaping @Sendable () -> Void = {}
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: number)
    source.setEventHandler(handler: onArrival)
    source.setCancelHandler(handler: onCancel)
    source.resume()
    return source
  }
}
