import MovieEntities

extension MovieError.Network {
  /// Creates a reason from the code with which libcurl ends a transfer.
  init(curl code: Int32) {
    self =
      switch code {
      // The name of the host.
      case 6: .nameNotResolved
      // The time to connect; the time of the whole request is measured here.
      case 28: .timedOut
      // A broken HTTP/2 connection or stream, a part of a body, nothing at all, sending, receiving.
      case 16, 18, 52, 55, 56, 92: .connectionLost
      // The handshake, its settings, the certificates of either side.
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .insecure
      // No HTTP, an address that is none, a reply that is none, a head or a body that is too long or
      // cannot be unpacked.
      case 1, 3, 8, 23, 27, 61, 63: .badResponse
      default: .unreachable
      }
  }
}
