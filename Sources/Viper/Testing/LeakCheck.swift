public import Viper

extension Recorder {
  /// Waits until a window has no work in progress, and reports any parts of removed modules that
  /// are still alive.
  ///
  /// A window that still shows a module is also reported, because the check cannot detect leaks of
  /// objects that an open module retains. Close the window first, or pass `true` for `whileOpen`.
  public func expectNoLeftovers(
    in window: Window, whileOpen isOpen: Bool = false, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async {
    func report(_ message: String) {
      self.report(
        Diagnostic(message, fileID: fileID, filePath: filePath, line: line, column: column))
    }
    if window.depth > 0, !isOpen {
      report("The window is not empty. Close it before checking for leaks.")
    }
    await window.settled()
    let leftovers = window.leftovers()
    guard !leftovers.isEmpty else { return }
    report(
      """
      Leaked by closed modules: \(leftovers.joined(separator: ", ")). Leave objects that are \
      meant to outlive the module out of 'parts'.
      """)
  }

  /// Reports the tasks that are still sleeping on a clock.
  ///
  /// Such tasks were neither canceled nor woken by advancing the clock.
  public func expectNoSleepers(
    on clock: ManualClock, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let deadlines = clock.deadlines.map { "\($0.offset)" }
    guard !deadlines.isEmpty else { return }
    report(
      Diagnostic(
        "Tasks still sleeping at \(clock.now.offset), until: " + deadlines.joined(separator: ", "),
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
