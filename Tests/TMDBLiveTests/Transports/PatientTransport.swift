import TMDB

/// Gives every request without a limit all the time of a test: with all the tests to run at once, a task that has
/// been answered may wait for long until it goes on.
struct PatientTransport: Transport {
  let base: any Transport

  var baseURL: String { base.baseURL }

  func response(to request: Request) async throws(TransportFailure) -> Response {
    try await base.response(to: request.within(request.timeLimit ?? .seconds(86_400)))
  }
}
