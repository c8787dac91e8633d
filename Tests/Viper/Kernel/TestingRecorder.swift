import ViperTesting

@testable import ViperTestSupport

extension Recorder {
  /// Creates a recorder whose diagnostics are recorded as issues of the running test.
  static func make(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Recorder {
    Recorder(fileID: fileID, filePath: filePath, line: line, column: column) { $0.record() }
  }
}
