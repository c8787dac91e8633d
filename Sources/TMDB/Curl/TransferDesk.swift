import CMovieCurl
import MovieEntities
import MovieTMDB
import Synchronization
import ViperPlatform

/// Takes requests from any task, and hands them to the one thread that works with libcurl.
///
/// The thread begins with the first request and ends with the desk.
final class TransferDesk: Sendable {
  private let inbox = TransferInbox()
  private let authorities: String?

  init(authorities: String?) {
    self.authorities = authorities
  }

  deinit {
    inbox.close()
  }

  /// Sends a request and waits for its response; cancelling the task aborts the transfer.
  func response(
    to request: WireRequest, before end: ContinuousClock.Instant
  ) async throws(MovieError) -> Response {
    if Task.isCancelled { throw .cancelled }
    let number = inbox.nextNumber()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        let order = TransferOrder(number: number, request: request, end: end, done: done)
        if inbox.put(order) { begin() }
        // A cancellation before the order was there has found nothing to cancel.
        if Task.isCancelled { inbox.cancel(number) }
      }
    } onCancel: {
      inbox.cancel(number)
    }
    return try result.get()
  }

  private func begin() {
    let worker = TransferWorker(inbox: inbox, authorities: authorities)
    guard !SystemThread.start({ worker.run() }) else { return }
    // The system has no thread to spare. The next request tries again.
    for order in inbox.giveUp() {
      order.done.resume(returning: .failure(.network(.unreachable)))
    }
  }
}

/// The orders and cancellations that tasks send to the thread of the transfers.
final class TransferInbox: Sendable {
  /// The work for the thread.
  struct Mail {
    var orders: [TransferOrder] = []
    var cancelled: [Int] = []
    var isClosed = false
  }

  private struct State {
    var mail = Mail()
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
  func put(_ order: TransferOrder) -> Bool {
    change { state in
      state.mail.orders.append(order)
      defer { state.hasThread = true }
      return !state.hasThread
    }
  }

  func cancel(_ number: Int) {
    change { $0.mail.cancelled.append(number) }
  }

  func close() {
    change { $0.mail.isClosed = true }
  }

  /// Returns the orders that no thread will take.
  func giveUp() -> [TransferOrder] {
    state.withLock { state in
      defer { state.mail = Mail() }
      state.hasThread = false
      return state.mail.orders
    }
  }

  // MARK: For the thread

  func take() -> Mail {
    state.withLock { state in
      defer { state.mail = Mail(isClosed: state.mail.isClosed) }
      return state.mail
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
