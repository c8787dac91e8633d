/// The style of the program's output: the format, its fields and order, and the colors.
package struct OutputStyle: Sendable {
  /// A format of the output.
  package enum Format: Sendable {
    /// Tables and paragraphs for a person, in a number of columns.
    case screen(columns: Int)
    /// Lines of fields for another program.
    case tsv
    /// One JSON document, indented on a terminal.
    case json(isPretty: Bool)
    /// One line of JSON for each row.
    case ndjson
    /// The text of a template for each row.
    case template(Template)
  }

  package let format: Format
  package let isColored: Bool
  /// The rule for color, which applies to standard error as well; `nil` if unknown.
  var coloring: ColorRule?
  /// The names of the fields that the command line requests; `nil` if it requests none.
  var fields: [String]?
}

extension OutputStyle {
  /// Creates the style of a run; settings override `NO_COLOR`, as https://no-color.org requires.
  init(
    _ line: ParsedLine, _ settings: Settings, console: Console, environment: Environment
  ) throws(CommandFailure) {
    var when = try line.choice(OutputOptions.color, of: ColorChoice.self)
    if when == nil { when = try settings.choice(.color) }
    let rule = ColorRule(when: when ?? .auto, environment: environment)
    coloring = rule
    isColored = rule.isColored(isTerminal: console.isOutputTerminal)
    format = try line.format(settings, console, environment)
    fields = try line.fieldNames()
  }

  /// Whether a person reads the output: a table or a page.
  package var isForPeople: Bool {
    if case .screen = format { true } else { false }
  }

  /// Whether failures are written as JSON too.
  package var isJSON: Bool {
    switch format {
    case .json, .ndjson: true
    case .screen, .tsv, .template: false
    }
  }

  /// Whether each subject has its own line or text, with nothing in between.
  package var isForRows: Bool {
    switch format {
    case .ndjson, .template: true
    case .screen, .tsv, .json: false
    }
  }

  /// The largest number of columns of a table.
  static let maxColumns = 10_000

  /// Returns the width of a table: that of `COLUMNS`, else of the terminal, else 80.
  package static func columns(_ console: Console, _ environment: Environment) -> Int {
    if let word = environment["COLUMNS"], let columns = Int(word),
      (1...maxColumns).contains(columns)
    {
      return columns
    }
    return console.columns ?? 80
  }
}
