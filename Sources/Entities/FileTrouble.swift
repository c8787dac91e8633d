/// Why something could not be read from this machine or written to it.
public struct FileTrouble: Hashable, Sendable {
  /// What a file holds.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// A log-in.
    case session
    /// The favorites, the watchlist and the ratings of an account.
    case marks
  }

  /// What was to be done with a file.
  public enum Act: Hashable, Sendable, CaseIterable {
    /// Its content was wanted.
    case read
    /// It was to have new content.
    case write
    /// It was to be removed.
    case remove
    /// It was to have another name because its content is damaged.
    case setAside
  }

  /// Why that was not possible.
  public enum Reason: Hashable, Sendable {
    /// There is no folder for it: the environment names none.
    case noFolder
    /// What the system said: `Permission denied`.
    case system(String)
    /// Another program holds the lock, which is the file.
    case locked
    /// The content is nothing that was ever written there.
    case damaged
  }

  /// What the file holds.
  public let subject: Subject
  /// What was to be done.
  public let act: Act
  /// The folder, by its path; empty when there is none.
  public let folder: String
  /// The name of the file in the folder; `nil` when it is about the folder.
  public let file: String?
  /// Why it was not possible.
  public let reason: Reason
  /// The name that the damaged file has now; `nil` when it stands where it stood.
  public let setAsideAs: String?

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - subject: What the file holds.
  ///   - act: What was to be done.
  ///   - folder: The folder, by its path; empty when there is none.
  ///   - file: The name of the file in the folder; `nil` when it is about the folder.
  ///   - reason: Why it was not possible.
  ///   - setAsideAs: The name that the damaged file has now, if it has another.
  public init(
    _ subject: Subject, _ act: Act, folder: String, file: String? = nil, reason: Reason,
    setAsideAs: String? = nil
  ) {
    self.subject = subject
    self.act = act
    self.folder = folder
    self.file = file
    self.reason = reason
    self.setAsideAs = setAsideAs
  }

  /// Whether something could not be read; otherwise it could not be written.
  public var isReading: Bool {
    switch act {
    case .read, .setAside: true
    case .write, .remove: false
    }
  }
}
