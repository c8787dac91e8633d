import MovieEntities
import MovieViewModels
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

  /// Returns a rating with one decimal in the color of its tone; empty if there are no votes.
  static func rating(_ rating: Rating?) -> StyledText {
    rating.map { RatingViewModel($0) }
      .map { StyledText($0.text, .init(color: $0.tone.color)) } ?? ""
  }
}
