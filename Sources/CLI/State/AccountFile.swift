import Entities
import Essentials
import Platform
import TMDBEmbedded
import ViperTerminal

/// Keeps the marks of each demo account in a file of its own that only its owner can read.
///
/// Reading needs no lock, because files are replaced as a whole. Changes are made under a lock, one
/// after another, so that no change of several processes is lost. Code that waits for the lock or
/// writes to the disk does not run on an actor.
struct AccountFile: AccountMarksStore {
  /// The largest size of a file, in bytes.
  ///
  /// The marks of one account need about a hundredth of it.
  private static let limit = 8 << 20

  private enum Content {
    case marks(AccountMarks)
    /// The content was not written by this program.
    case damaged
    case unreadable(FileProblem)
  }

  private let folder: PrivateFolder?
  private let patience: Duration

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - environment: The environment, which determines the folder of the files.
  ///   - patience: The time to wait at most for another process that holds the lock.
  init(_ environment: Environment, patience: Duration = .seconds(10)) {
    self.patience = patience
    folder = environment.stateFolder.map { PrivateFolder($0) }
  }

  func marks(of account: Int) async throws(AccountMarksProblem) -> AccountMarks {
    guard let folder else { return AccountMarks() }
    let content = content(account, in: folder)
    guard case .damaged = content else { return try marks(content, account, folder) }
    return try await marks(ofDamaged: account, in: folder)
  }

  @concurrent
  private func marks(
    ofDamaged account: Int, in folder: PrivateFolder
  ) async throws(AccountMarksProblem) -> AccountMarks {
    let lock: FolderLock
    do throws(FileProblem) {
      lock = try folder.lock(lockName(account), patience: patience)
    } catch {
      throw problem(.setAside, name(account), FileTrouble.Reason(error))
    }
    defer { lock.release() }
    // Another process may have set the damaged file aside in the meantime.
    return try marks(content(account, in: folder), account, folder)
  }

  @concurrent
  func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(AccountMarksProblem) -> Outcome {
    guard let folder else { throw problem(.write, name(account), .noFolder) }
    let lock: FolderLock
    do throws(FileProblem) {
      lock = try folder.lock(lockName(account), patience: patience)
    } catch {
      throw problem(
        .write, lockName(account), error.isHeld ? .locked : FileTrouble.Reason(error))
    }
    defer { lock.release() }
    let before = try marks(content(account, in: folder), account, folder)
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

  /// Returns the marks of an account from the content of its file.
  ///
  /// A damaged file is set aside, so the caller must hold the lock if the content is damaged.
  private func marks(
    _ content: Content, _ account: Int, _ folder: PrivateFolder
  ) throws(AccountMarksProblem) -> AccountMarks {
    switch content {
    case .marks(let marks): return marks
    case .unreadable(let error): throw problem(.read, name(account), FileTrouble.Reason(error))
    case .damaged: break
    }
    let aside: String
    do throws(FileProblem) {
      aside = try folder.setAside(name(account)) { "account-\(account).damaged-\($0).json" }
    } catch {
      throw problem(.setAside, name(account), FileTrouble.Reason(error))
    }
    throw problem(.setAside, name(account), .damaged, setAsideAs: aside)
  }

  private func content(_ account: Int, in folder: PrivateFolder) -> Content {
    do throws(FileProblem) {
      let bytes = try folder.read(name(account), limit: Self.limit)
      let marks = try? JSONDecoder().decode(AccountMarks.self, from: Data(bytes))
      return marks.map { .marks($0) } ?? .damaged
    } catch {
      if error.isMissing { return .marks(AccountMarks()) }
      return error.isNoFile ? .damaged : .unreadable(error)
    }
  }

  /// Removes the drafts of an account.
  ///
  /// The caller must hold the lock. Drafts that exist then were left by a process that was killed.
  private func removeDrafts(_ account: Int, _ folder: PrivateFolder) throws(FileProblem) {
    let prefix = ".\(name(account))."
    for entry in try folder.entries() where entry.name.hasPrefix(prefix) {
      try folder.remove(entry.name)
    }
  }

  private func problem(
    _ act: FileTrouble.Act, _ name: String, _ reason: FileTrouble.Reason,
    setAsideAs aside: String? = nil
  ) -> AccountMarksProblem {
    AccountMarksProblem(
      FileTrouble(
        .marks, act, folder: folder?.path.text ?? "", file: name, reason: reason, setAsideAs: aside)
    )
  }

  private func name(_ account: Int) -> String { "account-\(account).json" }
  private func lockName(_ account: Int) -> String { "account-\(account).lock" }
}
