public import Viper

/// Records what happens in a window as a script that leads to the same screens.
///
/// The script consists of the user's actions, not of keys. It is played on a clock on which
/// everything settles at once, so an action that did not wait for the one before it is written in
/// such a way that it does not wait there either.
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
  public var expectsTexts = true

  let window: Window
  var lines: RecordedLines
  var secrets: RecordedSecrets
  let selections: [ScriptSelection]
  /// The action that is not written yet, if any.
  var held: HeldAction?
  /// The searches that had not begun when their module was left or used, by module.
  var waiting: [Module.ID: HeldAction] = [:]
  /// The request that is under way, if it is not written yet.
  var request: RecordedRequest?
  /// What the last expectations say.
  var told = ToldExpectations()
  /// Whether every action has ended.
  var isSettled = true
  /// What the commands found that were begun with `start` since the last `settle`; `nil` for one of
  /// which it is not known.
  var begun: [HeldAction.Look?] = []
  /// Whether a mark is to be written when every action has ended.
  var isMarked = false
  /// Whether the script has a command, so that it can expect something.
  private(set) var hasCommand = false
  private var isFinished = false
  private var lastNumber = 0

  /// Creates a recorder, which writes nothing by itself.
  ///
  /// - Parameters:
  ///   - window: The window that shows the modules.
  ///   - language: The language of the script. Lines that it does not have are not written.
  ///   - write: A closure that receives each line when it is known, with its line feed.
  public init<Stage: ScriptStage, Settings: Sendable>(
    _ window: Window, in language: ScriptLanguage<Stage, Settings>,
    write: @escaping (String) -> Void
  ) {
    self.window = window
    selections = language.selections
    secrets = RecordedSecrets(fields: language.secretFields)
    let parser = ScriptLineParser(language: language)
    lines = RecordedLines(
      understand: { line in
        let place = ScriptPlace(file: "", line: 1)
        guard let made = try? parser.parse(line[...], at: place) else { return nil }
        if case .instruction(let instruction) = made, instruction.kind == .action { return .action }
        return .other
      }, write: write)
  }

  /// The values of the variables that the script reads, by name.
  ///
  /// Whoever plays the script has to set these variables: a second password of the same field, for
  /// example, is `PASSWORD_2`.
  package var variables: [String: String] { secrets.values }

  /// Returns a text in quotes, for the line of a command.
  ///
  /// - Parameter text: Any text, such as a term to search for.
  /// - Returns: The text as a script writes it; `nil` if a script cannot contain it, for example
  ///   because it has a control character.
  public nonisolated static func quoted(_ text: String) -> String? {
    ScriptSpelling.line([.text(text)])
  }

  /// Writes a comment.
  ///
  /// A comment that contains a secret is left out.
  ///
  /// - Parameter text: The text; each of its lines becomes a line of the script.
  public func comment(_ text: String) {
    if held != nil { writeHeld() }
    endRequest()
    for line in text.split(whereSeparator: \.isNewline) where !secrets.hides(String(line)) {
      lines.add("# " + ScriptSpelling.remark(String(line), atMost: 200))
    }
  }

  /// Records a command of the program's own that the user begins, such as `open notes`.
  ///
  /// Call this method before the command is carried out.
  ///
  /// - Parameter line: The command as a script writes it.
  public func command(_ line: String) {
    guard !isFinished else { return }
    writeHeld()
    guard let meaning = lines.meaning(of: line), !isHidden(line) else { return leaveOut() }
    secrets.use()
    hold(HeldAction(kind: .other, line: line, canBegin: meaning == .action, module: window.topID))
  }

  /// Writes a command as it is, although nobody carries it out in the window, such as one that makes
  /// the script begin where the session begins.
  ///
  /// - Parameter line: The command as a script writes it.
  public func verbatim(_ line: String) {
    guard !isFinished else { return }
    if held != nil { writeHeld() }
    endRequest()
    guard lines.meaning(of: line) != nil, !isHidden(line) else { return leaveOut() }
    lines.add(line)
  }

  /// Records an action of the user.
  ///
  /// Call this method before the action is sent. An action that is not possible on the scene, such
  /// as a button that is disabled, is left out if it would have no effect.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - scene: The scene that it is sent to; `nil` if no screen is open.
  public func record(_ action: UserAction, on scene: Scene?) {
    guard let scene, !isFinished else { return }
    secrets.learn(from: scene)
    look(scene)
    guard isUseful(action, on: scene) else { return }
    guard let next = spelled(action, on: scene) else {
      writeHeld(before: (action, scene))
      return leaveOut()
    }
    if case .search = next.kind, let module = next.module { waiting[module] = nil }
    if held?.isReplaced(by: next, on: scene) != true { writeHeld(before: (action, scene)) }
    if !next.isHeldLonger, action != .back { secrets.use() }
    hold(next)
  }

  /// Notes that every action and command has ended.
  ///
  /// What the window shows now is what the script expects.
  public func settle() {
    guard !isFinished else { return }
    isSettled = true
    look(window.scene)
    held?.state = .settled
    let isWaiting = window.topID.map { waiting[$0] != nil } ?? false
    guard held?.isHeldLonger != true || isWaiting || isMarked else { return }
    writeHeld()
    if isMarked { expectMark() }
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
    if isSettled { told = ToldExpectations(window.scene) }
    writeHeld(isLast: true)
    endRequest()
    if isSettled {
      expectAll()
    } else {
      lines.add("# The session ended before this had settled.")
    }
    isFinished = true
  }

  // MARK: Holding

  /// Holds an action until it is known how it is written.
  private func hold(_ action: HeldAction) {
    lastNumber += 1
    held = action
    held?.number = lastNumber
    isSettled = false
    hasCommand = true
    // The action begins before this task does, and what it waits for ends after it.
    Task { [weak self, lastNumber] in
      guard let self, held?.number == lastNumber else { return }
      look(window.scene)
    }
  }

  /// Notes what the window shows, if it is the first look since the held action began.
  private func look(_ scene: Scene?) {
    guard held != nil, held?.look == nil else { return }
    held?.look = HeldAction.Look(module: window.topID, scene: scene)
    // A screen that moves the focus later, or not at all, does the same when the script is played.
    if held?.module == window.topID, held?.scene?.focus != scene?.focus {
      held?.focus = scene?.focus
    }
  }

  private func isUseful(_ action: UserAction, on scene: Scene) -> Bool {
    if action.isPossible(on: scene) { return true }
    if action.needsWhatItNames { return false }
    // The user cannot request what is not on offer. In the script it would be, once the action
    // before it has ended.
    return isSettled || (action != .more && action != .refresh)
  }

  func isHidden(_ line: String) -> Bool {
    ScriptSpelling.texts(of: line).contains(where: secrets.hides)
      || ScriptSpelling.words(of: line).contains { secrets.values.values.contains($0) }
  }

  func leaveOut() {
    endRequest()
    lines.add("# A script cannot contain what was done here.")
  }
}
