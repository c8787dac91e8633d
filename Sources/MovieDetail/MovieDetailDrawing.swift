import MoviePresentation
import Viper

/// Draws a movie's page: its text, and the tables of cast members and similar movies.
@MainActor
struct MovieDetailDrawing {
  let movie: MovieDetailViewModel
  let labels: MovieDetailLabels
  private var texts: MovieDetailTexts { movie.texts }

  // MARK: Lines

  /// The facts, the user's marks, the overview, the credits, the providers that offer the movie, and
  /// its entries in the user's diary.
  var lines: [Scene.Line] {
    let plot = line(texts.tagline, .dim) + line(texts.overview)
    return facts + (plot.isEmpty ? [] : blank + plot) + credits + watch + diary
  }

  private var facts: [Scene.Line] {
    let verdict = texts.rating.map { rating($0) + StyledText(" " + texts.votes, .dim) }
    return line(texts.originalTitle, .dim) + line(texts.kind)
      + (verdict.map { [Scene.Line($0)] } ?? line(texts.votes, .dim))
      + line(movie.markSummary, .init(color: .cyan))
  }

  private var credits: [Scene.Line] {
    let credits = fact(labels.directors, texts.directorNames) + fact(labels.writers, texts.writers)
    return credits.isEmpty ? [] : blank + credits
  }

  private var watch: [Scene.Line] {
    guard !texts.providers.isEmpty else { return [] }
    return blank + line(texts.watchHeading, .dim)
      + texts.providers.map { labeled($0.label, $0.text) }
  }

  private var diary: [Scene.Line] {
    guard !movie.entries.isEmpty else { return [] }
    return blank + line(labels.diary, .dim)
      + movie.entries.flatMap { entry in
        line(entry.heading)
          + entry.note.map { Scene.Line(StyledText("  " + $0), hangingIndent: 2) }
      }
  }

  /// The release date, status, identifiers and URLs.
  var footnotes: [Scene.Line] {
    let trailers = texts.trailers.flatMap { trailer in
      [labeled(labels.buttons[.trailer] ?? "", trailer.label), address(trailer.text)]
    }
    let poster = texts.posterURL.map { line(labels.poster, .bold) + [address($0)] }
    let facts = [texts.statusLine, texts.numbers].filter { !$0.isEmpty }.joined(separator: " · ")
    return line(facts, .dim) + trailers + (poster ?? []) + texts.pages.map(address)
  }

  private func line(_ text: String, _ style: StyledText.Style = .plain) -> [Scene.Line] {
    text.isEmpty ? [] : [Scene.Line(StyledText(text, style))]
  }

  private func fact(_ label: String, _ text: String) -> [Scene.Line] {
    text.isEmpty ? [] : [labeled(label, text)]
  }

  private func labeled(_ label: String, _ text: String) -> Scene.Line {
    Scene.Line(StyledText(label + "  ", .bold) + StyledText(text), hangingIndent: label.count + 2)
  }

  /// Returns a line that contains nothing but a URL, which makes the URL easy to copy and open.
  private func address(_ url: String) -> Scene.Line {
    Scene.Line(StyledText(url, .init(link: url)))
  }

  private var blank: [Scene.Line] { [Scene.Line("")] }

  /// Returns a rating in the color of its tone.
  private func rating(_ rating: RatingViewModel) -> StyledText {
    StyledText(rating.text, .init(color: rating.tone.color, isBold: true))
  }

  // MARK: Tables

  /// The non-empty tables of cast members and similar movies.
  var sections: [Scene.Section] { [cast, similar].filter { !$0.rows.isEmpty } }

  private var cast: Scene.Section {
    let cast = movie.shownCast
    let hasParts = cast.contains { !$0.part.isEmpty }
    let columns = [
      Scene.Column(labels.id, .identifier),
      Scene.Column(labels.nameColumn, .truncatable(minWidth: 8, dropPriority: 0)),
      Scene.Column(labels.characterColumn, .truncatable(minWidth: 8, dropPriority: 1)),
    ]
    return Scene.Section(
      heading: movie.castHeading, columns: hasParts ? columns : columns.dropLast(),
      rows: cast.map(row))
  }

  private var similar: Scene.Section {
    Scene.Section(
      heading: labels.similar,
      columns: [
        Scene.Column(labels.id, .identifier),
        Scene.Column(labels.titleColumn, .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column(labels.yearColumn, .droppable(dropPriority: 1)),
        Scene.Column(labels.ratingColumn, .droppable(dropPriority: 2)),
      ],
      rows: movie.similar.map { movie in
        Scene.Row(
          id: movie.rowID,
          cells: [
            StyledText(movie.number, .init(isDim: true, link: movie.address)),
            StyledText(movie.title), StyledText(movie.year), movie.rating.map(rating) ?? "",
          ], marks: movie.markWords)
      }, marks: movie.similar.markColumns)
  }

  private func row(_ person: PersonRow) -> Scene.Row {
    Scene.Row(
      id: person.rowID,
      cells: [StyledText("\(person.id)", .dim), StyledText(person.name), StyledText(person.part)])
  }
}
