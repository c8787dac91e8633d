public import Viper
public import ViperClocks

/// The parts that the tests of one module share: a window, a recorder and clocks.
///
/// A test target declares a stage that adds what only its module needs: the prepared responses, and
/// the call of the assembler.
///
/// ```swift
/// final class Stage: ModuleStage {
///   let props = StageProps { Issue.record("\($0)") }
///
///   func module() -> Module {
///     NotesAssembler.assemble(…, window: window, clock: props.waitingClock)
///   }
/// }
///
/// await stage.open(stage.module())
/// stage.recorder.expect("view.update(.loading)")
/// stage.close()
/// ```
@MainActor
public protocol ModuleStage: AnyObject {
  /// The part of the stage that is the same for every module.
  var props: StageProps { get }
}

extension ModuleStage {
  /// The view that a module is given.
  public typealias View = StageProps.View
  /// The way in which time passes.
  public typealias Time = StageProps.Time

  /// The window that shows the module.
  public var window: Window { props.window }
  /// The recorder of what happens, in order.
  public var recorder: Recorder { props.recorder }
  /// The clock that modules wait on with `Time.standsStill`.
  public var clock: ManualClock { props.clock }
  /// The clock that modules wait on with `Time.flies`.
  public var immediateClock: ImmediateClock { props.immediateClock }
  /// The module that requested something that ends later from a router or an output.
  public var asker: Asker { props.asker }

  /// Shows a module as the window's root, and returns when its screen has settled.
  public func open(_ module: Module) async {
    await window.replaceRoot(with: module)
  }

  /// Closes the window, and reports parts that are still alive and tasks that still sleep.
  public func close(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    window.close()
    recorder.expectNoLeftovers(
      in: window, fileID: fileID, filePath: filePath, line: line, column: column)
    recorder.expectNoSleepers(
      on: clock, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
