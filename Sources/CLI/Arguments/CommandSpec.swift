/// A command: the syntax of its line, the texts of its help, and what it does.
struct CommandSpec: Sendable {
  /// An argument, which is identified by its position.
  struct Argument: Sendable {
    let name: String
    let help: String
    var isRequired = false
    var repeats = false
    /// The values that a shell can complete.
    var values = Values.anything

    /// The spelling of the argument in the usage line.
    var spelling: String {
      let core = "<\(name)>" + (repeats ? "..." : "")
      return isRequired ? core : "[\(core)]"
    }
  }

  /// A closure that carries out a command line.
  typealias Run = @MainActor @Sendable (ParsedLine, Context) async throws(CommandFailure) -> Void

  let name: String
  /// The purpose of the command, in one sentence.
  let overview: String
  var arguments: [Argument] = []
  var options: [OptionSpec] = []
  /// The global options that concern the command; `nil` if all of them do.
  var globals: [OptionSpec]?
  /// Lines that the user can type, without the program's name.
  var examples: [String] = []
  /// A paragraph at the end of the help; empty if there is none.
  var note = ""
  /// Whether a run of the command reads the settings.
  ///
  /// A command that does not works also if their file is damaged.
  var readsSettings = true
  let run: Run

  /// Returns whether a global option concerns the command.
  ///
  /// An option of the command with the same name takes its place.
  func takes(_ global: OptionSpec) -> Bool {
    !options.contains { $0.name == global.name }
      && globals?.contains { $0.name == global.name } ?? true
  }

  var usage: String {
    let own = options.map { "[\($0.usage)]" }
    return ([About.name, name] + arguments.map(\.spelling) + own + ["[<options>]"])
      .joined(separator: " ")
  }
}

extension CommandFailure {
  /// Returns the failure for a mistake on the command line.
  static func usage(_ message: String, _ command: CommandSpec?) -> CommandFailure {
    CommandFailure(exitCode: .usage, code: "usage", message: message, command: command)
  }
}
