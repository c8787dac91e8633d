package import ViperAgent
import ViperLocalization
package import ViperPlatform

extension CommandLineProgram {
  /// Returns a tool for each command and task, except those for people.
  ///
  /// The options of `line`, such as the source of the data, apply to all calls. Commands that take
  /// `networkOption` may use the network.
  package func tools(with line: ParsedLine, networkOption: OptionSpec) -> [AgentTool] {
    spec.allCommands.compactMap { command in
      guard let effect = command.effect else { return nil }
      return CommandTool(
        command: command, effect: effect, usesNetwork: command.takes(networkOption),
        program: self, defaults: line
      ).tool
    }
  }
}

extension AgentIdentity {
  /// Creates the identity of a program, with advice for the model.
  package init(of program: CommandLineProgram, instructions: String) {
    let identity = program.spec.identity
    self.init(name: identity.name, version: identity.version, instructions: instructions)
  }
}

/// A command that an agent can call.
private struct CommandTool {
  let command: CommandSpec
  let effect: CommandEffect
  let usesNetwork: Bool
  let program: CommandLineProgram
  /// The line with the options that apply to all calls.
  let defaults: ParsedLine

  var tool: AgentTool {
    AgentTool(
      name: command.words.joined(separator: "_"),
      title: command.name.prefix(1).uppercased() + command.name.dropFirst(),
      description: description,
      parameters: command.arguments.map(parameter) + options.map(parameter), effect: agentEffect
    ) { arguments in await reply(to: arguments) }
  }

