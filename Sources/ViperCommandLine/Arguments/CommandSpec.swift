/// The syntax of a command's line, and the texts of its help.
package struct CommandSpec: Sendable {
  /// An argument, which is identified by its position.
  package struct Argument: Sendable {
    package let name: String
    package let help: String
    package let isRequired: Bool
    package let repeats: Bool
    /// The values that a shell can complete, which only a completion makes.
    package let values: @Sendable () -> Values

    /// Creates an argument, which need not be given unless it is required.
    package init(
      name: String, help: String, isRequired: Bool = false, repeats: Bool = false,
      values: @autoclosure @escaping @Sendable () -> Values = .anything
    ) {
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.repeats = repeats
      self.values = values
    }

    /// The spelling of the argument in the usage line.
    var spelling: String {
      let core = "<\(name)>" + (repeats ? "..." : "")
      return isRequired ? core : "[\(core)]"
    }
  }

  package let name: String
  /// The purpose of the command, in one sentence.
  package let overview: String
  package let arguments: [Argument]
  package let options: [OptionSpec]
  /// The global options that concern the command; `nil` if all of them do.
  package let globals: [OptionSpec]?
  /// The words that `--sort` takes if they are not the names of fields; `nil` if they are.
  let sortWords: [String]?
  /// Lines that the user can type, without the program's name.
  package let examples: [String]
  /// A paragraph at the end of the help; empty if there is none.
  package let note: String
  /// Whether a run of the command reads the settings.
  ///
  /// A command that does not works also if their file is damaged.
  let readsSettings: Bool
  /// Whether long output is shown in a pager, because it is read from its beginning.
  let isPaged: Bool

  /// Creates the syntax of a command.
  package init(
    name: String, overview: String, arguments: [Argument] = [], options: [OptionSpec] = [],
    globals: [OptionSpec]? = nil, sortWords: [String]? = nil, examples: [String] = [],
    note: String = "", readsSettings: Bool = true, isPaged: Bool = true
  ) {
    self.name = name
    self.overview = overview
    self.arguments = arguments
    self.options = options
    self.globals = globals
    self.sortWords = sortWords
    self.examples = examples
    self.note = note
    self.readsSettings = readsSettings
    self.isPaged = isPaged
  }

  /// Returns whether a global option concerns the command.
  ///
  /// An option of the command with the same name takes its place.
  package func takes(_ global: OptionSpec) -> Bool {
    !options.contains { $0.name == global.name }
      && globals?.contains { $0.name == global.name } ?? true
  }

  /// The line of the command, without the program's name.
  var usage: String {
    ([name] + arguments.map(\.spelling) + options.map { "[\($0.usage)]" } + ["[<options>]"])
      .joined(separator: " ")
  }
}
