/// The format of a run's output, and whether it has colors.
struct OutputStyle: Sendable {
  /// The formats of the output.
  enum Format: Sendable {
    /// A screen for the user, at a terminal with a number of columns.
    case screen(columns: Int)
    /// Tab-separated values for another program.
    case tsv
    /// JSON for another program; indented if it is pretty.
    case json(isPretty: Bool)
  }

  /// The values of the option `--color`.
  enum When: String, CaseIterable { case auto, always, never }

  let format: Format
  let isColored: Bool

  init(format: Format, isColored: Bool) {
    self.format = format
    self.isColored = isColored
  }

  init(_ line: ParsedLine, console: Console, environment: Environment) throws(CommandFailure) {
    let when = try line.choice(OutputOptions.color, of: When.self) ?? .auto
    isColored =
      switch when {
      case .always: true
      case .never: false
      case .auto: Self.wantsColor(console, environment)
      }
    if line.has(OutputOptions.json) {
      format = .json(isPretty: console.isOutputTerminal)
    } else if console.isOutputTerminal {
      format = .screen(columns: Self.columns(console, environment))
    } else {
      format = .tsv
    }
  }

  /// Returns whether the environment enables colors.
  ///
  /// The rules are those of https://no-color.org and https://bixense.com/clicolors, in the order
  /// that the manual states.
  private static func wantsColor(_ console: Console, _ environment: Environment) -> Bool {
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if environment["CLICOLOR"] == "0" { return false }
    if environment["TERM"] == "dumb" { return false }
    return console.isOutputTerminal
  }

  /// The largest number of columns.
  ///
  /// No terminal is wider, so a larger value of `COLUMNS` is ignored.
  private static let mostColumns = 10_000

  /// Returns the number of columns from `COLUMNS`, else from the terminal, else 80.
  static func columns(_ console: Console, _ environment: Environment) -> Int {
    if let word = environment["COLUMNS"], let columns = Int(word),
      (1...mostColumns).contains(columns)
    {
      return columns
    }
    return console.columns ?? 80
  }
}
