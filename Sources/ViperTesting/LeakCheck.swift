public import Viper
public import ViperClocks

extension Recorder {
  /// Reports every part of a departed module that is still alive.
  ///
  /// A window that still shows something is reported too: its modules have not left, and what they keep
  /// would pass unseen. Close it first, or say that it is open on purpose.
  ///
  /// - Parameters:
  ///   - window: Where the modules were.
  ///   - isOpen: Whether the window is meant to show something still.
  ///   - fileID: Where the check stands.
  ///   - filePath: Where the check stands.
  ///   - line: Where the check stands.
  ///   - column: Where the check stands.
  public func expectNoLeftovers(
    in window: Window, whileOpen isOpen: Bool = false, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    func report(_ message: String) {
      self.report(
        Problem(message, fileID: fileID, filePath: filePath, line: line, column: column))
    }
    if window.depth > 0, !isOpen {
      report("The window still shows something: close it before looking for what is left.")
    }
    let leftovers = window.leftovers()
    guard !leftovers.isEmpty else { return }
    report("Still alive after their module has left: " + leftovers.joined(separator: ", "))
  }

  /// Reports tasks that still sleep on a clock: nobody has moved it far enough, or cancelled them.
  ///
  /// - Parameters:
  ///   - clock: What they sleep on.
  ///   - fileID: Where the check stands.
  ///   - filePath: Where the check stands.
  ///   - line: Where the check stands.
  ///   - column: Where the check stands.
  public func expectNoSleepers(
    on clock: ManualClock, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let deadlines = clock.deadlines.map { "\($0.offset)" }
    guard !deadlines.isEmpty else { return }
    report(
      Problem(
        "Still asleep at \(clock.now.offset), until: " + deadlines.joined(separator: ", "),
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
