/// Reads keys from the bytes of a terminal, and waits for the rest of an unfinished sequence.
@MainActor
final class KeyReader {
  /// Called with the input in a sequence whose rest has not come in time.
  var onTimeout: (@MainActor ([TerminalInput]) -> Void)?
  private let clock: any Clock<Duration>
  private var parser = KeyParser()
  private var timer: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Returns the input that ends with some bytes.
  func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    let before = parser.sequenceTimeout
    let inputs = parser.parse(bytes)
    // Keys that are pressed after the beginning of a sequence must not keep it waiting for its end.
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
