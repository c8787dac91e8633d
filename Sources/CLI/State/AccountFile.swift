import MovieEntities
import MovieTMDBEmbedded
import ViperCommandLine
import ViperPlatform

/// Stores the marks of each demo account in a separate file that only its owner can read.
struct AccountFile: AccountMarksStore {
  private let state: StateFolder
  private let lockTimeout: Duration

  init(_ environment: Environment, lockTimeout: Duration = .seconds(10)) {
    self.lockTimeout = lockTimeout
    // The limit is about a hundred times the typical size.
    state = StateFolder(environment, .marks, limit: 8 << 20)
  }

  func marks(of account: Int) async throws(MovieError) -> AccountMarks {
    try state.read(name(account)) ?? AccountMarks()
  }

  @concurrent
  func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome {
    let lock = try await state.lock("account-\(account).lock", timeout: lockTimeout)
    defer { lock.release() }
    let before = try state.read(name(account)) ?? AccountMarks()
    var marks = before
    let outcome = change(&marks)
    guard marks != before else { return outcome }
    try state.change(.write, name(account)) { folder throws(SystemFileError) in
      // Because this process holds the lock, any drafts for the account were left by killed
      // processes.
      try folder.removeDrafts(".\(name(account)).")
      try folder.write(marks, isPretty: false, to: name(account))
    }
    return outcome
  }

  private func name(_ account: Int) -> String { "account-\(account).json" }
}
