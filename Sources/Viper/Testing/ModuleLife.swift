public import Viper

/// A check of the rules that every module must follow.
///
/// - Once closed, the module leaks no objects, and neither updates its screen nor calls its output.
///   To find out, the check opens the module, sends it some actions, covers it with another module
///   and uncovers it again. The module is closed after and during each of these steps, each time in
///   a new window.
/// - The module's references to its window and its output are weak, and so is `presenter.ui`.
/// - The action `.back`, if the test sends it, closes a newly opened module wherever the module is
///   on the stack.
///
/// ```swift
/// let life = ModuleLife(
///   recorder: recorder, output: { CallSpy("output", recorder: $0) }
/// ) { window, gate, output in
///   NotesAssembler.assemble(
///     interactor: SlowInteractor(gate: gate), window: window, output: output,
///     clock: ImmediateClock())
/// }
/// await life.check(.more, .selectRow(0), .refresh, .back)
/// ```
///
/// The module needs its own router, because a spy would hide the router's mistakes.
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
  private let staysSilent: Bool
  private let make:
    @MainActor (Window, Gate, _ calls: Recorder) -> (module: Module, output: AnyObject?)

  /// Creates a check for a module without an output.
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
    staysSilent = true
    make = { window, gate, _ in (assemble(window, gate), nil) }
  }

  /// Creates a check for a module with an output.
  ///
  /// - Parameters:
  ///   - recorder: The recorder that reports problems. The test itself compares the recorded
  ///     events.
  ///   - output: A closure that creates an output, which records its calls with the given recorder.
  ///     Nothing else may keep the output alive.
  ///   - staysSilent: Whether the module must not call its output once it is closed. Pass `false`
  ///     for a form that reports what it has saved.
  ///   - assemble: A closure that creates a new module for each window. Nothing except the window
  ///     may keep the module's parts alive.
  public init<Output: AnyObject>(
    recorder: Recorder, output: @escaping @MainActor (_ recorder: Recorder) -> Output,
    staysSilent: Bool = true,
    assemble: @escaping @MainActor (_ window: Window, _ gate: Gate, _ output: Output) -> Module
  ) {
    self.recorder = recorder
    self.staysSilent = staysSilent
    make = { window, gate, calls in
      let output = output(calls)
      return (assemble(window, gate, output), output)
    }
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
    for owner in await retainedOwners() { report("Shown, the module retains its \(owner).") }
    if actions.contains(.back), let problem = await problemOfGoingBack() {
      report("Below another module, back \(problem).")
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
    var module: Module? = make(Window(), Gate(), Recorder { _ in }).module
    let leftovers = module?.leftovers
    module = nil
    return leftovers?() ?? []
  }

  /// Returns which of the window and the output a module that is open keeps alive.
  ///
  /// Closing the module would break a cycle of strong references.
  private func retainedOwners() async -> [String] {
    var window: Window? = Window()
    var output: AnyObject?
    weak let weakWindow = window
    if let window { output = await open(in: window).output }
    weak let weakOutput = output
    output = nil
    var retained = weakOutput == nil ? [] : ["output"]
    window = nil
    if weakWindow != nil { retained.append("window") }
    return retained
  }

  /// Returns what is wrong if a module that is not on top goes back.
  private func problemOfGoingBack() async -> String? {
    let window = Window()
    defer { window.close() }
    await window.replaceRoot(with: .stub("root"))
    if let problem = await goBack(in: window) { return problem }
    await window.settled()
    let leftovers = window.leftovers()
    return leftovers.isEmpty ? nil : "leaks: \(leftovers.joined(separator: ", "))"
  }

  private func goBack(in window: Window) async -> String? {
    let (module, output) = await open(in: window)
    let above = Module.stub("above")
    await window.push(above)
    guard let screen = module.screen as? any TextScreen else { return nil }
    await window.run(in: module) { await screen.on(.back) }
    withExtendedLifetime(output) {}
    guard window.shows(above) else { return "closes the module on top" }
    return window.shows(module) ? "does not close the module" : nil
  }

  /// Opens a module that does not have to wait, and returns when it has settled.
  private func open(in window: Window) async -> (module: Module, output: AnyObject?) {
    let gate = Gate()
    await gate.open()
    let made = make(window, gate, Recorder { _ in })
    await window.push(made.module)
    await window.settled()
    return made
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
      if !closed.calls.isEmpty, staysSilent {
        problems.append("calls its output: \(closed.calls.joined(separator: ", "))")
      }
      let leftovers = window.leftovers()
      if !leftovers.isEmpty {
        problems.append("leaks: \(leftovers.joined(separator: ", "))")
      }
    }
    window = nil
    if weakWindow != nil { problems.append("retains its window") }
    return (problems, hasArrived)
  }

  /// Closes a module, and returns whether it still renders responses that arrive later, which
  /// methods of its output it calls, and whether the step under way reached the gate.
  private func close(
    after steps: ArraySlice<Step>, isUnderWay: Bool, in window: Window
  ) async -> (stillRenders: Bool, calls: [String], hasArrived: Bool) {
    let (gate, calls) = (Gate(), Recorder { _ in })
    let (module, output) = make(window, gate, calls)
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
    let earlier = calls.events.count
    await gate.open()
    await ending.value
    // A step that asks a question counts as settled. Closing the window cancels it, and it ends
    // a moment later.
    await window.settled()
    withExtendedLifetime(output) {}
    return (screen?.scene != scene, Array(calls.events[earlier...]), hasArrived && last != nil)
  }

  private func take(_ step: Step, of module: Module, in window: Window) async {
    switch step {
    case .onAppear: await window.replaceRoot(with: module)
    case .action(let action): await window.send(action)
    case .onReappear: await window.goOnAndBack()
    }
  }
}
