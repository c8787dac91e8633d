import MovieEntities

extension SaidReasons {
  static let network: [Row] = [
    (.network(.unreachable), ["TMDB cannot be reached.", "Check the network and try again."]),
    (.network(.nameNotResolved), ["The address of TMDB cannot be found.", "Check the network."]),
    (
      .network(.insecure),
      ["No secure connection to TMDB is possible.", "Check the system's date and certificates."]
    ),
    (.network(.connectionLost), ["The connection to TMDB was lost.", "Try again."]),
    (
      .network(.noLibrary),
      [
        "The library libcurl, which requests are sent with, is missing or too old.",
        "Install libcurl, for example the package libcurl4.",
      ]
    ),
    (.network(.timedOut), ["TMDB did not answer in time.", "Try again."]),
    (.network(.notCached), ["This is not in the cache, and the network is not used.", ""]),
    (.network(.networkNeeded), ["This needs the network, which is not used.", ""]),
    (
      .network(.badResponse),
      [
        "The answer is not what TMDB promises.",
        "If it happens again, check that the address is TMDB's.",
      ]
    ),
  ]
}
