import ViperLocalization
import ViperPlatform

package enum OutputOptions {
  package static let json = OptionSpec(
    name: "--json", help: "Print results and errors as JSON."
  ).forPeople()
  package static let format = OptionSpec(
    name: "--format", value: "name",
    help: "Output format.", kind: .choice { FormatName.names },
    default: "table on a terminal, otherwise tsv"
  ).forPeople()
  package static let fields = OptionSpec(
    name: "--fields", value: "a,b,c", help: "Print only these fields; see 'help formatting'.")
  package static let sort = OptionSpec(
    name: "--sort", value: "field",
    help: "Sort rows: highest or newest first, titles A to Z; prefix with - to reverse.",
    takesHyphen: true)
  package static let width = OptionSpec(
    name: "--width", value: "N", help: "Table width in columns.",
    kind: .number(1...OutputStyle.maxColumns)
  ).forPeople()
  package static let noPager = OptionSpec(
    name: "--no-pager", help: "Do not show long output in a pager."
  ).forPeople()
  package static let color = OptionSpec(
    name: "--color", value: "when",
    help: "When to use color.", kind: .choice(of: ColorChoice.self), default: "auto"
  ).forPeople()
  package static let noColor: OptionSpec = {
    var option = OptionSpec(name: "--no-color", help: "Disable color, as with --color never.")
      .forPeople()
    option.equivalent = ("--color", ColorChoice.never.rawValue)
    return option
  }()

  package static let all = [
    json, format, fields, sort, width, noPager, color, noColor,
  ]

  static func hasOwnFormat(_ command: CommandSpec?) -> Bool {
    command?.options.contains { $0.name == format.name } ?? false
  }

  /// Returns whether unparsed words request JSON, so that parsing errors can be reported as JSON.
  static func requestJSON(_ words: [SystemText], _ spec: ProgramSpec) -> Bool {
    let words = words.prefix { $0 != "--" }
    if words.contains("--json") { return true }
    // A command can have its own `--format` option.
    let first = words.first { !$0.hasPrefix("-") }
    guard !hasOwnFormat(spec.command(named: first?.text)) else { return false }
    let names = FormatName.all.filter(\.format.isJSON).map(\.name)
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      names.contains { word == "--format=\($0)" || (word == "--format" && next == "\($0)") }
    }
  }
}

extension ParsedLine {
  /// Returns the format requested on the command line, or the default for the type of output.
  ///
  /// Settings apply only on a terminal, so that scripts do not depend on a user's settings.
  /// Moreover, settings apply only to commands that accept all output options.
  func format(
    _ settings: Settings, _ console: Console, _ environment: Environment
  ) throws(CommandFailure) -> OutputStyle.Format {
    var name = try formatName()
    if name == nil, command?.globals == nil, console.isOutputTerminal, !has(OutputOptions.width) {
      name = settings.value(.format).flatMap(FormatName.named)
    }
    let format =
      name?.format ?? (console.isOutputTerminal ? .screen(columns: 80) : .rows(TSV()))
    let width = number(OutputOptions.width)
    switch format {
    case .screen: return .screen(columns: width ?? OutputStyle.columns(console, environment))
    case _ where width != nil:
      throw needs(OutputOptions.width.name, "\(OutputOptions.format.name) table")
    case .document: return .document(isPretty: console.isOutputTerminal)
    case .rows: return format
    }
  }

  func fieldNames() throws(CommandFailure) -> [String]? {
    guard let text = text(OutputOptions.fields) else { return nil }
    let names = text.split(separator: ",").map { word in
      String(word.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
    }
    guard !names.isEmpty, !names.contains("") else {
      throw usage(
        localizer.text("'\(OutputOptions.fields.name)' needs field names separated by commas."))
    }
    return names
  }

  private func formatName() throws(CommandFailure) -> FormatName? {
    var name: FormatName?
    if !OutputOptions.hasOwnFormat(command), let word = text(OutputOptions.format) {
      name = FormatName.named(word)
    }
    guard has(OutputOptions.json) else { return name }
    guard name == nil || name?.name == "json" else {
      throw conflict(OutputOptions.json.name, OutputOptions.format.name)
    }
    return FormatName.named("json")
  }
}
