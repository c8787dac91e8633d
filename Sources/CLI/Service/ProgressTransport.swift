import TMDB

/// Shows a mark while a question takes long.
struct ProgressTransport: Transport {
  /// Shorter ones show nothing: a flash would only disturb.
  static let patience = Duration.milliseconds(150)

  var baseURL: String { base.baseURL }
  private let base: any Transport
  private let mark: ProgressMark
  private let clock: any Clock<Duration>

  /// Makes a transport around another.
  ///
  /// - Parameters:
  ///   - base: What asks, tries and waits included.
  ///   - mark: Is shown after a while, and gone before the answer is handed on.
  ///   - clock: What measures that while.
  init(_ base: any Transport, mark: ProgressMark, clock: any Clock<Duration> = ContinuousClock()) {
    self.base = base
    self.mark = mark
    self.clock = clock
  }

  func answer(_ request: Request) async throws(TransportFailure) -> Answer {
    let outcome = await withTaskGroup(of: Void.self) { group in
      group.addTask { [mark, clock] in
        // Again and again: whatever was written meanwhile has taken the mark away.
        while (try? await clock.sleep(for: Self.patience)) != nil { mark.show() }
        mark.erase()
      }
      let outcome = await ask(request)
      group.cancelAll()
      await group.waitForAll()
      return outcome
    }
    return try outcome.get()
  }

  private func ask(_ request: Request) async -> Result<Answer, TransportFailure> {
    do throws(TransportFailure) {
      return .success(try await base.answer(request))
    } catch {
      return .failure(error)
    }
  }
}
