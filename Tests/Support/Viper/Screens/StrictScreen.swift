import Testing
import ViperScript

extension TerminalEmulator {
  /// Creates an empty screen whose characters are as wide as a reading says, and whose faults fail the test.
  init(
    columns: Int, rows: Int, reading: WidthReading,
    report: @escaping @Sendable (Diagnostic) -> Void = { Issue.record($0) }
  ) {
    self.init(
      columns: columns, rows: rows, pieces: { reading.pieces(of: $0) }, onDiagnostic: report)
  }
}
