import Entities
import Viper
import Wording

/// Tab-separated values: what other programs read line by line.
enum TSV {
  /// One line of fields, each made harmless and free of tabs.
  static func line(_ fields: StyledText...) -> Scene.Line {
    let safe = fields.map { $0.mapText(SafeText.clean) }
    return Scene.Line(safe.dropFirst().reduce(safe.first ?? "") { $0 + "\t" + $1 })
  }

  /// A rating with one decimal, in the colour of its tone; empty when nobody voted.
  static func rating(_ rating: RatingViewModel?) -> StyledText {
    rating.map { StyledText($0.text, .init(color: $0.tone.color)) } ?? ""
  }
}
