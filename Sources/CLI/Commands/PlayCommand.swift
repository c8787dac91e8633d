import Wording

extension Commands {
  private enum Format: String, CaseIterable { case text, junit, json }

  private static let check = OptionSpec(
    name: "--check", help: "Only read the script: nothing runs.")
  private static let transcript = OptionSpec(
    name: "--transcript", value: "file",
    help: "Compare with a kept transcript, and print the difference.", values: .files)
  private static let update = OptionSpec(
    name: "--update", help: "Write the transcript that is given with --transcript.")
  private static let format = OptionSpec(
    name: "--format", value: "name", help: "What to print: text, junit or json. (default: text)",
    values: .cases(of: Format.self))

  static let play = CommandSpec(
    name: "play", overview: "Play a script of actions, and print what it shows.",
    arguments: [
      .init(
        name: "script", help: "The script's file; - is standard input.", isRequired: true,
        values: .files)
    ],
    options: [check, transcript, update, format],
    examples: [
      "play login.script", "play login.script --transcript login.txt",
      "play - --format junit < login.script > login.xml",
    ]
  ) { (line, context) throws(Stop) in
    let format = try format(line)
    guard !line.has(update) || line.has(transcript) else {
      throw line.usage(line.localizer("'\(update.name)' needs '\(transcript.name)'."))
    }
    try check(line)
    let steps = try read(line.arguments[0], context)
    if line.has(check) { return }
    let playing = Playing(name: line.arguments[0], steps: steps, context: context)
    if let path = line.text(transcript) {
      return try await playing.compare(with: path, isUpdated: line.has(update))
    }
    switch format {
    case .text: try await playing.print()
    case .junit: try await playing.report { ScriptReport.junit($0) }
    case .json:
      let isPretty = context.console.isOutputTerminal
      try await playing.report { ScriptReport.json($0, isPretty: isPretty) }
    }
  }

  /// Whether the options go together.
  private static func check(_ line: ParsedLine) throws(Stop) {
    let apart = [
      (transcript, Commands.format), (check, transcript), (check, update), (check, Commands.format),
    ]
    for (one, other) in apart where line.has(one) && line.has(other) {
      throw line.usage(line.localizer("'\(one.name)' and '\(other.name)' cannot both be so."))
    }
    guard let path = line.text(transcript) else { return }
    let real = ScriptFile.realPath(path)
    guard path != "-", real == nil || real != ScriptFile.realPath(line.arguments[0]) else {
      throw line.usage(
        line.localizer("'\(transcript.name)' needs a file of its own, and '\(path)' is none."))
    }
  }

  private static func format(_ line: ParsedLine) throws(Stop) -> Format {
    let format = try line.choice(format, of: Format.self)
    // Every command that reads says with --json what it has to say as JSON.
    return format ?? (line.has(GlobalOptions.json) ? .json : .text)
  }

  /// The whole script, understood; otherwise all of its mistakes.
  private static func read(_ name: String, _ context: Context) throws(Stop) -> [ScriptStep] {
    var reader = ScriptReader()
    do throws(ScriptFile.Problem) {
      let bytes =
        name == "-"
        ? try ScriptFile.bytes(of: context.console.input) : try ScriptFile.bytes(at: name)
      reader.read(bytes, name: name, path: name == "-" ? nil : ScriptFile.realPath(name))
    } catch {
      let localizer = context.localizer
      throw Stop(
        exitCode: .noInput, code: "no-input",
        message: localizer("The script \(name) cannot be read: \(error.reason)."))
    }
    guard reader.mistakes.isEmpty else {
      let count = reader.mistakes.count
      throw Stop(
        exitCode: .badData, code: "bad-script",
        message: count == 1
          ? "The script has a mistake."
          : "The script has \(count) mistakes"
            + (count < ScriptReader.mostMistakes ? "." : " or more: nobody reads on after those."),
        details: reader.mistakes.map(\.text).joined(separator: "\n"))
    }
    return reader.steps
  }
}
