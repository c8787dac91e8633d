public import Viper

/// Records what happens in a window as a script that leads to the same screens.
///
/// The script consists of the user's actions, not of keys. An action is written when it has settled
/// or when the next one begins, whichever is first. Actions that overlap are begun with `start`, and
/// `advance` lets as much time pass between them as the user did.
///
/// ```swift
/// let recorder = ScriptRecorder(window, in: language) { file.write($0) }
/// recorder.command("open notes")
/// await stage.openNotes()
/// recorder.settle()
/// ```
@MainActor
public final class ScriptRecorder {
  /// A Boolean value that indicates whether the script expects titles and the texts of rows.
  ///
  /// Set it to `false` if the window is in another language than the one in which the script will be
  /// played.
  public var expectsTexts: Bool {
    get { expectations.expectsTexts }
    set { expectations.expectsTexts = newValue }
  }

  private let window: Window
  private var script: RecordedScript
  private var expectations = RecordedExpectations()
  /// The last recorded action, if it is not written yet.
  private var last: RecordedAction?
  private let now: () -> Duration
  /// The time up to which the script has let time pass.
  private var moment = Duration.zero
  /// Whether every action has ended.
  private var isSettled = true
  /// Whether a mark is to be written when every action has ended.
  private var isMarked = false
  private var isFinished = false

  /// Creates a recorder, which writes nothing by itself.
  ///
  /// The closure receives each line when it is known, with its line feed. Lines that the language
  /// does not have are not written. The clock measures the time between actions that overlap.
  public init<Stage: ScriptStage, Settings: Sendable>(
    _ window: Window, in language: ScriptLanguage<Stage, Settings>,
    clock: some Clock<Duration> = ContinuousClock(), write: @escaping (String) -> Void
  ) {
    self.window = window
    let parser = ScriptLineParser(language: language)
    let place = ScriptPlace(file: "", line: 1)
    script = RecordedScript(
      lines: RecordedLines(
        understand: { (try? parser.parse($0[...], at: place)) != nil }, write: write),
      secrets: RecordedSecrets(fields: language.secretFields), selections: language.selections)
    let beginning = clock.now
    now = { beginning.duration(to: clock.now) }
  }

  /// The values of the variables that the script reads, by name.
  ///
  /// Set these variables to play the script. A second password of the same field, for example, is
  /// `PASSWORD_2`.
  package var variables: [String: String] { script.secrets.values }

  /// Returns a text in quotes, for the line of a command; `nil` if a script cannot contain it, for
  /// example because it has a control character.
  public nonisolated static func quoted(_ text: String) -> String? {
    ScriptSpelling.line([.text(text)])
  }

  /// Writes a comment, each line of the text on a line of its own.
  ///
  /// A line that contains a secret is left out.
  public func comment(_ text: String) {
    if !isFinished { writeLast() }
    for line in text.split(whereSeparator: \.isNewline) { script.add(comment: String(line)) }
  }

  /// Records a command of the program's own that the user begins, such as `open notes`.
  ///
  /// Call this method before the command is carried out.
  public func command(_ line: String) {
    guard !isFinished else { return }
    writeLast()
    script.useFields()
    hold(RecordedAction(command: line, module: window.topID))
  }

  /// Writes a command as it is, without an action in the window, such as one that makes the script
  /// begin where the session begins.
  public func verbatim(_ line: String) {
    guard !isFinished else { return }
    writeLast()
    script.add(verbatim: line)
  }

  /// Records an action of the user, and the scene that it is sent to; `nil` if no screen is open.
  ///
  /// Call this method before the action is sent. An action that names something that the scene does
  /// not have, such as a button that is disabled, has no effect and is left out.
  public func record(_ action: UserAction, on scene: Scene?) {
    guard let scene, !isFinished, action.finds(on: scene) else { return }
    script.learn(from: scene)
    var next = RecordedAction(action, on: scene, module: window.topID)
    if let last, last.isReplaced(by: next, isSettled: isSettled) {
      next.isAlone = true
    } else {
      next.isAlone = isSettled
      writeLast()
    }
    if action.usesFields { script.useFields() }
    hold(next)
  }

  /// Notes that every action and command has ended.
  ///
  /// The script expects the content that the window shows now.
  public func settle() {
    guard !isFinished else { return }
    isSettled = true
    if last?.module == window.topID { last?.focus = window.scene?.focus }
    guard isMarked || last?.canContinue != true else { return }
    writeLast()
    if isMarked, let scene = window.scene {
      write(expectations.mark(on: scene, hiding: script.secrets))
    }
    isMarked = false
  }

  /// Writes what the user looks at as an expectation: the focus and its row, or the screen.
  ///
  /// If something has not ended yet, the expectation is about the time when it has.
  public func mark() {
    guard !isFinished else { return }
    isMarked = true
    if isSettled { settle() }
  }

  /// Writes what the window shows at the end.
  ///
  /// Nothing is recorded after this. If something has not ended yet, what it leads to is not known,
  /// and nothing is expected.
  public func finish() {
    guard !isFinished else { return }
    if isSettled { expectations.assume(window.scene) }
    write(isBegun: false)
    if isSettled {
      script.settle()
      if let scene = window.scene { write(expectations.all(on: scene, depth: window.depth)) }
    } else {
      script.add(comment: "The session ended before this had settled.")
    }
    isFinished = true
  }

  // MARK: Writing

  /// Holds an action until it has settled or something follows it.
  private func hold(_ action: RecordedAction) {
    let pause = now() - moment
    if !isSettled, !action.isAlone, pause >= .milliseconds(1) {
      script.add([.word("advance"), .word("\(pause.inMilliseconds)ms")])
    }
    moment = now()
    isSettled = false
    last = action
  }

  /// Writes what was recorded last, because something follows it.
  private func writeLast() {
    let hasChanged = last != nil || script.hasBegun
    write(isBegun: !isSettled || script.hasBegun)
    guard isSettled, hasChanged else { return }
    script.settle()
    if let scene = window.scene { write(expectations.changes(on: scene)) }
  }

  private func write(isBegun: Bool) {
    guard let action = last else { return }
    last = nil
    script.add(action, isBegun: isBegun)
    if action.isFocus { expectations.assume(focus: action.focus) }
  }

  private func write(_ commands: [RecordedExpectations.Command]) {
    for command in commands { script.add(command) }
  }
}

extension Duration {
  /// The number of whole milliseconds.
  fileprivate var inMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
