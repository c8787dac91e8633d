public import Viper

/// A check that a module, once closed, leaks no objects and no longer updates its screen.
///
/// The check opens the module, sends it some actions, covers it with another module and uncovers it
/// again. The module is closed after and during each of these steps, each time in a new window.
/// Another module is never shown, which finds a presenter whose `ui` is not `weak`.
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
/// The interactor must pass the gate before each response, even if its task was canceled. Nothing
/// else may make the module wait. If no action reaches the gate, for example because a form rejects
/// the test's input, the module was never closed during a request; the check reports this too. The
/// check examines the module's scene, so use the module's own
/// view, or a view whose scene reflects the state.
@MainActor
public struct ModuleLife {
  /// A step in a module's life.
  private enum Step {
    case onAppear
    case action(UserAction)
    /// The module that was pushed on top of the tested module is removed.
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
  ///   - recorder: The recorder that reports problems. The test itself compares the recorded
  ///     events.
  ///   - assemble: A closure that creates a new module for each window. Nothing except the window
  ///     may keep the module's parts alive.
  public init(
    recorder: Recorder, assemble: @escaping @MainActor (_ window: Window, _ gate: Gate) -> Module
  ) {
    self.recorder = recorder
    self.assemble = assemble
  }

  /// Opens the module repeatedly, and closes it after and during each action in a sequence.
  ///
  /// At least one of the actions must make a request; if there are no actions, `onAppear()` or
  /// `onReappear()` must make one.
  public func check(
    _ actions: UserAction..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async {
    let steps = [.onAppear] + actions.map(Step.action) + [.onReappear]
    func report(_ message: String) {
      recorder.report(
        Diagnostic(message, fileID: fileID, filePath: filePath, line: line, column: column))
    }
    let unshown = partsLeftUnshown()
    if !unshown.isEmpty {
      report("Never shown, the module leaks: \(unshown.joined(separator: ", ")).")
    }
    var arrivals: Set<Int> = []
    for last in steps.indices {
      for isUnderWay in [false, true] {
        let found = await problems(steps[...last], isUnderWay: isUnderWay)
        if found.hasArrived { arrivals.insert(last) }
        for problem in found.problems {
          report(
            "Closed \(isUnderWay ? "during" : "after") \(steps[last].name), the module \(problem).")
        }
      }
    }
    let required = actions.isEmpty ? steps.indices : steps.indices.dropFirst().dropLast()
    guard arrivals.isDisjoint(with: required) else { return }
    let names = steps[required].map(\.name).joined(separator: ", ")
    report(
      """
      No request reached the gate during \(names), so the module was not closed during a request. \
      Check the interactor, the input that the actions submit, and that the scene has the buttons \
      that they activate.
      """)
  }

  /// Returns the parts that a module leaves behind if no window ever shows it.
  ///
  /// Closing a module stops its `Updates`, which would break a cycle of strong references.
  private func partsLeftUnshown() -> [String] {
    var module: Module? = assemble(Window(), Gate())
    let leftovers = module?.leftovers
    module = nil
    return leftovers?() ?? []
  }

  /// Returns the problems found when a module is closed during or after the last of the given
  /// steps, and whether that step reached the gate.
  private func problems(
    _ steps: ArraySlice<Step>, isUnderWay: Bool
  ) async -> (problems: [String], hasArrived: Bool) {
    var problems: [String] = []
    var hasArrived = false
    var window: Window? = Window()
    weak let weakWindow = window
    if let window {
      let closed = await close(after: steps, isUnderWay: isUnderWay, in: window)
      hasArrived = closed.hasArrived
      if closed.stillRenders { problems.append("still renders") }
      let leftovers = window.leftovers()
      if !leftovers.isEmpty {
        problems.append("leaks: \(leftovers.joined(separator: ", "))")
      }
    }
    window = nil
    if weakWindow != nil { problems.append("retains its window") }
    return (problems, hasArrived)
  }

  /// Closes a module, and returns whether it still renders responses that arrive later, and whether
  /// the step under way reached the gate.
  private func close(
    after steps: ArraySlice<Step>, isUnderWay: Bool, in window: Window
  ) async -> (stillRenders: Bool, hasArrived: Bool) {
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
      // A step that makes no requests never reaches the gate, so stop waiting when the step ends.
      arriving.cancel()
    }
    let hasArrived = await arriving.value
    let screen = module.screen as? any TextScreen
    let scene = screen?.scene
    window.close()
    await gate.open()
    await ending.value
    // A step that asks a question counts as settled. Closing the window cancels it, and it ends
    // a moment later.
    await window.settled()
    return (screen?.scene != scene, hasArrived && last != nil)
  }

  private func take(_ step: Step, of module: Module, in window: Window) async {
    switch step {
    case .onAppear: await window.replaceRoot(with: module)
    case .action(let action): await window.send(action)
    case .onReappear: await window.goOnAndBack()
    }
  }
}
