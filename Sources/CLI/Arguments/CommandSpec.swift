/// The syntax of a command's line, and the texts of its help.
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

  let name: String
  /// The purpose of the command, in one sentence.
  let overview: String
  var arguments: [Argument] = []
  var options: [OptionSpec] = []
  /// Lines that the user can type, without the program's name.
  var examples: [String] = []
  let run: @MainActor @Sendable (ParsedLine, Context) async throws(Stop) -> Void

  /// The usage line.
  var usage: String {
    let own = options.map { "[\($0.spelling)]" }
    return ([Program.name, name] + arguments.map(\.spelling) + own + ["[<options>]"])
      .joined(separator: " ")
  }
}
