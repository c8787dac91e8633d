import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps each service's session in a file of its own that only its owner can read.
struct SessionFile: SessionStore {
  /// No session is near this size.
  private static let limit = 65_536

  private let folder: String?

  init(_ environment: Environment) {
    folder = environment.folder("XDG_STATE_HOME", orHome: ".local/state").map {
      $0 + "/" + Program.name
    }
  }

  func save(_ session: any Session) async throws(MovieError) {
    guard let folder else {
      throw MovieError(
        .stateNotWritable, "The session cannot be kept: HOME is not set.",
        advice: "Set HOME, or XDG_STATE_HOME.")
    }
    let entity = SessionEntity(
      service: session.service, baseURL: session.baseURL, id: session.id, account: session.account)
    do throws(FileProblem) {
      let text = JSONText.encode(entity, isPretty: true) + "\n"
      try PrivateFolder(folder).write(Array(text.utf8), to: name(session.service))
    } catch {
      throw MovieError(
        .stateNotWritable,
        "The session cannot be kept in \(folder): \(error.reason).",
        advice: "Make room or give access there, or set XDG_STATE_HOME to another folder.",
        cause: error)
    }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    guard let folder else { return nil }
    do {
      let bytes = try PrivateFolder(folder).read(name(service), limit: Self.limit)
      return try JSONDecoder().decode(SessionEntity.self, from: Data(bytes))
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    } catch {
      let reason = (error as? FileProblem)?.reason ?? "it is damaged"
      throw MovieError(
        .stateNotReadable, "The session in \(folder)/\(name(service)) cannot be read: \(reason).",
        advice: "Log in again, or remove the file.", cause: error)
    }
  }

  func remove(_ service: String) async throws(MovieError) {
    guard let folder else { return }
    do throws(FileProblem) {
      try PrivateFolder(folder).remove(name(service))
    } catch {
      throw MovieError(
        .stateNotWritable,
        "The session in \(folder) cannot be removed: \(error.reason).", cause: error)
    }
  }

  private func name(_ service: String) -> String {
    "session-\(service).json"
  }
}
