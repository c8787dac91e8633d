public import Viper

/// Checks that any module ends well: closed, it leaves nothing alive and renders nothing more.
///
/// The module is opened, given some actions, covered by another module and uncovered again, and closed, in
/// one window after the other: at rest after each of these steps, and while it is under way.
///
/// ```swift
/// let life = ModuleLife(recorder: recorder) { window, gate in
///   NotesAssembler.assemble(
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

  /// What a module goes through.
  private enum Step {
    case onAppear
    case action(UserAction)
    /// A module that was pushed over it leaves.
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
    let steps = [.onAppear] + actions.map(Step.action) + [.onReappear]
    for last in steps.indices {
      for isUnderWay in [false, true] {
        for problem in await problems(steps[...last], isUnderWay: isUnderWay) {
          recorder.report(
            Problem(
              "Closed \(isUnderWay ? "during" : "after") \(steps[last].name), the module \(problem).",
              fileID: fileID, filePath: filePath, line: line, column: column))
        }
      }
    }
  }

  /// What goes wrong when the module is closed after some steps, or while the last of them is under way.
  private func problems(_ steps: ArraySlice<Step>, isUnderWay: Bool) async -> [String] {
    var problems: [String] = []
    var window: Window? = Window()
    weak let weakWindow = window
    if let window {
      if await rendersWhenClosed(after: steps, isUnderWay: isUnderWay, in: window) {
        problems.append("renders something more")
      }
      let leftovers = window.leftovers()
      if !leftovers.isEmpty {
        problems.append("leaves behind: \(leftovers.joined(separator: ", "))")
      }
    }
    window = nil
    if weakWindow != nil { problems.append("keeps its window") }
    return problems
  }

  /// Closes the module after some steps, and lets come what was under way.
  ///
  /// - Returns: Whether its scene has changed since it was closed.
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

  private func take(_ step: Step, of module: Module, in window: Window) async {
    switch step {
    case .onAppear: await window.replaceRoot(with: module)
    case .action(let action): await window.send(action)
    case .onReappear: await window.goOnAndBack()
    }
  }
}
