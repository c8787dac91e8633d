import MovieEntities

/// Logs in to one of the given services and saves the session.
struct LoginInteractor: LoginInteractable {
  let loginServices: [any LoginService]
  let sessions: any SessionStore

  var services: [String] { loginServices.map(\.name) }

  func credentials(of service: String) -> CredentialRule? {
    loginServices.first { $0.name == service }?.credentials
  }

  func logIn(
    service: String, username: String, password: String,
    approve: @escaping @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    guard let chosen = loginServices.first(where: { $0.name == service }) else {
      throw MovieError(.login(.unknownService(service, offered: services)))
    }
    let session = try await chosen.logIn(
      username: username, password: password, approve: approve)
    do throws(MovieError) {
      if Task.isCancelled { throw .cancelled }
      let previous = try? await sessions.session(for: session.service)
      try await sessions.save(session)
      // The login was canceled while the session was being saved.
      if Task.isCancelled {
        if let previous {
          try await sessions.save(previous)
        } else {
          try await sessions.remove(session.service)
        }
        throw .cancelled
      }
    } catch {
      await chosen.end(session)
      throw error
    }
    return session
  }
}
