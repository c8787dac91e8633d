import MovieEntities
import MovieTMDBEmbedded
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperTerminal

/// Keeps the marks of each demo account in a file of its own that only its owner can read.
///
/// Reading needs no lock, because files are replaced as a whole. Changes are made under a lock, so
/// that no change is lost among processes. Code that waits for the lock or writes does not run on
/// an actor.
struct AccountFile: AccountMarksStore {
  /// The size limit of a file, in bytes: about a hundred times the size of an account's marks.
  private static let limit = 8 << 20

  private let folder: PrivateFolder?
  private let lockTimeout: Duration

  init(_ environment: Environment, lockTimeout: Duration = .seconds(10)) {
    self.lockTimeout = lockTimeout
    folder = environment.stateFolder.map { PrivateFolder($0) }
  }

  func marks(of account: Int) async throws(MovieError) -> AccountMarks {
    guard let folder else { return AccountMarks() }
    return try marks(account, in: folder)
  }

  @concurrent
  func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome {
    guard let folder else { throw problem(.write, name(account), .noFolder) }
    let lock: FolderLock
    do throws(FileProblem) {
      lock = try folder.lock(lockName(account), timeout: lockTimeout)
    } catch {
      throw problem(
        .write, lockName(account), error.isHeld ? .locked : FileTrouble.Reason(error))
    }
    defer { lock.release() }
    let before = try marks(account, in: folder)
    var marks = before
    let outcome = change(&marks)
    guard marks != before else { return outcome }
    do throws(FileProblem) {
      try removeDrafts(account, folder)
      let text = JSONText.encode(marks, isPretty: false) + "\n"
      try folder.write(Array(text.utf8), to: name(account))
    } catch {
      throw problem(.write, name(account), FileTrouble.Reason(error))
    }
    return outcome
  }

  /// Returns the marks of an account; a damaged file is left as it is.
  private func marks(
    _ account: Int, in folder: PrivateFolder
  ) throws(MovieError) -> AccountMarks {
    var reason = FileTrouble.Reason.damaged
    do throws(FileProblem) {
      let bytes = try folder.read(name(account), limit: Self.limit)
      let marks = try? JSONDecoder().decode(AccountMarks.self, from: Data(bytes))
      if let marks { return marks }
    } catch {
      if error.isMissing { return AccountMarks() }
      if !error.isNoFile { reason = FileTrouble.Reason(error) }
    }
    throw problem(.read, name(account), reason)
  }

  /// Removes an account's drafts, which under the lock can only be those of killed processes.
  private func removeDrafts(_ account: Int, _ folder: PrivateFolder) throws(FileProblem) {
    let prefix = ".\(name(account))."
    for entry in try folder.entries() where entry.name.hasPrefix(prefix) {
      try folder.remove(entry.name)
    }
  }

  private func problem(
    _ act: FileTrouble.Act, _ name: String, _ reason: FileTrouble.Reason
  ) -> MovieError {
    MovieError(
      .file(
        FileTrouble(.marks, act, folder: folder?.path.text ?? "", file: name, reason: reason)))
  }

  private func name(_ account: Int) -> String { "account-\(account).json" }
  private func lockName(_ account: Int) -> String { "account-\(account).lock" }
}
