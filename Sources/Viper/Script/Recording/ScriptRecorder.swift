public import Viper

/// Records what happens in a window as a script that leads to the same screens.
///
/// The script consists of the user's actions, not of keys. An action is written when it has settled
/// or when the next one begins, whichever is first. Actions that overlap begin with `start`, and
/// `advance` keeps the time between them.
///
/// ```swift
/// let recorder = ScriptRecorder(window, in: language) { file.write($0) }
/// recorder.command("open notes")
/// await stage.openNotes()
/// recorder.settle()
/// ```
@MainActor
public final class ScriptRecorder {
  /// The comment that replaces an action or a command that a script cannot contain.
  private static let omission = "# This action cannot be recorded."

  private let window: Window
  private var rules: RecordingRules
  /// The last action until it is written.
  private var pending: RecordingRules.Action?
  /// Whether every action has ended.
  private var isSettled = true
  /// Whether every earlier action had ended when the pending one began.
  private var isAlone = false
  /// The time at which the last action began.
  private var beginning = Duration.zero
  private let now: () -> Duration
  private let writeLine: (String) -> Void
  /// Whether the script has started commands that it has not waited for.
  private var hasBegun = false
  /// Whether a mark is to be written when every action has ended.
  private var isMarked = false
  private var isFinished = false

  /// Creates a recorder of a window.
  ///
  /// The closure receives each line with its line feed. Lines that the language does not have are
  /// not written. The clock measures the time between actions that overlap.
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

  /// A Boolean value that indicates whether the script expects titles and the texts of rows.
  ///
  /// Set it to `false` if the script will be played in another language than that of the window.
  public var expectsTexts: Bool {
    get { rules.expectsTexts }
    set { rules.expectsTexts = newValue }
  }

  /// The values of the variables that the script reads, by name.
  ///
  /// Set these variables to play the script. A second password, for example, is `PASSWORD_2`.
  package var variables: [String: String] { rules.values }

  /// Returns a text in quotes for a command; `nil` if a script cannot contain it, for example
  /// because it has a control character.
  public nonisolated static func quoted(_ text: String) -> String? {
    ScriptSpelling.line([.text(text)])
  }

  /// Writes each line of a text as a comment, except those that contain a secret.
  public func comment(_ text: String) {
    if !isFinished { writePending() }
    for line in text.split(whereSeparator: \.isNewline)
    where !rules.hides(String(line)) {
      add("# " + ScriptSpelling.remark(String(line), atMost: 200))
    }
  }

  /// Records a command of the program's own that the user begins, such as `open notes`.
  ///
  /// Call this method before the command is carried out.
  public func command(_ line: String) {
    guard !isFinished else { return }
    writePending()
    rules.useFields()
    begin(RecordingRules.Action(command: line, module: window.topID))
  }

  /// Writes a command without an action in the window, such as one that prepares the session.
  public func verbatim(_ line: String) {
    guard !isFinished else { return }
    writePending()
    add(rules.line(line) ?? Self.omission)
  }

  /// Records an action of the user on a scene; `nil` if no screen is open.
  ///
  /// Call this method before the action is sent. An action without an effect, such as pressing a
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

  /// Notes that every action and command has ended.
  ///
  /// The script expects the screen that the window shows now.
  public func settle() {
    guard !isFinished else { return }
    isSettled = true
    // The next action may replace the pending one, although everything has ended.
    let canContinue = isAlone && pending?.canContinue == true
    guard isMarked || !canContinue else { return }
    writePending()
    if isMarked, let scene = window.scene { rules.expectMark(on: scene).forEach { add($0) } }
    isMarked = false
  }

  /// Writes an expectation of the focus and its row, or of the screen if it has none, as soon as
  /// every action has ended.
  public func mark() {
    guard !isFinished else { return }
    isMarked = true
    if isSettled { settle() }
  }

  /// Ends the recording with expectations of the final screen, unless an action has not ended.
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

  /// Begins an action, and writes the pause before it if actions overlap.
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

  /// Writes the pending action and, if every action has ended, expectations of the changes.
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

  /// Writes `settle` if the script has started commands that it has not waited for.
  private func addSettle() {
    if hasBegun { add("settle") }
    hasBegun = false
  }

  /// Writes a line, and a comment at its end if there is room for it.
  private func add(_ line: String, remark: String? = nil) {
    let whole = remark.map { "\(line)  # \($0)" } ?? line
    writeLine((whole.utf8.count <= ScriptLimits.maxLineLength ? whole : line) + "\n")
  }
}
