import Viper

/// A program's script language, which consists of built-in commands and the program's own commands.
public struct ScriptLanguage<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// The screen names that scripts can use in `expect screen`.
  ///
  /// If the program asks for confirmations, add `Confirmation.screenName`.
  public let screens: [String]
  /// The fields that scripts can fill in.
  public let fields: [ScriptField]
  /// The kinds of rows that scripts can select by identifier, as in `select note 4`.
  public let selections: [ScriptSelection]
  let counts: [ScriptCount<Stage>]
  let defaults: Settings
  let makeStage: @MainActor @Sendable (Settings, any Clock<Duration>) -> Stage
  private(set) var forms: [ScriptForm<ScriptLine<Stage, Settings>>]
  /// The forms of the program's own commands.
  private let own: [ScriptForm<ScriptLine<Stage, Settings>>]
  private let finding: @Sendable (String) -> Diagnostic
  /// The forms, grouped by first word so that long scripts can be read quickly.
  private(set) var formsByWord: [String: [ScriptForm<ScriptLine<Stage, Settings>>]]
  /// The spellings of the program's own commands that only scripts can use.
  private let testSpellings: Set<String>

  /// Creates a language.
  ///
  /// `defaults` contains the settings of a script that does not change any of them. `makeStage`
  /// creates the stage for a run from the run's settings and clock. If one of the program's
  /// commands has the same words as a built-in command, the conflict is reported to
  /// `ViperDiagnostics` at this call site when a script is played.
  public init(
    screens: [String], fields: [ScriptField] = [], selections: [ScriptSelection] = [],
    counts: [ScriptCount<Stage>] = [], settings: [ScriptSetting<Settings>] = [],
    commands: [ScriptCommand<Stage>], fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    defaults: Settings,
    makeStage:
      @escaping @MainActor @Sendable (_ settings: Settings, _ clock: any Clock<Duration>) -> Stage
  ) {
    self.screens = screens
    self.fields = fields
    self.selections = selections
    self.counts = counts
    self.defaults = defaults
    self.makeStage = makeStage
    let own = commands.map { $0.instruction.map(ScriptLine<Stage, Settings>.instruction) }
    self.own = own
    testSpellings = Set(commands.filter(\.isForTests).map(\.instruction.spelling))
    finding = {
      Diagnostic($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    let openings = own.filter { $0.words.first == "open" }
    let names = fields.map(\.name)
    forms =
      BuiltInForms.settings + settings.map { $0.form.map(ScriptLine.setting) }
      + openings + BuiltInForms.actions(fields: names, selections: selections) + BuiltInForms.time
      + own.filter { $0.words.first != "open" } + BuiltInForms.show
      + KeyForms.actions
      + BuiltInForms.expectations(screens: screens, fields: names, counts: counts)
      + KeyForms.expectations + BuiltInForms.blocks
    formsByWord = Dictionary(grouping: forms) { $0.words.first ?? "" }
  }

  /// The spelling and purpose of each command, in help order.
  public var help: [(spelling: String, text: String)] {
    forms.map { ($0.spelling, $0.help) }
      + [("start COMMAND", "Start a command without waiting for it to finish.")]
  }

  /// The language of an agent, without expectations, waits and environment variables, and without
  /// the commands that only prepare a test.
  ///
  /// A pattern to expect could take exponential time, for example.
  var forAgents: ScriptLanguage {
    let others = [
      "set", "include", "repeat", "end", "show", "screenshot", "expect", "advance", "settle",
      "secret",
    ]
    let hidden = testSpellings.union(KeyForms<Stage, Settings>.actions.map(\.spelling))
    var language = self
    language.forms = forms.filter {
      !others.contains($0.words.first ?? "") && !hidden.contains($0.spelling)
    }
    language.formsByWord = Dictionary(grouping: language.forms) { $0.words.first ?? "" }
    return language
  }

  /// Reports each of the program's own commands that is indistinguishable from another command.
  @MainActor
  func reportShadowedCommands() {
    guard let handler = ViperDiagnostics.handler else { return }
    let spellings = Set(own.map(\.spelling))
    let builtIn = forms.filter { !spellings.contains($0.spelling) || $0.slots.isEmpty }
    for form in own {
      let isTwice = forms.count { $0.spelling == form.spelling } > 1
      let isHidden = builtIn.contains {
        form.words.starts(with: $0.words)
          && ($0.slots.count == form.slots.count
            || $0.words == form.words && $0.counts.overlaps(form.counts))
      }
      guard isTwice || isHidden else { continue }
      handler(
        finding(
          "The script command '\(form.spelling)' conflicts with a built-in command. Rename it."))
    }
  }

  /// Returns a line that contains a mistake, without any text that it may type.
  func shown(line: String) -> String {
    Redactor(fields: secretFields).shown(
      line: line, known: Set(forms.flatMap(\.words)).subtracting(["type", "secret", "field"]),
      names: Set(fields.map(\.name)))
  }

  /// The names of the fields whose text must be hidden.
  var secretFields: Set<String> { Set(fields.filter(\.isSecret).map(\.name)) }
}

/// A field that scripts can fill in.
public struct ScriptField: Hashable, Sendable {
  /// The field's name in its scene.
  public let name: String
  /// Whether the field's text is always hidden in transcripts, reports and mistakes.
  ///
  /// If a scene marks a field as secret, the field's text is hidden regardless of this property.
  public let isSecret: Bool

  /// Creates a field.
  public init(_ name: String, isSecret: Bool = false) {
    self.name = name
    self.isSecret = isSecret
  }
}

/// A number that a stage counts, such as its service requests, for use in `expect NAME N`.
public struct ScriptCount<Stage: ScriptStage>: Sendable {
  /// The word after `expect`.
  public let name: String
  /// The meaning of the number, in one sentence.
  public let help: String
  let value: @MainActor @Sendable (Stage) async -> Int

  /// Creates a count with a closure that returns the number, for example from an actor.
  public init(
    _ name: String, help: String, value: @escaping @MainActor @Sendable (Stage) async -> Int
  ) {
    self.name = name
    self.help = help
    self.value = value
  }
}

/// A stage setting that a script can change before its first action.
public struct ScriptSetting<Settings: Sendable>: Sendable {
  typealias Change = @Sendable (inout Settings) -> Void

  let form: ScriptForm<Change>

  /// Creates a setting that scripts change with `set NAME VALUE`.
  public init<Value: Sendable>(
    _ name: String, _ piece: ScriptPiece<Value>, help: String,
    change: @escaping @Sendable (Value, inout Settings) -> Void
  ) {
    form = ScriptForm("set \(name)", piece, help: help) { value in
      { change(value, &$0) }
    }
  }
}
