import Viper
import ViperLocalization
import ViperTerminal

/// A word at the beginning of a line on standard error that says what the line is.
enum LineLabel {
  /// Returns a line with its label in color; the line itself if it has none.
  static func highlight(_ line: String, in localizer: Localizer) -> String {
    let labels = [
      StyledText(localizer("Error:"), .init(color: .red, isBold: true)),
      StyledText(localizer("Note:"), .init(color: .yellow)),
    ]
    guard let label = labels.first(where: { line.hasPrefix($0.text) }) else { return line }
    let rest = StyledText(String(line.dropFirst(label.text.count)))
    return ANSIStyler(isColored: true).draw(label + rest)
  }
}
