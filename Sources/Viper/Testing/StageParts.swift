public import Viper

/// The part of a stage that is the same for every module.
@MainActor
public final class StageParts {
  /// The window that shows the module.
  public let window = Window()
  /// The recorder of what happens, in order.
  public let recorder: Recorder
  /// The clock of modules whose pauses end when the test advances it.
  public let clock = ManualClock()
  /// The clock of modules whose pauses take no time.
  public let immediateClock = ImmediateClock()
  /// The clock to pass to an assembler.
  public var waitingClock: any Clock<Duration> { timeStandsStill ? clock : immediateClock }
  private let timeStandsStill: Bool

  /// Creates the shared part of a stage.
  ///
  /// Events that were not compared are reported at the place of this call. A stage whose initializer
  /// takes the place and passes it on has them reported at the test. A misuse of the library is
  /// reported where it happens, in the
  /// whole process. With `timeStandsStill`, a pause of a module ends only when the test advances
  /// `clock`; otherwise it takes no time.
  public init(
    timeStandsStill: Bool = false, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, report: @escaping @Sendable (Diagnostic) -> Void
  ) {
    self.timeStandsStill = timeStandsStill
    recorder = Recorder(
      fileID: fileID, filePath: filePath, line: line, column: column, report: report)
    ViperDiagnostics.handler = report
  }

  /// Creates a router that records its calls as `router.…` and opens no other screen.
  public func router() -> CallSpy {
    CallSpy("router", recorder: recorder)
  }
}
