import Viper

/// Turns the looks of text into what a terminal understands, or leaves them out.
struct Paint {
  let isColored: Bool

  /// Draws text whose pieces are known to be harmless.
  func draw(_ text: StyledText) -> String {
    guard isColored else { return text.text }
    return text.spans.map { span in
      let codes = codes(span.style)
      return codes.isEmpty ? span.text : "\u{1B}[\(codes)m\(span.text)\u{1B}[0m"
    }
    .joined()
  }

  private func codes(_ style: StyledText.Style) -> String {
    let color =
      switch style.color {
      case .red: "31"
      case .green: "32"
      case .yellow: "33"
      case .cyan: "36"
      case nil: nil as String?
      }
    return [style.isBold ? "1" : nil, style.isDim ? "2" : nil, color].compactMap(\.self)
      .joined(separator: ";")
  }
}

extension StyledText {
  /// The same text with each piece changed; a piece that becomes empty goes.
  func mapText(_ change: (String) -> String) -> StyledText {
    spans.reduce("") { $0 + StyledText(change($1.text), $1.style) }
  }
}
