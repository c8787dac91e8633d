import MovieEntities
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperTerminal

/// Keeps the session of each service in a file of its own that only its owner can read.
///
/// Code that changes a file does not run on an actor. Reading stays on the caller's actor, because
/// it takes less time than starting a thread, and each start of the program reads a file.
struct SessionFile: SessionStore {
  /// The size limit of a file, in bytes, far above the size of a session.
  private static let limit = 65_536

  private let folder: SystemText?
  private let lockTimeout: Duration

  init(_ environment: Environment, lockTimeout: Duration = .seconds(10)) {
    self.lockTimeout = lockTimeout
    folder = environment.stateFolder
  }

  @concurrent
  func save(_ session: any Session) async throws(MovieError) {
    guard let folder else { throw error(.write, name(session.service), in: "", .noFolder) }
    let entity = SessionEntity(
      service: session.service, baseURL: session.baseURL, id: session.id, account: session.account,
      startedAt: session.startedAt)
    do throws(FileProblem) {
      let text = JSONText.encode(entity, isPretty: true) + "\n"
      let folder = PrivateFolder(folder)
      try folder.prepare()
      let lock = removeDrafts(in: folder)
      defer { lock?.release() }
      try folder.write(Array(text.utf8), to: name(session.service))
    } catch {
      throw self.error(.write, name(session.service), in: folder, FileTrouble.Reason(error), error)
    }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    guard let folder else { return nil }
    return try read(name(service), in: folder)
  }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    guard let folder else { return nil }
    var problem: MovieError?
    for file in try files(in: folder) {
      do throws(MovieError) {
        if let session = try read(file, in: folder), session.baseURL == baseURL { return session }
      } catch {
        // Another file may be readable.
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return nil
  }

  @concurrent
  func remove(_ service: String) async throws(MovieError) {
    guard let folder else { return }
    do throws(FileProblem) {
      let folder = PrivateFolder(folder)
      defer { removeDrafts(in: folder)?.release() }
      try folder.remove(name(service))
    } catch {
      throw self.error(.remove, name(service), in: folder, FileTrouble.Reason(error), error)
    }
  }

  /// Removes the drafts of sessions that killed processes left, where possible.
  @concurrent
  func removeDrafts() async {
    guard let folder else { return }
    removeDrafts(in: PrivateFolder(folder))?.release()
  }

  /// Removes all drafts under a lock that also protects the next draft, and returns the lock; `nil`
  /// if there is none, and the drafts may be those of another process.
  private func removeDrafts(in folder: PrivateFolder) -> FolderLock? {
    guard let lock = try? folder.lockWhole(timeout: lockTimeout) else { return nil }
    for entry in (try? folder.entries()) ?? [] where entry.name.hasPrefix(".session-") {
      try? folder.remove(entry.name)
    }
    return lock
  }

  /// Returns the names of the files of all services, the last written first.
  private func files(in folder: SystemText) throws(MovieError) -> [String] {
    do throws(FileProblem) {
      return try PrivateFolder(folder).entries()
        .filter { $0.name.hasPrefix("session-") && $0.name.hasSuffix(".json") }
        .sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
        .map(\.name)
    } catch {
      guard !error.isMissing else { return [] }
      throw self.error(.read, nil, in: folder, FileTrouble.Reason(error), error)
    }
  }

  private func read(_ file: String, in folder: SystemText) throws(MovieError) -> SessionEntity? {
    do {
      let bytes = try PrivateFolder(folder).read(file, limit: Self.limit)
      return try JSONDecoder().decode(SessionEntity.self, from: Data(bytes))
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    } catch {
      let reason = (error as? FileProblem).map { FileTrouble.Reason($0) }
      throw self.error(.read, file, in: folder, reason ?? .damaged, error)
    }
  }

  private func error(
    _ act: FileTrouble.Act, _ file: String?, in folder: SystemText, _ reason: FileTrouble.Reason,
    _ cause: (any Error)? = nil
  ) -> MovieError {
    MovieError(
      .file(FileTrouble(.session, act, folder: folder.text, file: file, reason: reason)),
      cause: cause)
  }

  private func name(_ service: String) -> String {
    "session-\(service).json"
  }
}

extension FileTrouble.Reason {
  init(_ problem: FileProblem) {
    self =
      switch problem.distrust {
      case .otherOwner: .otherOwner
      case .writableByOthers: .writableByOthers
      case nil: .system(problem.reason)
      }
  }
}
