public import Viper

/// Records what happens in a window as a script that reproduces the same screens.
///
/// The script contains user actions rather than key presses. An action is written either when it
/// has settled or when the next action starts, whichever comes first. Overlapping actions are
/// written with `start`, and the time between them is written with `advance`.
///
/// ```swift
/// let recorder = ScriptRecorder(window, in: language) { file.write($0) }
/// recorder.command("open notes")
/// await stage.openNotes()
/// recorder.settle()
/// ```
@MainActor
public final class ScriptRecorder {
  /// The comment that replaces an action or command that a script cannot contain.
  private static let omission = "# This action cannot be recorded."

  private let window: Window
  private var rules: RecordingRules
  /// The last action, if it has not been written yet.
  private var pending: RecordingRules.Action?
  /// Whether all actions have ended.
  private var isSettled = true
  /// Whether all earlier actions had ended before the pending action started.
  private var isAlone = false
  /// The time at which the last action started.
  private var beginning = Duration.zero
  private let now: () -> Duration
  private let writeLine: (String) -> Void
  /// Whether the script has launched commands that it has not waited for yet.
  private var hasBegun = false
  /// Whether to write a mark as soon as all actions have ended.
  private var isMarked = false
  private var isFinished = false

  /// Creates a recorder for a window.
  ///
  /// The closure receives each line that is valid in the language, including its line feed. All
  /// other lines are left out. The clock measures the time between overlapping actions.
  public init<Stage: ScriptStage, Settings: Sendable>(
    _ window: Window, in language: ScriptLanguage<Stage, Settings>,
    clock: some Clock<Duration> = ContinuousClock(), write: @escaping (String) -> Void
  ) {
    self.window = window
    rules = RecordingRules(language)
    let start = clock.now
    now = { start.duration(to: clock.now) }
    writeLine = write
  }

  /// A Boolean value that indicates whether the script contains expectations about titles and the
  /// text of rows.
  ///
  /// Set this property to `false` if the script will be played in a language other than the
  /// language of the window.
  public var expectsTexts: Bool {
    get { rules.expectsTexts }
    set { rules.expectsTexts = newValue }
  }

  /// The values of the variables that the script reads, by name.
  ///
  /// Set these variables before playing the script. For example, the variable for a second password
  /// is named `PASSWORD_2`.
  package var variables: [String: String] { rules.values }

  /// Returns quoted text for use in a command.
  ///
  /// The result is `nil` if a script cannot contain the text, for example because of a control
  /// character.
  public nonisolated static func quoted(_ text: String) -> String? {
    ScriptSpelling.line([.text(text)])
  }

  /// Writes each line of some text as a comment, leaving out lines that contain a secret.
  public func comment(_ text: String) {
    if !isFinished { writePending() }
    for line in text.split(whereSeparator: \.isNewline)
    where !rules.hides(String(line)) {
      add("# " + ScriptSpelling.remark(String(line), atMost: 200))
    }
  }

  /// Records a program command that the user runs, such as `open notes`.
  ///
  /// Call this method before running the command.
  public func command(_ line: String) {
    guard !isFinished else { return }
    writePending()
    rules.useFields()
    begin(RecordingRules.Action(command: line, module: window.topID))
  }

  /// Writes a command that is not an action in the window, such as a command that prepares the
  /// session.
  public func verbatim(_ line: String) {
    guard !isFinished else { return }
    writePending()
    add(rules.line(line) ?? Self.omission)
  }

  /// Records a user action on a scene, or on no scene if no screen is open.
  ///
  /// Call this method before sending the action. An action that has no effect, such as a press of a
  /// disabled button, is left out.
  public func record(_ action: UserAction, on scene: Scene?) {
    guard let scene, !isFinished, action.finds(on: scene) else { return }
    rules.learnFields(of: scene)
    let next = RecordingRules.Action(action, on: scene, module: window.topID)
    let isReplaced = isAlone && pending?.isReplaced(by: next, isSettled: isSettled) == true
    if !isReplaced { writePending() }
    if action.usesFields { rules.useFields() }
    begin(next)
  }

  /// Records that all actions and commands have ended.
  ///
  /// The recorded script expects the screen that the window currently shows.
  public func settle() {
    guard !isFinished else { return }
    isSettled = true
    // The next action may still replace the pending action, even though all actions have ended.
    let canContinue = isAlone && pending?.canContinue == true
    guard isMarked || !canContinue else { return }
    writePending()
    if isMarked, let scene = window.scene { rules.expectMark(on: scene).forEach { add($0) } }
    isMarked = false
  }

  /// Writes an expectation as soon as all actions have ended.
  ///
  /// The expectation concerns the focus and the focused row or, if there are no rows, the screen.
  public func mark() {
    guard !isFinished else { return }
    isMarked = true
    if isSettled { settle() }
  }

  /// Ends the recording with expectations about the final screen, unless an action is still
  /// running.
  public func finish() {
    guard !isFinished else { return }
    isFinished = true
    if let pending { write(pending, isBegun: false) }
    guard isSettled else {
      return add("# The session ended before this finished.")
    }
    addSettle()
    guard let scene = window.scene else { return }
    rules.expectEnd(on: scene, depth: window.depth).forEach { add($0) }
  }

  // MARK: Writing

  /// Starts an action and, if it overlaps others, writes the time that has passed since the
  /// previous action started.
  private func begin(_ action: RecordingRules.Action) {
    isAlone = isSettled || pending != nil
    let pause = now() - beginning
    beginning += pause
    pending = action
    isSettled = false
    guard !isAlone, pause >= .milliseconds(1) else { return }
    let line = "advance \(Int(pause / .milliseconds(1)))ms"
    if rules.contains(line) { add(line) }
  }

  /// Writes the pending action and, if all actions have ended, expectations about what has changed.
  private func writePending() {
    let action = pending
    pending = nil
    if let action { write(action, isBegun: !isSettled || hasBegun) }
    guard isSettled, action != nil || hasBegun else { return }
    addSettle()
    if let scene = window.scene { rules.expectChanges(in: scene).forEach { add($0) } }
  }

  private func write(_ action: RecordingRules.Action, isBegun: Bool) {
    let (command, remark) = rules.command(for: action) ?? (Self.omission, nil)
    let begun = "start " + command
    let isBegun = isBegun && rules.contains(begun)
    if isBegun { hasBegun = true }
    add(isBegun ? begun : command, remark: remark)
  }

  /// Writes `settle` if the script has launched commands that it has not waited for yet.
  private func addSettle() {
    if hasBegun { add("settle") }
    hasBegun = false
  }

  /// Writes a line, followed by a comment if the comment fits.
  private func add(_ line: String, remark: String? = nil) {
    let whole = remark.map { "\(line)  # \($0)" } ?? line
    writeLine((whole.utf8.count <= ScriptLimits.maxLineLength ? whole : line) + "\n")
  }
}
