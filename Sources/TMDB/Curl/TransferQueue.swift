import CMovieCurl
import MovieEntities
import MovieTMDB
import Synchronization
import ViperPlatform

/// Takes requests from any task, and hands them to the one thread that works with libcurl.
///
/// The thread begins with the first request and ends with the sender.
final class TransferSender: Sendable {
  private let queue = TransferQueue()
  private let authorities: String?

  init(authorities: String?) {
    self.authorities = authorities
  }

  deinit {
    queue.close()
  }

  /// Sends a request and waits for its response; cancelling the task aborts the transfer.
  func response(
    to request: WireRequest, before end: ContinuousClock.Instant
  ) async throws(MovieError) -> Response {
    if Task.isCancelled { throw .cancelled }
    let number = queue.nextNumber()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        let entry = TransferEntry(number: number, request: request, end: end, done: done)
        if queue.put(entry) { begin() }
        // A cancellation before the entry was there has found nothing to cancel.
        if Task.isCancelled { queue.cancel(number) }
      }
    } onCancel: {
      queue.cancel(number)
    }
    return try result.get()
  }

  private func begin() {
    let worker = TransferWorker(queue: queue, authorities: authorities)
    guard !SystemThread.start({ worker.run() }) else { return }
    // The system has no thread to spare. The next request tries again.
    for entry in queue.giveUp() {
      entry.done.resume(returning: .failure(.network(.unreachable)))
    }
  }
}

/// The entries and cancellations that tasks send to the thread of the transfers.
final class TransferQueue: Sendable {
  /// The work for the thread.
  struct Work {
    var entries: [TransferEntry] = []
    var cancelled: [Int] = []
    var isClosed = false
  }

  private struct State {
    var work = Work()
    var lastNumber = 0
    var hasThread = false
    /// The address of the handle on which the thread waits; 0 while there is none.
    var multi: UInt = 0
  }

  private let state = Mutex(State())

  func nextNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  /// - Returns: Whether a thread has to be started.
  func put(_ entry: TransferEntry) -> Bool {
    change { state in
      state.work.entries.append(entry)
      defer { state.hasThread = true }
      return !state.hasThread
    }
  }

  func cancel(_ number: Int) {
    change { $0.work.cancelled.append(number) }
  }

  func close() {
    change { $0.work.isClosed = true }
  }

  /// Returns the entries that no thread will take.
  func giveUp() -> [TransferEntry] {
    state.withLock { state in
      defer { state.work = Work() }
      state.hasThread = false
      return state.work.entries
    }
  }

  // MARK: For the thread

  func take() -> Work {
    state.withLock { state in
      defer { state.work = Work(isClosed: state.work.isClosed) }
      return state.work
    }
  }

  /// Sets the handle on which the thread waits; `nil` when it no longer waits.
  func publish(_ multi: UnsafeMutableRawPointer?) {
    state.withLock { $0.multi = UInt(bitPattern: multi) }
  }

  /// Changes the state, and wakes the thread while its handle exists.
  private func change<Value: Sendable>(_ change: (inout State) -> Value) -> Value {
    state.withLock { state in
      let value = change(&state)
      if let multi = UnsafeMutableRawPointer(bitPattern: state.multi) { cc_multi_wakeup(multi) }
      return value
    }
  }
}
