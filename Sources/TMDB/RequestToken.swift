import Entities

/// A request token as the service sends it, which is valid for an hour.
struct RequestToken: Decodable {
  let requestToken: String

  private enum CodingKeys: String, CodingKey { case requestToken = "request_token" }
}

/// A session id as it arrives from the service.
private struct SessionID: Decodable {
  let sessionID: String

  private enum CodingKeys: String, CodingKey { case sessionID = "session_id" }
}

extension Client {
  /// Returns a new token, which the user must approve.
  func requestToken() async throws(MovieError) -> RequestToken {
    try await ask(.get("/authentication/token/new"))
  }

  /// Creates a session from an approved token, which cannot be used again.
  func session(
    for token: RequestToken, service: String
  ) async throws(MovieError) -> SessionEntity {
    let session = try await ask(
      .post("/authentication/session/new", ["request_token": token.requestToken]),
      for: SessionID.self)
    do throws(MovieError) {
      let account = try await ask(
        .get("/account", ["session_id": session.sessionID]), for: AccountBody.self
      ).account
      return SessionEntity(
        service: service, baseURL: transport.baseURL, id: session.sessionID, account: account)
    } catch {
      // Nobody will ever know this session: it is ended as well as that goes.
      _ = try? await transport.response(
        to: .delete("/authentication/session", ["session_id": session.sessionID]))
      throw error
    }
  }
}
