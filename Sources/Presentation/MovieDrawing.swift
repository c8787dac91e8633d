import MovieEntities
package import Viper
package import ViperLocalization

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

/// The texts of a preview that do not depend on the movie.
package struct MoviePreviewLabels: Sendable {
  let noPoster: String
  /// Returns the number of votes in words, such as `from 1,966 votes`.
  let votes: @Sendable (Int) -> String

  package init(_ localizer: Localizer) {
    noPoster = localizer.text("No poster")
    votes = { localizer.votes($0) }
  }
}

extension MovieViewModel {
  /// Returns the preview of the movie, which a wide host shows beside a list.
  ///
  /// - Parameters:
  ///   - labels: The texts that do not depend on the movie.
  ///   - facts: More facts, such as when the user saw the movie.
  ///   - note: The lines to show instead of the overview and the cast, if any.
  /// - Returns: The preview.
  package func preview(
    _ labels: MoviePreviewLabels, facts: [String] = [], note: [String] = []
  ) -> Scene.Preview {
    let rating = rating.map { rating in
      StyledText(rating.text, .init(color: rating.tone.color))
        + StyledText(" " + labels.votes(rating.votes), .dim)
    }
    let first = [year, runtimeText].filter { !$0.isEmpty }.joined(separator: " · ")
    let known = [
      StyledText(first), StyledText(genres), rating ?? "", StyledText(directors),
      StyledText(markSummary, .init(color: .cyan)),
    ]
    return Scene.Preview(
      title: title,
      facts: (known + facts.map { StyledText($0) })
        .filter { !$0.text.isEmpty }.map { Scene.Line($0) },
      lines: note.isEmpty ? plot : note.map { Scene.Line(StyledText($0)) },
      picture: Scene.Picture(id: "row-\(id)", address: posterURL, text: labels.noPoster))
  }

  /// The overview, and the first members of the cast in two columns.
  private var plot: [Scene.Line] {
    let width = 2 + (cast.map(\.name.count).max() ?? 0)
    let cast = cast.map { person in
      if person.part.isEmpty { return Scene.Line(StyledText(person.name)) }
      let gap = String(repeating: " ", count: width - person.name.count)
      return Scene.Line(
        StyledText(person.name + gap) + StyledText(person.part, .dim), hangingIndent: width)
    }
    let overview = overview.isEmpty ? [] : [Scene.Line(StyledText(overview))]
    return overview + (overview.isEmpty || cast.isEmpty ? [] : [Scene.Line("")]) + cast
  }
}

extension Sequence<MovieViewModel> {
  /// The marks that have a column in a table of the rows; the last one only if a movie is seen.
  package var markColumns: [Scene.Mark] {
    [.favorite, .watchlist] + (contains { $0.marks.seen != nil } ? [.seen] : [])
  }
}

extension Scene.Mark {
  /// The mark of a favorite.
  package static let favorite = Scene.Mark("favorite", symbol: "♥")
  /// The mark of a movie on the watchlist.
  package static let watchlist = Scene.Mark("watchlist", symbol: "+", ascii: "+")
  /// The mark of a movie that the user has seen.
  package static let seen = Scene.Mark("seen", symbol: "✓", ascii: "x")
  /// The mark of a viewing after the first one.
  package static let rewatch = Scene.Mark("rewatch", symbol: "↻", ascii: "r")
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
