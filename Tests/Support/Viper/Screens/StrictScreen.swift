import Testing
import ViperScript

extension TerminalEmulator {
  /// Creates an empty screen that measures characters with `reading` and whose diagnostics fail the
  /// test.
  init(
    columns: Int, rows: Int, reading: WidthReading,
    report: @escaping @Sendable (Diagnostic) -> Void = { Issue.record($0) }
  ) {
    self.init(
      columns: columns, rows: rows, pieces: { reading.pieces(of: $0) }, onDiagnostic: report)
  }
}
