public import Viper

/// Checks that any module ends well: closed, it leaves nothing alive and renders nothing more.
///
/// The module is opened, given some actions and closed, in one window after the other: at rest after its
/// appearance and after each action, and while each of these is under way.
///
/// ```swift
/// let life = ModuleLife(recorder: recorder) { window, gate in
///   ListOfMoviesAssembler.assemble(
///     interactor: SlowInteractor(gate: gate), window: window, output: nil, clock: ImmediateClock())
/// }
/// await life.check(.more, .selectRow(0), .refresh)
/// ```
///
/// The interactor passes the gate before each response, whether its task was cancelled or not; nothing else may
/// make the module wait. What is rendered is seen in the scene: use the module's own view, or one
/// whose scene follows the state.
@MainActor
public struct ModuleLife {
  /// Wires a module for a window; its interactor passes the gate before each response.
  public typealias Assemble = @MainActor (_ window: Window, _ gate: Gate) -> Module

  /// A point of a module's life.
  private struct Moment {
    let actions: ArraySlice<UserAction>
    /// Whether the module is closed while the last step is under way, or after it.
    let isUnderWay: Bool

    var description: String {
      "\(isUnderWay ? "during" : "after") \(actions.last.map { "\($0)" } ?? "onAppear")"
    }
  }

  private let recorder: Recorder
  private let assemble: Assemble

  /// Makes a check for a module.
  ///
  /// - Parameters:
  ///   - recorder: Reports what does not end well. The events that it notes are the test's to compare.
  ///   - assemble: Wires the module anew for each window. Nothing but the window may keep its parts.
  public init(recorder: Recorder, assemble: @escaping Assemble) {
    self.recorder = recorder
    self.assemble = assemble
  }

  /// Opens the module and closes it, at every point of some actions.
  ///
  /// - Parameters:
  ///   - actions: What a person does, one after the other.
  ///   - fileID: Where the check stands.
  ///   - filePath: Where the check stands.
  ///   - line: Where the check stands.
  ///   - column: Where the check stands.
  public func check(
    _ actions: UserAction..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async {
    for count in 0...actions.count {
      for isUnderWay in [false, true] {
        let moment = Moment(actions: actions[..<count], isUnderWay: isUnderWay)
        for problem in await problems(moment) {
          recorder.report(
            Problem(
              "Closed \(moment.description), the module \(problem).", fileID: fileID,
              filePath: filePath, line: line, column: column))
        }
      }
    }
  }

  /// What goes wrong when the module is closed at a moment.
  private func problems(_ moment: Moment) async -> [String] {
    var problems: [String] = []
    var window: Window? = Window()
    weak let weakWindow = window
    if let window {
      if await renders(after: moment, in: window) { problems.append("renders something more") }
      let leftovers = window.leftovers()
      if !leftovers.isEmpty {
        problems.append("leaves behind: \(leftovers.joined(separator: ", "))")
      }
    }
    window = nil
    if weakWindow != nil { problems.append("keeps its window") }
    return problems
  }

  /// Closes the module at a moment, and lets come what was under way.
  ///
  /// - Returns: Whether its scene has changed since it was closed.
  private func renders(after moment: Moment, in window: Window) async -> Bool {
    let gate = Gate()
    let module = assemble(window, gate)
    var steps: [@MainActor () async -> Void] = [{ await window.replaceRoot(with: module) }]
    steps += moment.actions.map { action in { await window.send(action) } }
    let last = moment.isUnderWay ? steps.popLast() : nil
    await gate.open()
    for step in steps { await step() }
    await gate.close()
    let arriving = Task { await gate.arrivals() }
    let ending = Task {
      await last?()
      // A step that asks for nothing arrives nowhere.
      arriving.cancel()
    }
    await arriving.value
    let screen = module.screen as? any TextScreen
    let scene = screen?.scene
    window.close()
    await gate.open()
    await ending.value
    return screen?.scene != scene
  }
}
