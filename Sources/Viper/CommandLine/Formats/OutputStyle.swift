/// The style of the program's output: the format, the fields, their order, and the use of color.
package struct OutputStyle: Sendable {
  package enum Format: Sendable {
    /// Tables and paragraphs to be read by a person, with a width in columns.
    case screen(columns: Int)
    /// A single JSON document, which is indented on a terminal.
    case document(isPretty: Bool)
    /// Rows to be read by other programs, each written as soon as it is available.
    case rows(any RowFormat)

    var isJSON: Bool {
      switch self {
      case .screen: false
      case .document: true
      case .rows(let format): format.isJSON
      }
    }
  }

  package let format: Format
  package let isColored: Bool
  /// The color rule, which also applies to standard error; `nil` if the rule is unknown.
  var coloring: ColorRule?
  /// The names of the fields requested on the command line; `nil` if none were requested.
  var fields: [String]?
}

extension OutputStyle {
  /// Creates the style for a run.
  ///
  /// As required by https://no-color.org, settings override `NO_COLOR`.
  init(
    _ line: ParsedLine, _ settings: Settings, console: Console, environment: Environment
  ) throws(CommandFailure) {
    var when = line.choice(OutputOptions.color, of: ColorChoice.self)
    if when == nil { when = settings.choice(.color) }
    let rule = ColorRule(when: when ?? .auto, environment: environment)
    coloring = rule
    isColored = rule.isColored(isTerminal: console.isOutputTerminal)
    format = try line.format(settings, console, environment)
    fields = try line.fieldNames()
  }

  package var isForPeople: Bool {
    if case .screen = format { true } else { false }
  }

  package var isJSON: Bool { format.isJSON }

  package var separatesPages: Bool {
    if case .rows(let format) = format { format.separatesPages } else { true }
  }

  static let maxColumns = 10_000

  /// Returns the width of a table, which is `COLUMNS` if set, otherwise the terminal's width or, if
  /// there is no terminal, 80.
  package static func columns(_ console: Console, _ environment: Environment) -> Int {
    if let word = environment["COLUMNS"], let columns = Int(word),
      (1...maxColumns).contains(columns)
    {
      return columns
    }
    return console.columns ?? 80
  }
}
