/// A failure to read, write or remove a file of this program.
public struct FileError: Hashable, Sendable {
  /// The content of a file.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// The session of a log-in.
    case session
    /// The favorites, the watchlist and the ratings of an account.
    case marks
  }

  /// The operation that failed.
  public enum Operation: Hashable, Sendable, CaseIterable {
    /// Reading the file.
    case read
    /// Writing the file.
    case write
    /// Removing the file.
    case remove
  }

  /// The reason why the operation failed.
  public enum Reason: Hashable, Sendable {
    /// There is no folder for the file, because the environment does not name one.
    case noFolder
    /// The system returned an error, with a message such as `Permission denied`.
    case system(String)
    /// Another program holds the lock, and `file` is the name of the lock file.
    case locked
    /// The folder belongs to another user.
    case otherOwner
    /// Other users can write in the folder.
    case writableByOthers
    /// The content is not anything that the program can have written.
    case damaged
  }

  /// The content of the file.
  public let subject: Subject
  /// The operation that failed.
  public let operation: Operation
  /// The path of the folder; empty if there is none.
  public let folder: String
  /// The name of the file in the folder; `nil` if the failure concerns the folder.
  public let file: String?
  /// The reason why the operation failed.
  public let reason: Reason

  /// Creates a value.
  public init(
    _ subject: Subject, _ operation: Operation, folder: String, file: String? = nil, reason: Reason
  ) {
    self.subject = subject
    self.operation = operation
    self.folder = folder
    self.file = file
    self.reason = reason
  }
}
