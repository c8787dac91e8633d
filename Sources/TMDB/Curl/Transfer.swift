import CMovieCurl
import MovieEntities
import MovieTMDB
import ViperEssentials

/// A transfer in progress: a request and the part of its response received so far.
final class Transfer {
  let entry: TransferEntry
  let easy: UnsafeMutableRawPointer
  /// The request headers as a libcurl list, which must outlive the transfer.
  private var headers: UnsafeMutableRawPointer?
  private var head = ResponseHead()
  private var body: [UInt8] = []
  private var isTooLong = false

  /// Creates a transfer, or completes the entry with an error and returns `nil`.
  init?(_ entry: TransferEntry, authorities: String?) {
    self.entry = entry
    guard let easy = cc_easy_init() else {
      entry.done.resume(returning: .failure(.network(.unreachable)))
      return nil
    }
    self.easy = easy
    guard entry.request.setOptions(of: easy, authorities: authorities), setHeaders(),
      cc_set_receivers(
        easy, receiveHead, receiveBody, Unmanaged.passUnretained(self).toOpaque())
    else {
      complete(.network(.unreachable))
      return nil
    }
  }

  deinit {
    cc_easy_cleanup(easy)
    cc_list_free(headers)
  }

  private func setHeaders() -> Bool {
    // Without an empty `Expect` header, libcurl waits for the server's permission before sending a
    // large body.
    for line in entry.request.headers.map({ "\($0.name): \($0.value)" }) + ["Expect:"] {
      guard let longer = cc_list_append(headers, line) else { return false }
      headers = longer
    }
    return headers.map { cc_set_headers(easy, $0) } ?? false
  }

  /// Completes the request with libcurl's result.
  func complete(code: Int32) {
    if isTooLong { return complete(.network(.badResponse)) }
    guard code == 0 else { return complete(.network(.init(curl: code))) }
    // libcurl does not report truncated headers as an error.
    guard head.isComplete else { return complete(.network(.connectionLost)) }
    // In May 2026, TMDB sent compressed bodies without a `Content-Encoding` header.
    guard let body = GzipDecoder.decoded(body, limit: WireRequest.maxBytes) else {
      return complete(.network(.badResponse))
    }
    entry.done.resume(
      returning: .success(
        Response(
          status: Int(cc_status(easy)), headers: head.fields, body: Data(body))))
  }

  func complete(_ failure: MovieError) {
    entry.done.resume(returning: .failure(failure))
  }

  /// - Returns: Whether to continue the transfer.
  fileprivate func takeHead(_ line: UnsafeRawBufferPointer) -> Bool {
    isTooLong = !head.take(Array(line))
    return !isTooLong
  }

  /// - Returns: Whether to continue the transfer.
  fileprivate func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isTooLong = body.count + bytes.count > WireRequest.maxBytes
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

/// Passes bytes to their transfer and returns the number consumed; returning a number smaller than
/// `count` aborts the transfer.
private func receive(
  _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
  _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
) -> Int {
  guard let context, count > 0 else { return count }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
}

extension MovieError.Network {
  /// Creates an error from libcurl's result code.
  init(curl code: Int32) {
    self =
      switch code {
      // Name resolution failed.
      case 6: .nameNotResolved
      // Connecting timed out. `TransferWorker` enforces the time limit of the whole request.
      case 28: .timedOut
      // An HTTP/2 connection or stream broke, the body was truncated, the response was empty, or
      // sending or receiving failed.
      case 16, 18, 52, 55, 56, 92: .connectionLost
      // The TLS handshake failed, or the TLS settings or one of the certificates are invalid.
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .insecure
      // The protocol is unsupported, the URL or response is invalid, the body cannot be
      // decompressed, or the headers or body exceed the size limit.
      case 1, 3, 8, 23, 27, 61, 63: .badResponse
      default: .unreachable
      }
  }
}

/// The header fields of a response, which libcurl delivers line by line.
struct ResponseHead {
  /// The maximum total size in bytes, including the headers of interim responses.
  private static let maxBytes = 256 << 10

