import Entities

/// A request token as the service sends it, which is valid for an hour.
struct RequestToken: Decodable {
  let requestToken: String

  init(from decoder: any Decoder) throws {
    requestToken = try IssuedText.decode("request_token", from: decoder)
  }
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
      let account = try await account(of: session.sessionID)
      if Task.isCancelled { throw .cancelled }
      return SessionEntity(
        service: service, baseURL: transport.baseURL, id: session.sessionID, account: account)
    } catch {
      await end(session.sessionID)
      throw error
    }
  }

  /// Ends a session that no caller receives; a failure to end it is ignored.
  func end(_ session: String) async {
    let request = Request.delete("/authentication/session", ["session_id": session])
    // A cancelled task would send nothing.
    await Task { [transport] in _ = try? await transport.response(to: request) }.value
  }

  /// Returns the account of a session.
  func account(of session: String) async throws(MovieError) -> AccountEntity {
    let account = try await ask(.get("/account", ["session_id": session]), for: AccountBody.self)
      .account
    // The names are shown, so they must not repeat the session.
    let secret = Secrets([session])
    guard !secret.areIn(account.username), !secret.areIn(account.name) else {
      throw ErrorTranslation.unreadable(TransportFailure.unusable)
    }
    return account
  }
}
