import CMovieCurl
import MovieEntities
import MovieTMDB
import Synchronization
import ViperPlatform

/// Accepts requests from any task and passes them to the single thread that uses libcurl.
///
/// The thread starts with the first request and ends when the sender is destroyed.
final class TransferSender: Sendable {
  private let queue = TransferQueue()
  private let authorities: String?

  init(authorities: String?) {
    self.authorities = authorities
  }

  deinit {
    queue.close()
  }

  /// Sends a request and waits for the response; canceling the calling task aborts the transfer.
  func response(
    to request: WireRequest, before end: ContinuousClock.Instant
  ) async throws(MovieError) -> Response {
    if Task.isCancelled { throw .cancelled }
    let number = queue.nextNumber()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        let entry = TransferEntry(number: number, request: request, end: end, done: done)
        if queue.put(entry) { begin() }
        // Cancel again, because a cancellation that arrived before the entry was queued had no
        // effect.
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
    // The system could not start a thread. The next request will try again.
    for entry in queue.drain() {
      entry.done.resume(returning: .failure(.network(.unreachable)))
    }
  }
}

/// The entries and cancellations that tasks send to the worker thread.
final class TransferQueue: Sendable {
  /// Pending work for the thread.
  struct Work {
    var entries: [TransferEntry] = []
    var cancelled: [Int] = []
    var isClosed = false
  }

  private struct State {
    var work = Work()
    var lastNumber = 0
    var hasThread = false
    /// The address of the handle that the thread waits on, or 0 if there is no thread.
    var multi: UInt = 0
  }

  private let state = Mutex(State())

  func nextNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  /// - Returns: Whether the caller must start a thread.
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

  /// Removes and returns all entries, because there is no thread to process them.
  func drain() -> [TransferEntry] {
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

  /// Sets the handle that the thread waits on; `nil` when the thread has stopped.
  func publish(_ multi: UnsafeMutableRawPointer?) {
    state.withLock { $0.multi = UInt(bitPattern: multi) }
  }

  /// Changes the state and wakes the thread if it is running.
  private func change<Value: Sendable>(_ change: (inout State) -> Value) -> Value {
    state.withLock { state in
      let value = change(&state)
      if let multi = UnsafeMutableRawPointer(bitPattern: state.multi) { cc_multi_wakeup(multi) }
      return value
    }
  }
}

/// Runs a queue's transfers on a single thread, because each libcurl handle must stay on the same
/// thread.
final class TransferWorker: Sendable {
  /// The maximum time to wait for network activity; new work ends the wait early.
  private static let maxWait = Duration.seconds(3_600)
  /// The maximum number of connections per host, which equals the number of requests that a list
  /// sends at once.
  private static let maxConnectionsPerHost = 8

  private let queue: TransferQueue
  private let authorities: String?

  init(queue: TransferQueue, authorities: String?) {
    self.queue = queue
    self.authorities = authorities
  }

  /// Runs until the queue is closed.
  func run() {
    guard cc_open(), let multi = cc_multi_init(Self.maxConnectionsPerHost) else {
      for entry in queue.drain() { entry.done.resume(returning: .failure(.network(.noLibrary))) }
      return
    }
    queue.publish(multi)
    work(multi)
    queue.publish(nil)
    cc_multi_cleanup(multi)
  }

  private func work(_ multi: UnsafeMutableRawPointer) {
    var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
    while true {
      let work = queue.take()
      for entry in work.entries {
        // A transfer that cannot be created has already completed its entry.
        guard let transfer = Transfer(entry, authorities: authorities) else { continue }
        transfers[transfer.easy] = transfer
        cc_multi_add(multi, transfer.easy)
      }
      if !work.cancelled.isEmpty || work.isClosed {
        end(&transfers, multi, with: .cancelled) {
          work.isClosed || work.cancelled.contains($0.entry.number)
        }
      }
      if work.isClosed { return }
      cc_multi_perform(multi)
      var code: Int32 = 0
      while let easy = cc_multi_ended(multi, &code) {
        guard let transfer = transfers.removeValue(forKey: easy) else { continue }
        // The program may exit as soon as it has the response, so the handle must no longer be
        // active.
        cc_multi_remove(multi, easy)
        transfer.complete(code: code)
      }
      let now = ContinuousClock.now
      end(&transfers, multi, with: .network(.timedOut)) { $0.entry.end <= now }
      cc_multi_poll(multi, milliseconds(until: transfers.values.map(\.entry.end).min(), from: now))
    }
  }

  /// Aborts the transfers that match a condition.
  private func end(
    _ transfers: inout [UnsafeMutableRawPointer: Transfer], _ multi: UnsafeMutableRawPointer,
    with failure: MovieError, where isOver: (Transfer) -> Bool
  ) {
    for transfer in transfers.values.filter(isOver) {
      transfers[transfer.easy] = nil
      // In older versions of libcurl, removing a transfer waits for the name server. No connection
      // is active during the lookup, so complete the request first.
      let isLookingUp = !cc_has_looked_up_name(transfer.easy)
      if isLookingUp { transfer.complete(failure) }
      cc_multi_remove(multi, transfer.easy)
      if !isLookingUp { transfer.complete(failure) }
    }
  }

  private func milliseconds(
    until end: ContinuousClock.Instant?, from now: ContinuousClock.Instant
  ) -> Int32 {
    let wait = min(end.map { $0 - now } ?? Self.maxWait, Self.maxWait)
    // Round up to avoid a busy loop during the last millisecond.
    return max(0, Int32(wait / .milliseconds(1)) + 1)
  }
}

/// A request waiting for its response.
struct TransferEntry: Sendable {
  let number: Int
  let request: WireRequest
  /// The time at which the request times out.
  let end: ContinuousClock.Instant
  let done: CheckedContinuation<Result<Response, MovieError>, Never>
}
