import Viper

/// The last action of a session until it is written, and the time at which it began.
struct PendingAction {
  /// Whether every action has ended.
  private(set) var isSettled = true
  private var action: RecordedAction?
  /// Whether every earlier action had ended when the pending one began.
  private var isAlone = false
  private var beginning = Duration.zero
  private let now: () -> Duration

  init(clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }

  /// Whether the next action may replace the pending one, although everything has ended.
  var canContinue: Bool { isAlone && action?.canContinue == true }

  /// Returns whether the next action makes the pending one superfluous.
  func isReplaced(by next: RecordedAction) -> Bool {
    isAlone && action?.isReplaced(by: next, isSettled: isSettled) == true
  }

  /// Makes an action the pending one, in place of the previous one if that was not taken.
  ///
  /// - Returns: The time since the previous action began; `nil` if the two do not overlap.
  mutating func begin(_ next: RecordedAction) -> Duration? {
    isAlone = isSettled || action != nil
    let pause = now() - beginning
    beginning += pause
    action = next
    isSettled = false
    return isAlone ? nil : pause
  }

  /// Notes that every action has ended, and the row to which the pending one has moved the focus.
  @MainActor mutating func settle(in window: Window) {
    isSettled = true
    if action?.module == window.topID { action?.focus = window.scene?.focus }
  }

  /// Removes the pending action and returns it, if there is one.
  mutating func take() -> RecordedAction? {
    defer { action = nil }
    return action
  }
}
