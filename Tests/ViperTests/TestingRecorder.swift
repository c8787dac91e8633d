import Testing
import ViperTesting

extension Recorder {
  /// A recorder whose problems are issues of the running test.
  static func make() -> Recorder {
    Recorder { Issue.record("\($0)") }
  }
}
