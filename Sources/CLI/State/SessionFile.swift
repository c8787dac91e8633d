import Entities
import Essentials

/// Keeps the session of each service in a file of its own that only its owner can read.
///
/// Code that changes a file does not run on an actor. Reading stays on the caller's actor: reading
/// a file of this size takes less time than starting a thread, and each start reads one.
struct SessionFile: SessionStore {
  /// The largest size of a file, in bytes, which is far above the size of a session.
  private static let limit = 65_536

  private let folder: String?

  /// - Parameter environment: Says where the folder is.
  init(_ environment: Environment) {
    folder = environment.folder("XDG_STATE_HOME", orHome: ".local/state").map {
      $0 + "/" + Program.name
    }
  }

  @concurrent
  func save(_ session: any Session) async throws(MovieError) {
    guard let folder else { throw error(.write, name(session.service), in: "", .noFolder) }
    let entity = SessionEntity(
      service: session.service, baseURL: session.baseURL, id: session.id, account: session.account)
    do throws(FileProblem) {
      let text = JSONText.encode(entity, isPretty: true) + "\n"
      try PrivateFolder(folder).write(Array(text.utf8), to: name(session.service))
    } catch {
      throw self.error(.write, name(session.service), in: folder, .system(error.reason), error)
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
      try PrivateFolder(folder).remove(name(service))
    } catch {
      throw self.error(.remove, name(service), in: folder, .system(error.reason), error)
    }
  }

  /// The files of all services, the one that was written last first.
  private func files(in folder: String) throws(MovieError) -> [String] {
    do throws(FileProblem) {
      return try PrivateFolder(folder).entries()
        .filter { $0.name.hasPrefix("session-") && $0.name.hasSuffix(".json") }
        .sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
        .map(\.name)
    } catch {
      guard !error.isMissing else { return [] }
      throw self.error(.read, nil, in: folder, .system(error.reason), error)
    }
  }

  private func read(_ file: String, in folder: String) throws(MovieError) -> SessionEntity? {
    do {
      let bytes = try PrivateFolder(folder).read(file, limit: Self.limit)
      return try JSONDecoder().decode(SessionEntity.self, from: Data(bytes))
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    } catch {
      let reason = (error as? FileProblem)?.reason
      throw self.error(.read, file, in: folder, reason.map { .system($0) } ?? .damaged, error)
    }
  }

  private func error(
    _ act: FileTrouble.Act, _ file: String?, in folder: String, _ reason: FileTrouble.Reason,
    _ cause: (any Error)? = nil
  ) -> MovieError {
    MovieError(
      .file(FileTrouble(.session, act, folder: folder, file: file, reason: reason)), cause: cause)
  }

  private func name(_ service: String) -> String {
    "session-\(service).json"
  }
}
