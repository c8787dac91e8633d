import Testing
import Viper

extension Diagnostic {
  /// Records an issue at the diagnostic's source location.
  func record() {
    Issue.record(
      "\(message)",
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: line, column: column))
  }
}
