import ViperPlatform

/// The options that choose how data are written.
enum OutputOptions {
  static let json = OptionSpec(
    name: "--json", help: "Write one JSON document, and errors as JSON.")
  static let format = OptionSpec(
    name: "--format", value: "name",
    help: "Write data as table, tsv, json or ndjson. (default: table on a terminal, else tsv)",
    values: .cases(of: FormatName.self))
  static let fields = OptionSpec(
    name: "--fields", value: "a,b,c", help: "Write these fields; see 'help formatting'.")
  static let template = OptionSpec(
    name: "--template", value: "text",
    help: "Write each as a text such as '{{title}} ({{year}})'; see 'help formatting'.")
  static let sort = OptionSpec(
    name: "--sort", value: "field",
    help: "Put rows in order: highest and newest first, titles A to Z; -field turns it round.",
    takesHyphen: true)
  static let width = OptionSpec(
    name: "--width", value: "N", help: "The number of columns of a table, 1 to 10000.")
  static let noPager = OptionSpec(
    name: "--no-pager", help: "Do not show long output in a pager.")
  static let color = OptionSpec(
    name: "--color", value: "when", help: "Use color: auto, always or never. (default: auto)",
    values: .cases(of: ColorChoice.self))
  static let noColor = OptionSpec(
    name: "--no-color", help: "Use no color, as with --color never.",
    meaning: .init(name: "--color", value: ColorChoice.never.rawValue))

  static let all = [json, format, fields, template, sort, width, noPager, color, noColor]

  /// The names of `--format`.
  enum FormatName: String, CaseIterable { case table, tsv, json, ndjson }

  /// A Boolean value that indicates whether a command line asks for JSON, possibly by an alias.
  static func areJSON(_ line: ParsedLine) -> Bool {
    let isOwn = line.command?.options.contains { $0.name == format.name } ?? false
    return line.has(json) || !isOwn && ["json", "ndjson"].contains(line.text(format))
  }

  /// A Boolean value that indicates whether words ask for JSON, and so for errors as JSON.
  ///
  /// It is known before the words are read as a command line, because that can fail.
  static func areJSON(_ words: [SystemText]) -> Bool {
    let words = words.prefix { $0 != "--" }
    if words.contains("--json") { return true }
    // `play` reports in a format of its own.
    guard words.first(where: { !$0.hasPrefix("-") }) != "play" else { return false }
    let names = ["json", "ndjson"]
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      names.contains { word == "--format=\($0)" || (word == "--format" && next == "\($0)") }
    }
  }
}