  private var description: String {
    let result = command.document.isEmpty ? "" : "Result: \(command.document)"
    return [command.overview, command.note, result].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var agentEffect: AgentTool.Effect {
    let effect: AgentTool.Effect =
      switch effect {
      case .reads, .prints: .reads
      case .adds: .adds
      case .sets: .sets
      case .changes: .changes
      }
    return usesNetwork ? effect.inOpenWorld : effect
  }

  /// The options that a call can have.
  private var options: [OptionSpec] {
    (command.options + program.spec.globals.filter(command.takes)).filter { !$0.isForPeople }
  }

  // MARK: Parameters

  private func parameter(_ argument: CommandSpec.Argument) -> AgentParameter {
    let kind = kind(argument.kind)
    return AgentParameter(
      name: Self.name(argument), description: text(argument.help, argument.defaultValue),
      kind: argument.repeats && !argument.isText ? .list(kind) : kind,
      isRequired: argument.isRequired)
  }

  private func parameter(_ option: OptionSpec) -> AgentParameter {
    var help = option.help
    let fields = command.fields().map(\.name)
    if option == OutputOptions.fields || option == OutputOptions.sort, !fields.isEmpty {
      let words = option == OutputOptions.sort ? command.sortWords ?? fields : fields
      help += " Names: \(words.joined(separator: ", "))."
    }
    let conflicts = options.map(\.name).filter(option.conflicts.contains)
    if !conflicts.isEmpty {
      help += " Not together with \(conflicts.map(Self.name).joined(separator: ", "))."
    }
    return AgentParameter(
      name: Self.name(option.name), description: text(help, option.defaultValue),
      kind: kind(option.kind))
  }

  private func text(_ help: String, _ defaultValue: String?) -> String {
    help + (defaultValue.map { " Default: \($0)." } ?? "")
  }

  /// Returns the name of an argument, which agents restrict to letters, digits and underscores.
  private static func name(_ argument: CommandSpec.Argument) -> String {
    argument.name.replacing("|", with: "_or_")
  }

  /// Returns the name of an option, such as `no_rate` for `--no-rate`.
  private static func name(_ option: String) -> String {
    String(option.drop { $0 == "-" }).replacing("-", with: "_")
  }

  private func kind(_ kind: ValueKind) -> AgentParameter.Kind {
    switch kind {
    case .flag: .flag
    case .text, .words, .file, .helpSubject: .text
    case .choice(let words): .choice(words())
    case .number(let range): .number(range)
    }
  }

  // MARK: Calls

  @MainActor
  private func reply(to arguments: AgentTool.Arguments) async -> AgentReply {
    let collected = CollectedOutput()
    do throws(CommandFailure) {
      try await program.run(try line(arguments), collecting: collected)
      return Self.reply(collected)
    } catch {
      let texts = [collected.output].filter { !$0.isEmpty } + collected.notes
      return AgentReply(document: error.document, texts: texts, isError: true)
    }
  }

  /// Returns a line that is put together rather than parsed, so that no argument can be mistaken
  /// for a task or an option.
  private func line(_ arguments: AgentTool.Arguments) throws(CommandFailure) -> ParsedLine {
    var values: [ParsedLine.Value] = []
    for option in options {
      let value = arguments[Self.name(option.name)]
      if let word = value == true ? "" : value?.word {
        values.append((option.name, SystemText(word)))
      }
    }
    let given = Set(values.map(\.option))
    let taken = program.spec.globals.filter(command.takes)
    values += defaults.values.filter { value in
      !given.contains(value.option) && taken.contains { $0.name == value.option }
    }
    if effect != .prints, command.takes(OutputOptions.json) {
      values.append((OutputOptions.json.name, ""))
    }
    values.append((OutputOptions.color.name, SystemText(ColorChoice.never.rawValue)))
    let line = ParsedLine(command: command, paths: try words(arguments), values: values)
    try line.check(command.arguments)
    try line.check(command.options + taken)
    return line
  }

  private func words(_ arguments: AgentTool.Arguments) throws(CommandFailure) -> [SystemText] {
    var words: [String] = []
    var missing: CommandSpec.Argument?
    for argument in command.arguments {
      let value = arguments[Self.name(argument)]
      if let missing, value != nil {
        throw ParsedLine(command: command, paths: [], values: []).missing(Self.name(missing))
      }
      if value == nil { missing = argument }
      words += (value?.list ?? [value].compactMap(\.self)).compactMap(\.word)
    }
    try check(words)
    return words.map { SystemText($0) }
  }

  /// Rejects what would read the client's messages, or could wait forever.
  private func check(_ words: [String]) throws(CommandFailure) {
    let localizer = ParsedLine(command: command, paths: [], values: []).localizer
    guard !words.contains("-") else {
      throw .usage(
        localizer.text("'-' stands for standard input, which an agent does not have."), command)
    }
    let takesFile = command.arguments.contains { if case .file = $0.kind { true } else { false } }
    if takesFile, let word = words.first(where: { SystemText($0).isSpecial }) {
      throw CommandFailure(
        exitCode: .badData, code: "bad-input", message: localizer.text("\(word) is not a file."))
    }
  }

  private static func reply(_ collected: CollectedOutput) -> AgentReply {
    let output = collected.output
    // A document has no line breaks; several documents or an exported file have.
    guard !output.utf8.contains(UInt8(ascii: "\n")) else {
      return AgentReply(texts: [output] + collected.notes)
    }
    switch output.utf8.first {
    case UInt8(ascii: "{"): return AgentReply(document: output, texts: collected.notes)
    // Only the newest revision of the protocol allows a list.
    case UInt8(ascii: "["):
      return AgentReply(document: "{\"items\":\(output)}", texts: collected.notes)
    default: return AgentReply(texts: [output].filter { !$0.isEmpty } + collected.notes)
    }
  }
}

extension Console {
  /// Returns the next line of an input, or fails with a message for the user.
  package func next(_ lines: inout InputLines) async throws(CommandFailure) -> [UInt8]? {
    do throws(SystemFileError) { return try await lines.next() } catch {
      throw CommandFailure(
        exitCode: .noInput, code: "input-not-readable",
        message: localizer.text("Cannot read standard input: \(error.reason)."))
    }
  }
}
