import CMovieCurl
import MovieTMDB

/// The header fields of a request, as libcurl wants them: it reads them as long as the transfer lives.
final class TransferHeaders {
  let list: UnsafeMutableRawPointer

  /// - Returns: `nil` if there is no memory.
  init?(_ fields: [WireRequest.Field]) {
    var list: UnsafeMutableRawPointer?
    // Without an empty `Expect`, libcurl would wait for a server's permission to send a larger body.
    for line in fields.map({ "\($0.name): \($0.value)" }) + ["Expect:"] {
      guard let longer = cc_list_append(list, line) else {
        cc_list_free(list)
        return nil
      }
      list = longer
    }
    guard let list else { return nil }
    self.list = list
  }

  deinit {
    cc_list_free(list)
  }
}
