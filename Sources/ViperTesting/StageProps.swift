public import Viper
public import ViperClocks

/// The part of a stage that is the same for every module.
@MainActor
public final class StageProps {
  /// The view that a module is given: its own, or a spy around it.
  public enum View: CaseIterable, Sendable {
    /// The module's own view.
    case own
    /// A `ViewSpy` around the module's own view.
    case spy
  }

  /// The way in which time passes for a module.
  public enum Time: Sendable {
    /// A pause takes no time.
    case flies
    /// A pause ends when the test advances the clock.
    case standsStill
  }

  /// The window that shows the module.
  public let window = Window()
  /// The recorder of what happens, in order.
  public let recorder: Recorder
  /// The clock that modules wait on with `Time.standsStill`.
  public let clock = ManualClock()
  /// The clock that modules wait on with `Time.flies`.
  public let immediateClock = ImmediateClock()
  /// The module that requested something that ends later from a router or an output.
  public let asker = Asker()
  /// The clock to pass to an assembler, which depends on the way in which time passes.
  public var waitingClock: any Clock<Duration> { time == .flies ? immediateClock : clock }
  private let time: Time

  /// Creates the shared part of a stage.
  ///
  /// Events that were not compared are reported at the place of this call. A stage whose initializer
  /// takes the place and passes it on has them reported at the test.
  public init(
    time: Time = .flies, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, report: @escaping @Sendable (Problem) -> Void
  ) {
    self.time = time
    recorder = Recorder(
      fileID: fileID, filePath: filePath, line: line, column: column, report: report)
  }

  /// Creates a router that records its calls as `router.…` and opens no other screen.
  public func router() -> CallSpy {
    CallSpy("router", recorder: recorder, asker: asker)
  }
}
