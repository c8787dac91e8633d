/// A problem that a recorder has found, with the place of the expectation in the test.
///
/// In Swift Testing, the issue appears at that place:
///
/// ```swift
/// Recorder { problem in
///   Issue.record(
///     "\(problem.message)",
///     sourceLocation: SourceLocation(
///       fileID: problem.fileID, filePath: "\(problem.filePath)", line: problem.line,
///       column: problem.column))
/// }
/// ```
///
/// In XCTest, it appears there too:
///
/// ```swift
/// Recorder { XCTFail($0.message, file: $0.filePath, line: UInt($0.line)) }
/// ```
public struct Problem: Sendable {
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

  /// Creates a problem.
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

extension Problem: CustomStringConvertible {
  /// The place and the message: `MyTests/ListTests.swift:12: …`.
  public var description: String { "\(fileID):\(line): \(message)" }
}
