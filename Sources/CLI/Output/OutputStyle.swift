/// How the output of a run looks.
struct OutputStyle: Sendable {
  /// Who reads it.
  enum Format: Sendable {
    /// A person at a terminal of so many columns.
    case screen(columns: Int)
    /// A program that wants tab-separated values.
    case tsv
    /// A program that wants JSON.
    case json(isPretty: Bool)
  }

  /// When there is colour.
  enum When: String, CaseIterable { case auto, always, never }

  let format: Format
  let isColored: Bool

  init(format: Format, isColored: Bool) {
    self.format = format
    self.isColored = isColored
  }

  init(_ line: ParsedLine, console: Console, environment: Environment) throws(Stop) {
    let when = try line.choice(GlobalOptions.color, of: When.self) ?? .auto
    isColored =
      switch when {
      case .always: true
      case .never: false
      case .auto: Self.wantsColor(console, environment)
      }
    if line.has(GlobalOptions.json) {
      format = .json(isPretty: console.isOutputTerminal)
    } else if console.isOutputTerminal {
      format = .screen(columns: Self.columns(console, environment))
    } else {
      format = .tsv
    }
  }

  /// https://no-color.org and https://bixense.com/clicolors, in the order that the manual promises.
  private static func wantsColor(_ console: Console, _ environment: Environment) -> Bool {
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if environment["CLICOLOR"] == "0" { return false }
    if environment["TERM"] == "dumb" { return false }
    return console.isOutputTerminal
  }

  /// No terminal is wider; a number beyond it is no number of columns.
  private static let mostColumns = 10_000

  /// The person's word, else the terminal's, else 80.
  private static func columns(_ console: Console, _ environment: Environment) -> Int {
    if let word = environment["COLUMNS"], let columns = Int(word),
      (1...mostColumns).contains(columns)
    {
      return columns
    }
    return console.columns ?? 80
  }
}
