import MovieEntities
package import Viper

extension MovieViewModel {
  /// Returns the row as a card.
  ///
  /// - Parameters:
  ///   - label: The label of the user's own rating, such as `mine`.
  ///   - noPoster: The text to show in place of a missing poster.
  ///   - isDimmed: Whether all text is dimmed.
  /// - Returns: The card.
  package func card(
    ownRating label: String, noPoster: String, isDimmed: Bool = false
  ) -> Scene.Card {
    func text(_ text: String, _ style: StyledText.Style = .plain) -> StyledText {
      StyledText(text, isDimmed ? .dim : style)
    }
    return Scene.Card(
      heading: text(year.isEmpty ? title : "\(title) (\(year))", .bold),
      value: rating.map { text($0.text, .init(color: $0.tone.color)) } ?? "",
      note: ownRating.isEmpty ? "" : text("\(label) \(ownRating)", .init(color: .cyan)),
      facts: text([runtimeText, genres].filter { !$0.isEmpty }.joined(separator: " · "), .dim),
      text: text(overview),
      picture: Scene.Picture(id: "row-\(number)", address: posterURL, text: noPoster))
  }
}

extension Sequence<MovieViewModel> {
  /// The marks that have a column in a table of the rows; the last one only if a movie is seen.
  package var markColumns: [String] {
    ["favorite", "watchlist"] + (contains { $0.marks.seen != nil } ? ["seen"] : [])
  }
}

extension RatingViewModel.Tone {
  /// The color of the tone.
  package var color: StyledText.Style.Color {
    switch self {
    case .good: .green
    case .middling: .yellow
    case .bad: .red
    }
  }
}
