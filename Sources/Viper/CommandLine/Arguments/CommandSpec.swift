/// The syntax of a command, and its help text.
package struct CommandSpec: Sendable {
  package struct Argument: Sendable {
    package let name: String
    package let help: String
    package let isRequired: Bool
    package let repeats: Bool
    let kind: ValueKind
    /// The value that applies without the argument, or a phrase about it; `nil` if there is none.
    let defaultValue: String?

    package init(
      name: String, help: String, isRequired: Bool = false, repeats: Bool = false,
      kind: ValueKind = .text, default defaultValue: String? = nil
    ) {
      self.name = name
      self.help = help
      self.isRequired = isRequired
      self.repeats = repeats
      self.kind = kind
      self.defaultValue = defaultValue
    }

    /// Whether the argument selects one of the command's tasks, which its help lists.
    var isTask: Bool { name == "task" }

    /// The argument's spelling in the usage line.
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
  /// The global options that apply to the command; `nil` if all of them apply.
  package let globals: [OptionSpec]?
  /// The possible values of `--sort`; `nil` if the values are the names of the fields.
  let sortWords: [String]?
  /// Example command lines, without the program's name.
  package let examples: [String]
  /// A paragraph at the end of the help page; empty if there is none.
  package let note: String
  /// Whether the command reads the settings.
  ///
  /// A command that does not read the settings works even if the settings file is damaged.
  let readsSettings: Bool
  let isPaged: Bool

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

  /// Returns whether a global option applies and is not overridden by one of the command's own
  /// options.
  package func takes(_ global: OptionSpec) -> Bool {
    !options.contains { $0.name == global.name }
      && globals?.contains { $0.name == global.name } ?? true
  }

  /// The usage line, without the program's name.
  var usage: String {
    ([name] + arguments.map(\.spelling) + options.map { "[\($0.usage)]" } + ["[<options>]"])
      .joined(separator: " ")
  }
}
