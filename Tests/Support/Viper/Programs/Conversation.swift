import Foundation

/// Writes a program's input and reads both of its output streams at the same time, until it exits.
struct Conversation: Sendable {
  let child: Child
  private let bytes: [UInt8]
  private let input: OpenFile?
  private let outputs: [OpenFile?]

  init(
    _ program: String, _ arguments: [String], environment: [String: String],
    input: ChildProgram.Input = .nothing, output: ChildProgram.Target = .kept,
    error: ChildProgram.Target = .kept
  ) throws {
    bytes = input.bytes
    // The child's ends, closed here once it has started.
    var theirs: [OpenFile] = []
    var streams: [Child.Stream] = []
    switch input {
    case .nothing:
      streams.append(.path("/dev/null"))
      self.input = nil
    case .closed:
      streams.append(.closed)
      self.input = nil
    case .bytes, .text:
      let pipe = try OpenFile.pipe()
      _ = fcntl(pipe.write.number, F_SETFL, O_NONBLOCK)
      theirs.append(pipe.read)
      streams.append(.file(pipe.read))
      self.input = pipe.write
    }
    var outputs: [OpenFile?] = []
    for target in [output, error] {
      var mine: OpenFile?
      switch target {
      case .path(let path): streams.append(.path(path))
      case .closed: streams.append(.closed)
      case .kept, .gone:
        let pipe = try OpenFile.pipe()
        theirs.append(pipe.write)
        streams.append(.file(pipe.write))
        if case .kept = target { mine = pipe.read } else { pipe.read.close() }
      }
      outputs.append(mine)
    }
    self.outputs = outputs
    child = try Child(program, arguments, environment: environment, streams: streams)
    for end in theirs { end.close() }
  }

  /// Blocks until the program exits.
  func finish() throws -> ChildProgram.Run {
    var unsent = bytes[...]
    var heard: [[UInt8]] = [[], []]
    // Writing to a program that exits without reading must not end the tests.
    var broken = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, nil)
    if unsent.isEmpty { input?.close() }
    while true {
      let open = outputs.enumerated().filter { $0.element.map { $0.number >= 0 } ?? false }
      let files = open.compactMap(\.element)
      let sending = [input].compactMap(\.self).filter { $0.number >= 0 }
      let ready = try child.wait(reading: files, writing: sending)
      if ready.writing.first == true { send(&unsent) }
      for (index, entry) in open.enumerated() where ready.reading[index] {
        if let bytes = files[index].read() {
          heard[entry.offset] += bytes
        } else {
          files[index].close()
        }
      }
      if ready.isOver, files.allSatisfy({ $0.number < 0 }) { break }
    }
    return ChildProgram.Run(
      status: child.reap(), output: String(decoding: heard[0], as: UTF8.self),
      error: String(decoding: heard[1], as: UTF8.self))
  }

  private func send(_ unsent: inout ArraySlice<UInt8>) {
    guard let count = input?.write(unsent) else {
      unsent = []
      input?.close()
      return
    }
    unsent = unsent.dropFirst(count)
    if unsent.isEmpty { input?.close() }
  }
}
