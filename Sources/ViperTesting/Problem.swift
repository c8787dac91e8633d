/// Something that a recorder has found wrong, and where the test says what it expected.
///
/// In Swift Testing the issue appears there:
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
/// In XCTest likewise:
///
/// ```swift
/// Recorder { XCTFail($0.message, file: $0.filePath, line: UInt($0.line)) }
/// ```
public struct Problem: Sendable {
  /// What is wrong.
  public let message: String
  /// The file, as `#fileID` says it.
  public let fileID: String
  /// The file, as `#filePath` says it.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - fileID: Where.
  ///   - filePath: Where.
  ///   - line: Where.
  ///   - column: Where.
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
  /// The place and what is wrong there: `MyTests/ListTests.swift:12: …`.
  public var description: String { "\(fileID):\(line): \(message)" }
}
