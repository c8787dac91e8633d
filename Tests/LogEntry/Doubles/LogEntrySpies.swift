public import LogEntry
public import ViperTesting

@testable import ViperTestSupport

extension ViewSpy: LogEntryUI where State == LogEntryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: LogEntryRouting, LogEntryOutput {
  public func finish(with notice: String) async { record("finish(\(notice.kind))") }
  public func close() { record("close()") }
  public func logEntry(didSave notice: String) async { record("didSave(\(notice.kind))") }
}
