import MovieEntities
import ViperCommandLine
import ViperEssentials
import ViperPlatform
import ViperText

/// The files with one kind of content in a private folder of the program, if the environment
/// specifies one.
struct StateFolder {
  private let subject: FileError.Subject
  /// The size limit for a file, in bytes.
  private let limit: Int
  let folder: PrivateFolder?

  init(_ environment: Environment, _ subject: FileError.Subject, limit: Int) {
    self.init(environment.stateFolder.map { PrivateFolder($0) }, subject, limit: limit)
  }

  init(_ folder: PrivateFolder?, _ subject: FileError.Subject, limit: Int) {
    self.subject = subject
    self.limit = limit
    self.folder = folder
  }

  /// Returns the decoded contents of a file, or `nil` if the file doesn't exist.
  ///
  /// Leaves damaged files unchanged.
  func read<Value: Decodable>(
    _ file: String, as type: Value.Type = Value.self
  ) throws(MovieError) -> Value? {
    do {
      guard let bytes = try folder?.read(file, limit: limit) else { return nil }
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let problem as SystemFileError where !problem.isNoFile {
      if problem.isMissing { return nil }
      throw error(.read, file, FileError.Reason(problem), problem)
    } catch {
      throw self.error(.read, file, .damaged, error)
    }
  }

  /// Reads or changes a file.
  func change<Outcome>(
    _ operation: FileError.Operation, _ file: String,
    _ change: (PrivateFolder) throws(SystemFileError) -> Outcome
  ) throws(MovieError) -> Outcome {
    guard let folder else { throw error(operation, nil, .noFolder) }
    do throws(SystemFileError) {
      return try change(folder)
    } catch {
      let isDamaged = operation == .read && error.isNoFile
      throw self.error(operation, file, isDamaged ? .damaged : FileError.Reason(error), error)
    }
  }

  /// Acquires the lock with a given name, like `PrivateFolder.lock`.
  func lock(
    _ name: String, timeout: Duration, attempt: @Sendable (Duration) -> Bool = { _ in true }
  ) async throws(MovieError) -> FolderLock {
    guard let folder else { throw error(.write, nil, .noFolder) }
    do throws(SystemFileError) {
      return try await folder.lock(name, timeout: timeout, attempt: attempt)
    } catch {
      if Task.isCancelled { throw .cancelled }
      throw self.error(.write, name, FileError.Reason(error), error)
    }
  }

  /// Returns the error for a failed operation on a file, or on the folder if `file` is `nil`.
  func error(
    _ operation: FileError.Operation, _ file: String?, _ reason: FileError.Reason,
    _ cause: (any Error)? = nil
  ) -> MovieError {
    let path = folder?.path.text ?? ""
    return MovieError(
      .file(FileError(subject, operation, folder: path, file: file, reason: reason)), cause: cause)
  }
}

extension PrivateFolder {
  func write(_ value: some Encodable, isPretty: Bool, to file: String) throws(SystemFileError) {
    try write(Array((JSONText.encode(value, isPretty: isPretty) + "\n").utf8), to: file)
  }

  /// Removes drafts whose names start with a prefix and that were left behind by killed processes.
  func removeDrafts(_ prefix: String) throws(SystemFileError) {
    for entry in try entries() where entry.name.hasPrefix(prefix) { try remove(entry.name) }
  }
}

extension FileError.Reason {
  init(_ problem: SystemFileError) {
    self =
      switch problem.distrust {
      case .otherOwner: .otherOwner
      case .writableByOthers: .writableByOthers
      case nil where problem.isHeld: .locked
      case nil where problem.hasNoLocks: .noLocks
      case nil: .system(problem.reason)
      }
  }
}
