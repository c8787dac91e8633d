import CMovieCurl
import MovieTMDB
import ViperEssentials

/// Sets libcurl's options for a request, apart from its header fields.
extension WireRequest {
  private static let connectTimeOut = 10_000
  private static let protocolHTTP = 1
  private static let protocolHTTPS = 2
  private static let tls12 = 6
  /// HTTP/2 where the server offers it over TLS, else HTTP/1.1.
  private static let http2OverTLS = 4

  /// - Returns: Whether everything that the request depends on could be set.
  func setOptions(of easy: UnsafeMutableRawPointer, authorities: String?) -> Bool {
    let isSecure = address.lowercased().hasPrefix("https:")
    setNumbers(on: easy, isSecure: isSecure)
    var isSet =
      cc_set_text(easy, cc_option_url, address)
      && cc_set_text(easy, cc_option_custom_request, method.rawValue)
      // Whatever encodings this libcurl can unpack.
      && cc_set_text(easy, cc_option_accept_encoding, "")
      && cc_set_number(
        easy, cc_option_protocols, isSecure ? Self.protocolHTTPS : Self.protocolHTTP)
    if let authorities {
      isSet = isSet && cc_set_text(easy, cc_option_ca_file, authorities)
      // Some versions of libcurl would also trust the certificates in a folder of the system. Others
      // have no such option.
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

  /// Sets what a version of libcurl may lack, and can do without.
  private func setNumbers(on easy: UnsafeMutableRawPointer, isSecure: Bool) {
    let numbers = [
      (cc_option_no_signal, 1),
      (cc_option_ssl_version, Self.tls12),
      (cc_option_http_version, Self.http2OverTLS),
      // A second request to a server waits until it is known whether it can share the connection. Only
      // HTTP/2 shares one, and without TLS requests would wait in vain, one for the other.
      (cc_option_pipe_wait, isSecure ? 1 : 0),
      // The path was escaped here.
      (cc_option_path_as_is, 1),
      (cc_option_suppress_connect_headers, 1),
      // The end of a transfer does not wait for a name server that does not answer.
      (cc_option_quick_exit, 1),
      (cc_option_max_file_size, WireRequest.maxBytes),
      (cc_option_connect_time_out_ms, Self.connectTimeOut),
      // If a kept connection breaks, libcurl sends the request again. A write is sent once.
      (cc_option_fresh_connect, method == .get ? 0 : 1),
    ]
    for (option, number) in numbers { _ = cc_set_number(easy, option, number) }
  }
}
