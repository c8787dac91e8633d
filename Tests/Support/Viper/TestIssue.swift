import Testing
import Viper

// One file: the test targets of the modules have links to it.
extension Diagnostic {
  /// Makes it an issue of the running test, at its own place.
  func record() {
    Issue.record(
      "\(message)",
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: line, column: column))
  }
}
