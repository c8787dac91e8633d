/// Parses the bytes of a terminal, and ends an unfinished sequence after a timeout.
@MainActor
final class KeyReader {
  /// Called with the input of an unfinished sequence, such as the Escape key.
  var onTimeout: (@MainActor ([TerminalInput]) -> Void)?
  private let clock: any Clock<Duration>
  private var parser = KeyParser()
  private var timer: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Returns the input that is complete after some bytes.
  func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    let before = parser.sequenceTimeout
    let inputs = parser.parse(bytes)
    // Further keys must not extend the timeout of an unfinished sequence.
    if inputs.isEmpty, before == parser.sequenceTimeout, timer != nil, !parser.isPasting {
      return []
    }
    timer?.cancel()
    timer = parser.sequenceTimeout.map { wait in
      Task { [weak self, clock] in
        do { try await clock.sleep(for: wait) } catch { return }
        guard let self, !Task.isCancelled else { return }
        timer = nil
        onTimeout?(parser.giveUp())
      }
    }
    return inputs
  }
}
