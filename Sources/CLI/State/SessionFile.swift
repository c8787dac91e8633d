import MovieEntities
import ViperCommandLine
import ViperPlatform

/// Stores each service's session in a separate file that only its owner can read.
struct SessionFile: SessionStore {
  private let state: StateFolder
  private let lockTimeout: Duration

  init(_ environment: Environment, lockTimeout: Duration = .seconds(10)) {
    self.lockTimeout = lockTimeout
    // The limit is much larger than any session.
    state = StateFolder(environment, .session, limit: 65_536)
  }

  @concurrent
  func save(_ session: any Session) async throws(MovieError) {
    let entity = SessionEntity(
      service: session.service, baseURL: session.baseURL, id: session.id,
      account: session.account,
      startedAt: session.startedAt)
    try state.change(.write, name(session.service)) { folder throws(SystemFileError) in
      try folder.prepare()
    }
    let lock = await lockAndRemoveDrafts()
    defer { lock?.release() }
    try state.change(.write, name(session.service)) { folder throws(SystemFileError) in
      try folder.write(entity, isPretty: true, to: name(session.service))
    }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    try state.read(name(service), as: SessionEntity.self)
  }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    guard let folder = state.folder else { return nil }
    var problem: MovieError?
    for file in try files(in: folder) {
      do throws(MovieError) {
        let session = try state.read(file, as: SessionEntity.self)
        if session?.baseURL == baseURL { return session }
      } catch {
        // Remember the first error, and try the other files.
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return nil
  }

  @concurrent
  func remove(_ service: String) async throws(MovieError) {
    guard state.folder != nil else { return }
    let result = Result { () throws(MovieError) in
      try state.change(.remove, name(service)) { folder throws(SystemFileError) in
        try folder.remove(name(service))
      }
    }
    await removeDrafts()
    try result.get()
  }

  /// If possible, removes session drafts left behind by killed processes.
  @concurrent
  func removeDrafts() async {
    await lockAndRemoveDrafts()?.release()
  }

  /// Removes all drafts, and returns the lock, which also protects the caller's next draft.
  ///
  /// If the lock is not available, the method returns `nil`, because the drafts may belong to
  /// another process.
  private func lockAndRemoveDrafts() async -> FolderLock? {
    guard let folder = state.folder, let lock = try? await folder.lockWhole(timeout: lockTimeout)
    else { return nil }
    try? folder.removeDrafts(".session-")
    return lock
  }

  /// Returns the file names of all sessions, most recently written first.
  private func files(in folder: PrivateFolder) throws(MovieError) -> [String] {
    do throws(SystemFileError) {
      return try folder.entries()
        .filter { $0.name.hasPrefix("session-") && $0.name.hasSuffix(".json") }
        .sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
        .map(\.name)
    } catch {
      guard !error.isMissing else { return [] }
      throw state.error(.read, nil, FileError.Reason(error), error)
    }
  }

  private func name(_ service: String) -> String { "session-\(service).json" }
}
