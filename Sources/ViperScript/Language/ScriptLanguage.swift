public import Viper

/// The language of a program's scripts: the commands that every program has, and its own.
public struct ScriptLanguage<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// A closure that creates the stage of a run, from its settings and its clock.
  public typealias StageMaker = @MainActor @Sendable (Settings, any Clock<Duration>) -> Stage

  /// The names of the screens, for `expect screen`.
  public let screens: [String]
  /// The fields that scripts can fill in.
  public let fields: [ScriptField]
  /// The kinds of rows that scripts select by identifiers of their own.
  public let selections: [ScriptSelection]
  let defaults: Settings
  let makeStage: StageMaker
  let forms: [ScriptForm<ScriptLine<Stage, Settings>>]
  /// The forms by their first word, so that a long script is read quickly.
  let formsByWord: [String: [ScriptForm<ScriptLine<Stage, Settings>>]]

  /// Creates a language, with the settings of a script that changes none as its defaults.
  public init(
    screens: [String], fields: [ScriptField] = [], selections: [ScriptSelection] = [],
    counts: [ScriptCount<Stage>] = [], settings: [ScriptSetting<Settings>] = [],
    commands: [ScriptCommand<Stage>],
    defaults: Settings, makeStage: @escaping StageMaker
  ) {
    self.screens = screens
    self.fields = fields
    self.selections = selections
    self.defaults = defaults
    self.makeStage = makeStage
    let own = commands.map { $0.instruction.map(ScriptLine<Stage, Settings>.instruction) }
    let openings = own.filter { $0.words.first == "open" }
    let names = fields.map(\.name)
    forms =
      BuiltInForms.settings + settings.map { $0.form.map(ScriptLine.setting) }
      + openings + BuiltInForms.actions(fields: names, selections: selections) + BuiltInForms.time
      + own.filter { $0.words.first != "open" } + BuiltInForms.show
      + BuiltInForms.expectations(screens: screens, fields: names, counts: counts)
      + BuiltInForms.blocks
    formsByWord = Dictionary(grouping: forms) { $0.words.first ?? "" }
  }

  /// The spelling and the purpose of each command, in the order in which the help shows them.
  public var help: [(spelling: String, text: String)] {
    forms.map { ($0.spelling, $0.help) }
      + [("start COMMAND", "Begin a command without waiting for it to end.")]
  }

  /// The rules of what mistakes show of a line.
  var secrecy: ScriptSecrecy {
    ScriptSecrecy(
      commands: Set(formsByWord.keys), fields: Set(fields.map(\.name)), secretFields: secretFields)
  }

  /// The names of the fields whose text must not be shown.
  var secretFields: Set<String> { Set(fields.filter(\.isSecret).map(\.name)) }
}

/// The stage that a script is played on: the modules of a program in a window.
///
/// The player creates a stage for each run, and uses it on the main actor. A stage should not
/// depend on the machine: use test doubles for the services behind the modules, and the clock that
/// the player provides.
@MainActor
public protocol ScriptStage: AnyObject, SendableMetatype {
  /// The window that shows the modules.
  ///
  /// The player sets its `onChange`.
  var window: Window { get }
}
