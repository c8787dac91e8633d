public import Viper

/// The objects that a module's tests share: a window, a recorder and clocks.
///
/// A test target declares a stage that adds only what its module needs: prepared responses and a
/// call to the assembler.
///
/// ```swift
/// final class Stage: ModuleStage {
///   typealias State = NotesState
///   let parts = StageParts { Issue.record("\($0)") }
///
///   func module() -> Module {
///     NotesAssembler.assemble(…, window: window, clock: parts.waitingClock)
///   }
/// }
///
/// await stage.open(stage.module())
/// stage.recorder.expect("view.update(.loading)")
/// #expect(stage.states == [NotesState(notes: .loading())])
/// await stage.close()
/// ```
@MainActor
public protocol ModuleStage: AnyObject {
  /// The state of the module's view.
  associatedtype State = Never
  /// The shared objects, which are the same for every module.
  var parts: StageParts { get }
}

extension ModuleStage {
  /// The window that shows the module.
  public var window: Window { parts.window }
  /// The recorder, which keeps events in order.
  public var recorder: Recorder { parts.recorder }
  /// The states that the module's view has received from its presenter through a `ViewSpy`, in order.
  ///
  /// The list contains neither the states of setup code that the recorder ignored nor, in a test that
  /// shows the module's own view, any states.
  public var states: [State] { recorder.states() }
  /// A clock for modules whose pauses end only when the test advances the clock.
  public var clock: ManualClock { parts.clock }
  /// A clock for modules that makes every pause end immediately.
  public var immediateClock: ImmediateClock { parts.immediateClock }

  /// Shows a module as the window's root, and returns when its screen has settled.
  ///
  /// - Parameters:
  ///   - module: The module to show.
  ///   - recorded: Whether to record the events. Pass `false` if the test compares only later
  ///     events.
  public func open(_ module: Module, recorded: Bool = true) async {
    guard recorded else {
      return await recorder.unrecorded { await window.replaceRoot(with: module) }
    }
    await window.replaceRoot(with: module)
  }

  /// Closes the window, waits until its work has ended, and reports any leaks.
  ///
  /// Leaks are parts that are still alive and tasks that are still sleeping.
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

/// The objects that stages share, which are the same for every module.
@MainActor
public final class StageParts {
  /// The window that shows the module.
  public let window = Window()
  /// The recorder, which keeps events in order.
  public let recorder: Recorder
  /// A clock for modules whose pauses end only when the test advances the clock.
  ///
  /// If a test waits for a sleeper of this clock, but the module has the immediate clock, the test
  /// fails at that line.
  public let clock: ManualClock
  /// A clock for modules that makes every pause end immediately.
  public let immediateClock: ImmediateClock
  /// The clock to pass to an assembler.
  public var waitingClock: any Clock<Duration> { timeStandsStill ? clock : immediateClock }
  private let timeStandsStill: Bool

  /// Creates a stage's shared objects.
  ///
  /// Events that were not compared are reported at this call site. To report them at the test
  /// instead, give the stage's initializer source location parameters, and pass the location on.
  /// Any misuse of the library in the process is reported at the line where it occurs. If
  /// `timeStandsStill` is `true`, a module's pause ends only when the test advances `clock`;
  /// otherwise, every pause ends immediately.
  public init(
    timeStandsStill: Bool = false, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, report: @escaping @Sendable (Diagnostic) -> Void
  ) {
    self.timeStandsStill = timeStandsStill
    let clock = ManualClock(report: report)
    self.clock = clock
    immediateClock = ImmediateClock { clock.bypass() }
    recorder = Recorder(
      fileID: fileID, filePath: filePath, line: line, column: column, report: report)
    ViperDiagnostics.handler = report
  }

  /// Creates a router that records its calls as `router.…` without opening other screens.
  public func router() -> CallSpy {
    CallSpy("router", recorder: recorder)
  }
}
