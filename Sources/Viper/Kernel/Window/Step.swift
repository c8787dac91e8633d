/// A step in a module's work: a task that can be canceled as soon as it starts.
///
/// A step has settled when it has ended, or when it waits for the user to answer a question.
@MainActor
final class Step {
  /// The step that the current task belongs to.
  ///
  /// Tasks started by the step inherit this value.
  @TaskLocal static var current: Step?

  private static var lastQuestion = 0

  /// The step's task; `nil` until the step first suspends.
  private(set) var task: Task<Void, Never>?
  private var isCancelled = false
  private var hasEnded = false
  /// The questions that the step waits for, including those of the steps that it waits for.
  private var questions: Set<Int> = []
  /// The questions that the step itself has asked.
  private var ownQuestions: Set<Int> = []
  /// The steps that wait for this step to end.
  private var dependents: [Step] = []
  /// The tasks that wait for this step to settle.
  private var settlements: [CheckedContinuation<Void, Never>] = []
  /// The number of steps that this step is currently waiting for.
  private var waits = 0
  /// The identity of the step's own task, as opposed to tasks that the step has started.
  private var ownTask: Int?
  /// Reports that the step suspends although it has closed its own module; `nil` if it has not.
  private var reportClosure: (@MainActor () -> Void)?

  /// Whether the step has ended or waits for the user.
  var isSettled: Bool { hasEnded || !questions.isEmpty }

  /// Starts the step; `end` is called before the step counts as ended.
  @discardableResult
  func begin(
    _ work: @escaping @MainActor () async -> Void, end: @escaping @MainActor () -> Void = {}
  ) -> Task<Void, Never> {
    let task = Self.$current.withValue(self) {
      Self.begun {
        self.ownTask = Self.currentTask
        await work()
        end()
        self.hasEnded = true
        self.didSettle()
      }
    }
    self.task = task
    if isCancelled { task.cancel() }
    Self.passOnCancellation()
    return task
  }

  /// Cancels the step.
  ///
  /// A step can also cancel itself before it first suspends, when `task` is not set yet.
  func cancel() {
    isCancelled = true
    for question in ownQuestions { didAnswer(question) }
    if let task { task.cancel() } else { Self.passOnCancellation() }
  }

  // MARK: Waiting for steps

  /// Waits until the step has settled or, if the caller is itself part of a step, until it has
  /// ended.
  ///
  /// The caller's step counts as settled while this step waits for the user.
  func wait() async {
    guard !hasEnded else { return }
    guard let waiter = Self.current, waiter !== self else { return await settled() }
    dependents.append(waiter)
    for question in questions { waiter.willAsk(question) }
    await waiter.waiting { await task?.value }
    dependents.removeAll { $0 === waiter }
    for question in questions { waiter.didAnswer(question) }
  }

  /// Waits until the step has ended or waits for the user.
  func settled() async {
    guard !isSettled else { return }
    if let current = Self.current {
      await current.waiting { await self.settlement() }
    } else {
      await settlement()
    }
  }

  private func settlement() async {
    await withCheckedContinuation { continuation in
      // The step may have settled since the caller checked.
      if isSettled { continuation.resume() } else { settlements.append(continuation) }
    }
  }

  private func waiting(_ wait: @MainActor () async -> Void) async {
    waits += 1
    await wait()
    waits -= 1
    if waits == 0, reportClosure != nil { checkClosure() }
  }

  private func didSettle() {
    let settled = settlements
    settlements = []
    for continuation in settled { continuation.resume() }
  }

  // MARK: Questions

  /// Marks the step as waiting for the user, and returns the number of the question.
  func ask() -> Int {
    Self.lastQuestion += 1
    ownQuestions.insert(Self.lastQuestion)
    willAsk(Self.lastQuestion)
    return Self.lastQuestion
  }

  /// Marks a question as answered.
  func didAnswer(_ question: Int) {
    ownQuestions.remove(question)
    guard questions.remove(question) != nil else { return }
    for step in dependents { step.didAnswer(question) }
  }

  private func willAsk(_ question: Int) {
    guard questions.insert(question).inserted else { return }
    for step in dependents { step.willAsk(question) }
    didSettle()
  }

  // MARK: Closing the own module

  /// Reports a diagnostic if the current task is the step's own and suspends before it ends.
  ///
  /// The step's module has just been closed, so the step is canceled. If the step ends without
  /// suspending, its cancellation has no effect.
  func didClose(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard let handler = ViperDiagnostics.handler, ownTask == Self.currentTask else { return }
    let diagnostic = diagnostic()
    reportClosure = { handler(diagnostic) }
    checkClosure()
  }

  private func checkClosure() {
    // This task runs once the step has suspended or ended.
    Task {
      guard waits == 0, !hasEnded, let reportClosure else { return }
      self.reportClosure = nil
      reportClosure()
    }
  }

  private static var currentTask: Int? {
    unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
  }

  // MARK: Starting tasks

  /// Begins a task that a step may wait for.
  static func beginTask(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    defer { passOnCancellation() }
    return begun(work)
  }

  /// Cancels the current task if the task's step was canceled before the step's handle was stored.
  ///
  /// Only this method and `currentTask` use the unsafe task handle, and neither stores it.
  private static func passOnCancellation() {
    guard let current, current.isCancelled, current.task == nil else { return }
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
  }

  /// Starts a task, either immediately or on the next turn of the main queue.
  ///
  /// The task starts immediately if the system supports that.
  ///
  /// Starting immediately saves 1 ms at startup.
  @inline(__always)
  private static func begun(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, *) {
      Task.immediate { await work() }
    } else {
      Task { await work() }
    }
  }
}

extension Task where Success == Void, Failure == Never {
  /// Starts a task immediately if the system supports that.
  @MainActor
  package static func begun(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    Step.beginTask(work)
  }
}
