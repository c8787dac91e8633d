/// The style of the program's output: the format, its fields and order, and the colors.
package struct OutputStyle: Sendable {
  package enum Format: Sendable {
    /// Tables and paragraphs for a person, in a number of columns.
    case screen(columns: Int)
    /// One JSON document, indented on a terminal.
    case document(isPretty: Bool)
    /// Rows for another program, each written as it comes.
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
  /// The rule for color, which applies to standard error as well; `nil` if unknown.
  var coloring: ColorRule?
  /// The names of the fields that the command line requests; `nil` if it requests none.
  var fields: [String]?
}

extension OutputStyle {
  /// Creates the style of a run.
  ///
  /// Settings override `NO_COLOR`, as required by https://no-color.org.
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

  package var isForPeople: Bool {
    if case .screen = format { true } else { false }
  }

  package var isJSON: Bool { format.isJSON }

  package var separatesPages: Bool {
    if case .rows(let format) = format { format.separatesPages } else { true }
  }

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
