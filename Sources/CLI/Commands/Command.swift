/// A command: the syntax of its line, and what it does.
struct Command: Sendable {
  /// A closure that carries out a command line.
  typealias Run = @MainActor @Sendable (ParsedLine, Context) async throws(CommandFailure) -> Void

  let spec: CommandSpec
  let run: Run

  init(
    name: String, overview: String, arguments: [CommandSpec.Argument] = [],
    options: [OptionSpec] = [], globals: [OptionSpec]? = nil, examples: [String] = [],
    note: String = "", readsSettings: Bool = true, run: @escaping Run
  ) {
    spec = CommandSpec(
      name: name, overview: overview, arguments: arguments, options: options, globals: globals,
      examples: examples, note: note, readsSettings: readsSettings)
    self.run = run
  }
}
