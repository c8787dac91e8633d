import Foundation
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells the system's errors apart.
///
/// Of the error itself nothing is kept: it holds the whole address.
enum FailureKind {
  static func of(_ error: any Error) -> TransportFailure {
    switch (error as? URLError)?.code {
    // Who cancels a question ends it at once: what still says so here was cancelled by the system.
    case .cancelled: .connectionLost
    case .timedOut: .timedOut
    case .cannotFindHost, .dnsLookupFailed: .nameNotResolved
    case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
      .cannotDecodeContentData, .zeroByteResource:
      .connectionLost
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      .insecure
    case .httpTooManyRedirects, .dataLengthExceedsMaximum, .redirectToNonExistentLocation,
      // So libcurl calls an answer that is no HTTP.
      .unsupportedURL:
      .unusable
    // Linux has no code for most of what a handshake can fail with, nor for a broken connection.
    case .unknown: mentionsTLS(error) ? .insecure : .connectionLost
    default: .offline
    }
  }

  private static func mentionsTLS(_ error: any Error) -> Bool {
    // The description alone: the whole error holds the address, and a search for "SSL" is no handshake.
    let text = error.localizedDescription.lowercased()
    return ["ssl", "tls", "certificate"].contains { text.contains($0) }
  }
}
