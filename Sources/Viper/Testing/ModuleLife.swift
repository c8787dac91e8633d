public import Viper

/// A check that a closed module leaves no object alive and shows nothing more.
///
/// The check opens the module, sends it some actions, covers it with another module and uncovers it
/// again. It closes the module after each of these steps and also during each of them, every time
/// in a new window.
///
/// ```swift
/// let life = ModuleLife(recorder: recorder) { window, gate in
///   NotesAssembler.assemble(
///     interactor: SlowInteractor(gate: gate), window: window, output: nil,
///     clock: ImmediateClock())
/// }
/// await life.check(.more, .selectRow(0), .refresh)
/// ```
///
/// The interactor must pass the gate before each response, whether or not its task was canceled.
/// Nothing else may make the module wait. The check reads what the module shows from its scene: use
/// the module's own view, or a view whose scene follows the state.
@MainActor
public struct ModuleLife {
  /// A step in the life of a module.
  private enum Step {
    case onAppear
    case action(UserAction)
    /// A module that was pushed over it is removed.
    case onReappear

    var name: String {
      switch self {
      case .onAppear: "onAppear"
      case .action(let action): "\(action)"
      case .onReappear: "onReappear"
      }
    }
  }

  private let recorder: Recorder
  private let assemble: @MainActor (Window, Gate) -> Module

  /// Creates a check for a module.
  ///
  /// - Parameters:
  ///   - recorder: The recorder that reports problems. Comparing the events that it records is left
  ///     to the test.
  ///   - assemble: A closure that creates a new module for each window. Only the window may keep
  ///     the parts of the module alive.
  public init(
    recorder: Recorder, assemble: @escaping @MainActor (_ window: Window, _ gate: Gate) -> Module
  ) {
    self.recorder = recorder
    self.assemble = assemble
  }

  /// Opens the module and closes it, at every point of a sequence of actions.
  public func check(
    _ actions: UserAction..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async {
    let steps = [.onAppear] + actions.map(Step.action) + [.onReappear]
    for last in steps.indices {
      for isUnderWay in [false, true] {
        for problem in await problems(steps[...last], isUnderWay: isUnderWay) {
          recorder.report(
            Diagnostic(
              "Closed \(isUnderWay ? "during" : "after") \(steps[last].name), the module \(problem).",
              fileID: fileID, filePath: filePath, line: line, column: column))
        }
      }
    }
  }

  /// Returns the problems of a module that is closed after some steps, or during the last of them.
  private func problems(_ steps: ArraySlice<Step>, isUnderWay: Bool) async -> [String] {
    var problems: [String] = []
    var window: Window? = Window()
    weak let weakWindow = window
    if let window {
      if await rendersWhenClosed(after: steps, isUnderWay: isUnderWay, in: window) {
        problems.append("still renders")
      }
      let leftovers = window.leftovers()
      if !leftovers.isEmpty {
        problems.append("leaks: \(leftovers.joined(separator: ", "))")
      }
    }
    window = nil
    if weakWindow != nil { problems.append("retains its window") }
    return problems
  }

  /// Returns whether a module that is closed after some steps renders the responses that follow.
  private func rendersWhenClosed(
    after steps: ArraySlice<Step>, isUnderWay: Bool, in window: Window
  ) async -> Bool {
    let gate = Gate()
    let module = assemble(window, gate)
    var steps = steps
    let last = isUnderWay ? steps.popLast() : nil
    await gate.open()
    for step in steps { await take(step, of: module, in: window) }
    await gate.close()
    let arriving = Task { await gate.arrivals() }
    let ending = Task {
      if let last { await take(last, of: module, in: window) }
      // A step that requests nothing never arrives at the gate.
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

  private func take(_ step: Step, of module: Module, in window: Window) async {
    switch step {
    case .onAppear: await window.replaceRoot(with: module)
    case .action(let action): await window.send(action)
    case .onReappear: await window.goOnAndBack()
    }
  }
}
