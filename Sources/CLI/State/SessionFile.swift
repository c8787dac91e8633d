import Entities

/// Keeps each service's session in a file of its own that only its owner can read.
struct SessionFile: SessionStore {
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
      try PrivateFolder(folder).write(
        JSONText.encode(entity, isPretty: true) + "\n", to: "session-\(session.service).json")
    } catch {
      throw MovieError(
        .stateNotWritable,
        "The session cannot be kept in \(folder): \(error.reason).",
        advice: "Make room or give access there, or set XDG_STATE_HOME to another folder.",
        cause: error)
    }
  }
}
