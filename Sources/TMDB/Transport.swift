/// Carries one question to the service and its answer back.
///
/// What changes how questions are carried (a cache, tries, failures for a script) is a transport around
/// a transport.
public protocol Transport: Sendable {
  /// Where the answers come from. A session that was made here is sent nowhere else.
  var baseURL: String { get }

  /// Asks.
  ///
  /// - Parameter request: The question.
  /// - Returns: Whatever was answered, refusals included.
  /// - Throws: `TransportFailure` when there was no answer.
  nonisolated(nonsending) func answer(_ request: Request) async throws(TransportFailure) -> Answer
}
