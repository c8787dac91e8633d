/// The syntax of a command, and its help text.
package struct CommandSpec: Sendable {
  package struct Argument: Sendable {
    package let name: String
    private let makeHelp: @Sendable () -> String
    package var help: String { makeHelp() }
    package let isRequired: Bool
    package let repeats: Bool
    /// Whether repeated words are one text, such as a title, rather than several values.
    let isText: Bool
    let kind: ValueKind
    /// The value that applies without the argument, or a phrase about it; `nil` if there is none.
    let defaultValue: String?

    package init(
      name: String, help: @autoclosure @escaping @Sendable () -> String, isRequired: Bool = false,
      repeats: Bool = false, isText: Bool = false,
      kind: ValueKind = .text, default defaultValue: String? = nil
    ) {
      self.name = name
      makeHelp = help
      self.isRequired = isRequired
      self.repeats = repeats
      self.isText = isText
      self.kind = kind
      self.defaultValue = defaultValue
    }

    /// The argument's spelling in the usage line.
    var spelling: String {
      let core = "<\(name)>" + (repeats ? "..." : "")
      return isRequired ? core : "[\(core)]"
    }
  }

  /// The name, which for a task includes the name of its command, as in `library upload`.
  package let name: String
  /// The purpose of the command, in one sentence.
  package let overview: String
  /// A closure that returns the fields that the command can print.
  package let fields: @Sendable () -> [FieldInfo]
  /// The members of the command's JSON document that are not fields, for the help; empty if there
  /// are none.
  package let document: String
  package let arguments: [Argument]
  package let options: [OptionSpec]
  /// The global options that apply to the command; `nil` if all of them apply.
  package let globals: [OptionSpec]?
  /// The possible values of `--sort`; `nil` if the values are the names of the fields.
  let sortWords: [String]?
  /// Example command lines, without the program's name.
  package internal(set) var examples: [String]
  /// A paragraph at the end of the help page; empty if there is none.
  package let note: String
  /// What the command does to the user's data; `nil` if only people use it.
  let effect: CommandEffect?
  /// Whether the command reads the settings.
  ///
  /// A command that does not read the settings works even if the settings file is damaged.
  let readsSettings: Bool
  let isPaged: Bool
  /// The tasks, any of which can follow the name of the command.
  package internal(set) var tasks: [CommandSpec] = []
  /// Whether the command does nothing without a task.
  var needsTask = false

  package init(
    name: String, overview: String, effect: CommandEffect? = nil,
    fields: @autoclosure @escaping @Sendable () -> [FieldInfo] = [], document: String = "",
    arguments: [Argument] = [], options: [OptionSpec] = [],
    globals: [OptionSpec]? = nil, sortWords: [String]? = nil, examples: [String] = [],
    note: String = "", readsSettings: Bool = true, isPaged: Bool = true
  ) {
    self.name = name
    self.overview = overview
    self.fields = fields
    self.document = document
    self.arguments = arguments
    self.options = options
    self.globals = globals
    self.sortWords = sortWords
    self.examples = examples
    self.note = note
    self.effect = effect
    self.readsSettings = readsSettings
    self.isPaged = isPaged
  }

  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }
  /// The name of a task, without the name of its command.
  package var taskName: String { words.last ?? name }
  /// The options of the command and of its tasks.
  package var allOptions: [OptionSpec] { options + tasks.flatMap(\.options) }

  /// Returns whether a global option applies and is not overridden by one of the command's own
  /// options.
  package func takes(_ global: OptionSpec) -> Bool {
    !options.contains { $0.name == global.name }
      && globals?.contains { $0.name == global.name } ?? true
  }

  /// The usage line, without the program's name.
  var usage: String {
    let task = tasks.isEmpty ? [] : [needsTask ? "<task>" : "[<task>]"]
    return
      ([name] + task + arguments.map(\.spelling) + options.map { "[\($0.usage)]" } + ["[<options>]"])
      .joined(separator: " ")
  }
}

/// What a command does to the user's data, which tells agents whether to ask first.
package enum CommandEffect: Sendable {
  /// Reads data.
  case reads
  /// Reads data, and prints it in a format of its own, also with `--json`.
  case prints
  /// Adds data.
  case adds
  /// Sets values, so that repeating the command has no effect.
  case sets
  /// Replaces or removes data.
  case changes
}
