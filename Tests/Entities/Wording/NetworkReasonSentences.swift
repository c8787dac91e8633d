import MovieEntities

extension ReasonSentences {
  static let network: [Row] = [
    (.network(.unreachable), ["Could not connect to TMDB.", "Check the network and try again."]),
    (.network(.nameNotResolved), ["Could not resolve the TMDB host name.", "Check the network."]),
    (
      .network(.insecure),
      ["Could not connect securely to TMDB.", "Check the system's date and certificates."]
    ),
    (.network(.connectionLost), ["The connection to TMDB was lost.", "Try again."]),
    (
      .network(.noLibrary),
      [
        "libcurl is missing or too old.",
        "Install libcurl (for example, from the libcurl4 package).",
      ]
    ),
    (.network(.timedOut), ["The request to TMDB timed out.", "Try again."]),
    (.network(.notCached), ["Not in the cache, and network access is off.", ""]),
    (.network(.networkNeeded), ["Network access is required but off.", ""]),
    (
      .network(.badResponse),
      [
        "TMDB returned an unexpected response.",
        "If you set a custom URL for TMDB, check the URL.",
      ]
    ),
  ]
}
