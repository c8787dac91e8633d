import Foundation
import Testing
import ViperPlatform

@testable import ViperCommandLine
@testable import ViperTestSupport

/// Reading from a non-blocking stream.
struct DescriptorTests {
  /// A pipe whose read end does not block.
  ///
  /// The read end stays open: otherwise SIGPIPE would end the writer.
  private struct Pipe: Sendable {
    let ends: (read: OpenFile, write: OpenFile)

    init() throws {
      ends = try OpenFile.pipe()
      try #require(fcntl(ends.read.number, F_SETFL, O_NONBLOCK) == 0)
    }

    var input: Int32 { ends.read.number }

    /// Writes each text after the reader has consumed the previous one.
    func write(_ texts: [String]) {
      Thread.detachNewThread {
        for text in texts {
          // Waits until the previous text has been read, with a limit.
          var turns = 0
          while unread > 0, turns < 1_000_000 {
            sched_yield()
            turns += 1
          }
          _ = Descriptor(ends.write.number).write(text)
        }
        ends.write.close()
      }
    }

    private var unread: Int32 {
      var count: Int32 = 0
      _ = ioctl(input, UInt(FIONREAD), &count)
      return count
    }
  }

  @Test func `Reading a line waits until it is complete`() async throws {
    let pipe = try Pipe()
    pipe.write(["us", "er0\n", "12345678\n"])
    let lines = try await blocking {
      (1...3).map { _ in Descriptor(pipe.input).readLine(limit: 4_096) }
    }
    #expect(lines == [Array("user0".utf8), Array("12345678".utf8), nil])
  }

  @Test func `A stream is read to its end`() async throws {
    let pipe = try Pipe()
    pipe.write(["one\n", "two\n"])
    let bytes = try await blocking { try Descriptor(pipe.input).readAll(limit: .max) }
    #expect(bytes == Array("one\ntwo\n".utf8))
  }
}
