import CMovieCurl
import MovieEntities
import MovieTMDB
import ViperEssentials

/// A transfer under way: a request with what has arrived of its response.
final class Transfer {
  let order: TransferOrder
  let easy: UnsafeMutableRawPointer
  private var headers: TransferHeaders?
  private var head = ResponseHead()
  private var body: [UInt8] = []
  private var isTooLong = false

  /// Creates a transfer, or completes the order with a failure.
  init?(_ order: TransferOrder, authorities: String?) {
    self.order = order
    guard let easy = cc_easy_init() else {
      order.done.resume(returning: .failure(.network(.unreachable)))
      return nil
    }
    self.easy = easy
    headers = TransferHeaders(order.request.headers)
    guard order.request.setOptions(of: easy, authorities: authorities),
      let list = headers?.list, cc_set_headers(easy, list),
      cc_set_receivers(
        easy, receiveHead, receiveBody, Unmanaged.passUnretained(self).toOpaque())
    else {
      answer(.network(.unreachable))
      return nil
    }
  }

  deinit {
    cc_easy_cleanup(easy)
  }

  /// Completes the request with libcurl's result.
  func answer(code: Int32) {
    if isTooLong { return answer(.network(.badResponse)) }
    guard code == 0 else { return answer(.network(.init(curl: code))) }
    // A head that is cut off is no error to libcurl.
    guard head.isComplete else { return answer(.network(.connectionLost)) }
    order.done.resume(
      returning: .success(
        Response(
          status: Int(cc_status(easy)), headers: head.fields, body: Data(body))))
  }

  func answer(_ failure: MovieError) {
    order.done.resume(returning: .failure(failure))
  }

  /// - Returns: Whether the transfer goes on.
  fileprivate func takeHead(_ line: UnsafeRawBufferPointer) -> Bool {
    isTooLong = !head.take(Array(line))
    return !isTooLong
  }

  /// - Returns: Whether the transfer goes on.
  fileprivate func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isTooLong = body.count + bytes.count > WireRequest.mostBytes
    if !isTooLong { body.append(contentsOf: bytes) }
    return !isTooLong
  }
}

private let receiveHead: cc_receive = { bytes, size, count, context in
  receive(bytes, size * count, context) { $0.takeHead($1) }
}

private let receiveBody: cc_receive = { bytes, size, count, context in
  receive(bytes, size * count, context) { $0.takeBody($1) }
}

/// Hands bytes to their transfer, on its thread.
///
/// - Returns: The number of bytes that were taken. Fewer than there are end the transfer.
private func receive(
  _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
  _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
) -> Int {
  guard let context, count > 0 else { return count }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
}
