import Viper
import ViperTerminal
import Wording

/// A word at the beginning of a line on standard error that says what the line is.
enum LineLabel: CaseIterable {
  case error, note

  /// Returns the label as it is written, with its colon.
  func text(in localizer: Localizer) -> String {
    switch self {
    case .error: localizer("Error:")
    case .note: localizer("Note:")
    }
  }

  private var style: StyledText.Style {
    switch self {
    case .error: .init(color: .red, isBold: true)
    case .note: .init(color: .yellow)
    }
  }

  /// Returns a line with its label in color; the line itself if it has none.
  static func highlight(_ line: String, in localizer: Localizer) -> String {
    for label in allCases {
      let text = label.text(in: localizer)
      guard line.hasPrefix(text) else { continue }
      let styled = StyledText(text, label.style) + StyledText(String(line.dropFirst(text.count)))
      return ANSIStyler(isColored: true).draw(styled)
    }
    return line
  }
}