  /// The header fields, keyed by lowercase name.
  private(set) var fields: [String: String] = [:]
  /// Whether the blank line after the header fields has arrived.
  private(set) var isComplete = false
  private var size = 0

  /// Adds a line and returns whether the total size is within the limit.
  mutating func take(_ line: [UInt8]) -> Bool {
    size += line.count
    guard size <= Self.maxBytes else { return false }
    if line.starts(with: "HTTP/".utf8) {
      // The previous headers belonged to an interim response.
      (fields, isComplete) = ([:], false)
    } else if line.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) {
      isComplete = true
    } else if !isComplete, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      // Ignore trailers, which come after the blank line.
      let name = Self.text(line[..<colon]).lowercased()
      let value = Self.text(line[(colon + 1)...])
      fields[name] = fields[name].map { $0 + ", " + value } ?? value
    }
    return true
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(String(decoding: bytes, as: UTF8.self).trimmed)
  }
}

/// Sets libcurl's options for a request, except for the headers.
extension WireRequest {
  private static let connectTimeOut = 10_000
  private static let protocolHTTP = 1
  private static let protocolHTTPS = 2
  private static let tls12 = 6
  /// The libcurl value that selects HTTP/2 if the server offers it over TLS, and otherwise
  /// HTTP/1.1.
  private static let http2OverTLS = 4

  /// - Returns: Whether all required options could be set.
  func setOptions(of easy: UnsafeMutableRawPointer, authorities: String?) -> Bool {
    let isSecure = address.lowercased().hasPrefix("https:")
    setNumbers(on: easy, isSecure: isSecure)
    var isSet =
      cc_set_text(easy, cc_option_url, address)
      && cc_set_text(easy, cc_option_custom_request, method.rawValue)
      // An empty value tells libcurl to accept all encodings that it can decompress.
      && cc_set_text(easy, cc_option_accept_encoding, "")
      && cc_set_number(
        easy, cc_option_protocols, isSecure ? Self.protocolHTTPS : Self.protocolHTTP)
    if let authorities {
      isSet = isSet && cc_set_text(easy, cc_option_ca_file, authorities)
      // Without this option, some versions of libcurl also trust the certificates in a system
      // folder. Ignore failures, because the option is missing in other versions.
      _ = cc_set_text(easy, cc_option_ca_folder, nil)
    }
    if isToThisMachine {
      isSet =
        isSet && cc_set_text(easy, cc_option_proxy, "")
        && cc_set_text(easy, cc_option_no_proxy, "*")
    }
    guard let body else { return isSet }
    return isSet
      && body.withUnsafeBytes {
        cc_set_body(easy, $0.baseAddress ?? UnsafeRawPointer(easy), $0.count)
      }
  }

  /// Sets optional settings, some of which are missing in some versions of libcurl.
  private func setNumbers(on easy: UnsafeMutableRawPointer, isSecure: Bool) {
    let numbers = [
      (cc_option_no_signal, 1),
      (cc_option_ssl_version, Self.tls12),
      (cc_option_http_version, Self.http2OverTLS),
      // With this option, a second request to a server waits until libcurl knows whether both
      // requests can share an HTTP/2 connection. HTTP/2 is not used without TLS, so the option
      // would then needlessly make requests run one at a time.
      (cc_option_pipe_wait, isSecure ? 1 : 0),
      // Send the path unchanged, because it is already escaped.
      (cc_option_path_as_is, 1),
      (cc_option_suppress_connect_headers, 1),
      // When a transfer ends, don't wait for an unresponsive name server.
      (cc_option_quick_exit, 1),
      (cc_option_max_file_size, WireRequest.maxBytes),
      (cc_option_connect_time_out_ms, Self.connectTimeOut),
      // Don't reuse a connection for a write: libcurl resends a request if a reused connection
      // breaks, but a write must be sent only once.
      (cc_option_fresh_connect, method == .get ? 0 : 1),
    ]
    for (option, number) in numbers { _ = cc_set_number(easy, option, number) }
  }
}
