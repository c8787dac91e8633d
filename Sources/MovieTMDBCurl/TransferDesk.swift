import CMovieCurl
import MovieEntities
import MovieTMDB

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

  /// Sends a request and waits for its response.
  ///
  /// Cancelling the task aborts the transfer.
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
    let context = Unmanaged.passRetained(worker)
    let hasBegun = cc_begin_thread(
      { Unmanaged<TransferWorker>.fromOpaque($0).takeRetainedValue().run() }, context.toOpaque())
    guard !hasBegun else { return }
    context.release()
    // The system has no thread to spare. The next request tries again.
    for order in inbox.giveUp() { order.done.resume(returning: .failure(.network(.unreachable))) }
  }
}
