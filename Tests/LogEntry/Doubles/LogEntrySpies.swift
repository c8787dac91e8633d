public import MovieLogEntry
public import ViperTesting

@testable import ViperTestSupport

extension ViewSpy: LogEntryUI where State == LogEntryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: LogEntryRouting {
  public func close(notice: String) { record("close(\(notice.kind))") }
  public func close() { record("close()") }
}
