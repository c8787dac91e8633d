import CViperTerminal
import Dispatch
import ViperPlatform

struct SessionEvents {
  enum Event: Sendable {
    case bytes([UInt8])
    /// Bytes that end with Ctrl-C. The program ends soon unless `ct_go_on()` is called.
    case interrupt([UInt8])
    case signal(Int32)
    /// The input has ended, or can no longer be read.
    case inputEnd
    /// The user wants to suspend the program.
    case suspension
    case change
    case timeout
  }

  let stream: AsyncStream<Event>
  let continuation: AsyncStream<Event>.Continuation
  private var sources: [any DispatchSourceRead] = []

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Begins to read keys and signal numbers.
  mutating func listen(input: Int32, signals: Int32) {
    sources = [Self.inputs(input, continuation), Self.signals(signals, continuation)]
  }

  func stop() {
    for source in sources { source.cancel() }
    continuation.finish()
  }

  // The handlers run on a system thread, where a task does not begin immediately.

  private nonisolated static func inputs(
    _ descriptor: Int32, _ events: AsyncStream<Event>.Continuation
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler {
      let (bytes, error) = available(descriptor)
      switch error {
      case nil where KeyParser.endsWithInterrupt(bytes):
        ct_interrupt_soon()
        events.yield(.interrupt(bytes))
      case nil where !bytes.isEmpty: events.yield(.bytes(bytes))
      case EAGAIN, EINTR: break
      // The session is about to be suspended, and continues to read in the foreground.
      case EIO where ct_is_in_background(descriptor): break
      default:
        ct_end_soon(SIGHUP)
        events.yield(.inputEnd)
        source.cancel()
      }
    }
    source.resume()
    return source
  }

  private nonisolated static func signals(
    _ descriptor: Int32, _ events: AsyncStream<Event>.Continuation
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
    source.setEventHandler {
      var last: UInt8 = 0
      for number in available(descriptor).bytes where number != last {
        events.yield(.signal(Int32(number)))
        last = number
      }
    }
    source.resume()
    return source
  }

  /// Returns the available bytes, and the error number of the system, if any.
  private nonisolated static func available(
    _ descriptor: Int32
  ) -> (bytes: [UInt8], error: Int32?) {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? ([], errno) : (Array(bytes.prefix(count)), nil)
  }
}
