import ViperTesting

@testable import ViperTestSupport

extension Recorder {
  /// Creates a recorder whose problems are issues of the current test.
  static func make(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Recorder {
    Recorder(fileID: fileID, filePath: filePath, line: line, column: column) { $0.record() }
  }
}
