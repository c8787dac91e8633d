/// A command: what it takes, what it says of itself, and what it does.
struct CommandSpec: Sendable {
  /// Something that stands on the line without a name.
  struct Argument: Sendable {
    let name: String
    let help: String
    var isRequired = false
    var repeats = false
    /// What can be completed.
    var values = Values.anything

    /// How the usage line spells it.
    var spelling: String {
      let core = "<\(name)>" + (repeats ? "..." : "")
      return isRequired ? core : "[\(core)]"
    }
  }

  let name: String
  /// What it is for, in one sentence.
  let overview: String
  var arguments: [Argument] = []
  var options: [OptionSpec] = []
  /// Lines that can be typed as they stand, without the program's name.
  var examples: [String] = []
  let run: @MainActor @Sendable (ParsedLine, Context) async throws(Stop) -> Void

  /// The usage line.
  var usage: String {
    let own = options.map { "[\($0.spelling)]" }
    return ([Program.name, name] + arguments.map(\.spelling) + own + ["[<options>]"])
      .joined(separator: " ")
  }
}
