import Viper
import ViperTerminal

/// Tab-separated values, which other programs read line by line.
enum TSV {
  /// Returns a line of fields, without control characters and tabs in them.
  static func line(_ fields: [StyledText]) -> StyledText {
    let safe = fields.map { $0.mapText(TerminalSanitizer.clean) }
    return safe.dropFirst().reduce(into: safe.first ?? "") {
      $0 += "\t"
      $0 += $1
    }
  }
}
