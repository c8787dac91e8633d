import ViperPlatform

/// The options for the format of the output.
package enum OutputOptions {
  package static let json = OptionSpec(
    name: "--json", help: "Write one JSON document, and errors as JSON.")
  package static let format = OptionSpec(
    name: "--format", value: "name",
    help: "Write data as \(FormatName.list). (default: table on a terminal, else tsv)",
    values: .list(FormatName.names))
  package static let fields = OptionSpec(
    name: "--fields", value: "a,b,c", help: "Write these fields; see 'help formatting'.")
  package static let template = OptionSpec(
    name: "--template", value: "text",
    help: "Write each as a text such as '{{title}} ({{year}})'; see 'help formatting'.")
  package static let sort = OptionSpec(
    name: "--sort", value: "field",
    help: "Put rows in order: highest and newest first, titles A to Z; -field turns it round.",
    takesHyphen: true)
  package static let width = OptionSpec(
    name: "--width", value: "N", help: "The number of columns of a table, 1 to 10000.")
  package static let noPager = OptionSpec(
    name: "--no-pager", help: "Do not show long output in a pager.")
  package static let color = OptionSpec(
    name: "--color", value: "when", help: "Use color: auto, always or never. (default: auto)",
    values: .list(ColorChoice.allCases.map(\.rawValue)))
  package static let noColor: OptionSpec = {
    var option = OptionSpec(name: "--no-color", help: "Use no color, as with --color never.")
    option.equivalent = .init(name: "--color", value: ColorChoice.never.rawValue)
    return option
  }()

  package static let all = [json, format, fields, template, sort, width, noPager, color, noColor]

  /// Returns whether a command line requests JSON, possibly through an alias.
  static func requestJSON(_ line: ParsedLine) -> Bool {
    line.has(json)
      || !hasOwnFormat(line.command) && line.text(format).flatMap(FormatName.named)?.isJSON == true
  }

  static func hasOwnFormat(_ command: CommandSpec?) -> Bool {
    command?.options.contains { $0.name == format.name } ?? false
  }

  /// Returns whether unparsed words request JSON, also for an error in parsing them.
  static func requestJSON(_ words: [SystemText], _ spec: ProgramSpec) -> Bool {
    let words = words.prefix { $0 != "--" }
    if words.contains("--json") { return true }
    // A command can have a `--format` of its own.
    let first = words.first { !$0.hasPrefix("-") }
    guard !hasOwnFormat(spec.command(named: first?.text)) else { return false }
    let names = FormatName.all.filter(\.isJSON).map(\.name)
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      names.contains { word == "--format=\($0)" || (word == "--format" && next == "\($0)") }
    }
  }
}
