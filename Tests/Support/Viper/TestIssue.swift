import Testing
import ViperTesting

// One file: the test targets of the modules have links to it.
extension Problem {
  /// Makes it an issue of the running test, at its own place.
  func record() {
    Issue.record(
      "\(message)",
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: "\(filePath)", line: line, column: column))
  }
}
