/// The messages of the library to the developer of a program, rather than to its user.
///
/// The library writes nowhere, so nothing is reported unless a program or a test sets a handler.
@MainActor
public enum ViperDiagnostics {
  /// A closure that is called with each misuse of the library, such as a module that is shown twice.
  ///
  /// `ViperTesting` sets it when a stage is created, so that a misuse is an issue of the test. A
  /// program may show the message to its developer, for example with `TerminalHost.notice(_:)`.
  public static var handler: (@MainActor (Diagnostic) -> Void)?
  /// A closure that is called with each failure that a presenter shows, for a log.
  ///
  /// `PresentedState` and `PageLoader` call it. The original error is the failure's `cause`, if the mapper
  /// has kept it. No screen draws it.
  public static var onFailure: (@MainActor (Failure) -> Void)?
}

/// A finding about a program or a test, with its place in the source code.
public struct Diagnostic: Sendable {
  /// A text that says what is wrong.
  public let message: String
  /// The file, as `#fileID` gives it.
  public let fileID: String
  /// The file, as `#filePath` gives it.
  public let filePath: StaticString
  /// The line number, from 1.
  public let line: Int
  /// The column number, from 1.
  public let column: Int

  /// Creates a finding.
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
}

extension Diagnostic: CustomStringConvertible {
  /// The place and the message: `MyTests/ListTests.swift:12: …`.
  public var description: String { "\(fileID):\(line): \(message)" }
}
