public import Viper

/// The parts that the tests of one module share: a window, a recorder and clocks.
///
/// A test target declares a stage that adds what only its module needs: the prepared responses, and
/// the call of the assembler.
///
/// ```swift
/// final class Stage: ModuleStage {
///   let parts = StageParts { Issue.record("\($0)") }
///
///   func module() -> Module {
///     NotesAssembler.assemble(…, window: window, clock: parts.waitingClock)
///   }
/// }
///
/// await stage.open(stage.module())
/// stage.recorder.expect("view.update(.loading)")
/// await stage.close()
/// ```
@MainActor
public protocol ModuleStage: AnyObject {
  /// The part of the stage that is the same for every module.
  var parts: StageParts { get }
}

extension ModuleStage {
  /// The window that shows the module.
  public var window: Window { parts.window }
  /// The recorder of what happens, in order.
  public var recorder: Recorder { parts.recorder }
  /// The clock of modules whose pauses end when the test advances it.
  public var clock: ManualClock { parts.clock }
  /// The clock of modules whose pauses take no time.
  public var immediateClock: ImmediateClock { parts.immediateClock }

  /// Shows a module as the window's root, and returns when its screen has settled.
  ///
  /// - Parameters:
  ///   - module: The module to show.
  ///   - recorded: Pass `false` if the test compares only the events that follow.
  public func open(_ module: Module, recorded: Bool = true) async {
    guard recorded else {
      return await recorder.unrecorded { await window.replaceRoot(with: module) }
    }
    await window.replaceRoot(with: module)
  }

  /// Closes the window, waits until nothing of it is in progress, and reports parts that are still
  /// alive and tasks that still sleep.
  public func close(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async {
    window.close()
    await recorder.expectNoLeftovers(
      in: window, fileID: fileID, filePath: filePath, line: line, column: column)
    recorder.expectNoSleepers(
      on: clock, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

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
