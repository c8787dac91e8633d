/// Messages from the library to the developer of a program rather than to the program's users.
///
/// In a debug build, `TerminalProgram` prints these messages to standard error when the program ends,
/// unless the program has set a handler. Other hosts print nothing.
@MainActor
public enum ViperDiagnostics {
  /// A closure that is called for each misuse of the library, such as showing a module twice.
  ///
  /// `ViperTesting` sets this handler when a stage is created, so that each misuse is recorded as a
  /// test issue. A program may show the message to its developer, for example with
  /// `TerminalHost.notice(_:)`.
  public static var handler: (@MainActor (Diagnostic) -> Void)?
  /// A closure that is called for each failure that a presenter shows, for logging.
  ///
  /// `PresentedState` and `PageLoader` call this handler. If the mapper kept the original error,
  /// that error is the failure's `cause`, which never appears on screen.
  public static var onFailure: (@MainActor (Failure) -> Void)?
}

/// A diagnostic about a program or a test, with its source location.
public struct Diagnostic: Sendable {
  /// A description of what is wrong.
  public let message: String
  /// The file, as given by `#fileID`.
  public let fileID: String
  /// The file, as given by `#filePath`.
  public let filePath: StaticString
  /// The line number, from 1.
  public let line: Int
  /// The column number, from 1.
  public let column: Int

  /// Creates a diagnostic.
  public init(
    _ message: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Returns a diagnostic with a different message at the same location.
  func with(message: String) -> Diagnostic {
    Diagnostic(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The location, followed by the message, as in `MyTests/ListTests.swift:12: …`.
  public var description: String { "\(fileID):\(line): \(message)" }
}
