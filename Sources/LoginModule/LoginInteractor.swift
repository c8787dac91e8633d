import Entities

/// Logs in at one of the services that the caller handed in, and keeps the session.
struct LoginInteractor: LoginInteractable {
  let loginServices: [any LoginService]
  let sessions: any SessionStore

  var services: [String] { loginServices.map(\.name) }

  func logIn(
    service: String, username: String, password: String
  ) async throws(MovieError) -> any Session {
    guard let chosen = loginServices.first(where: { $0.name == service }) else {
      throw MovieError(
        .refused, "There is no log-in service '\(service)'.",
        advice: "Choose one of: \(services.joined(separator: ", ")).")
    }
    let session = try await chosen.logIn(username: username, password: password)
    try await sessions.save(session)
    return session
  }
}
