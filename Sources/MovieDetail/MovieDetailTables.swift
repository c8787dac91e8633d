import MoviePresentation
import Viper

/// Draws what can be opened from a movie's page: its people, and the similar movies.
@MainActor
struct MovieDetailTables {
  let presenter: any MovieDetailPresentable

  /// Returns the tables that have rows, in the order of the view model's.
  func sections(_ movie: MovieDetailViewModel) -> [Scene.Section] {
    [directors(movie), cast(movie), similar(movie)].filter { !$0.rows.isEmpty }
  }

  /// Returns a rating, in the color of its tone.
  static func rating(_ rating: RatingViewModel) -> StyledText {
    StyledText(rating.text, .init(color: rating.tone.color, isBold: true))
  }

  private func directors(_ movie: MovieDetailViewModel) -> Scene.Section {
    Scene.Section(
      heading: presenter.label(.directors), columns: people, rows: movie.directors.map { row($0) })
  }

  private func cast(_ movie: MovieDetailViewModel) -> Scene.Section {
    let players = movie.shownCast
    let hasCharacters = players.contains { !$0.part.isEmpty }
    let characters = column(.characterColumn, .cut(least: 8, dropPriority: 1))
    return Scene.Section(
      heading: movie.castHeading, columns: people + (hasCharacters ? [characters] : []),
      rows: players.map { row($0, hasCharacters ? [StyledText($0.part)] : []) })
  }

  /// The columns that every table of people has.
  private var people: [Scene.Column] {
    [column(.id, .identifier), column(.nameColumn, .cut(least: 8, dropPriority: 0))]
  }

  private func column(_ label: MovieDetailLabel, _ fit: Scene.Column.Fit) -> Scene.Column {
    Scene.Column(presenter.label(label), fit)
  }

  private func row(_ person: PersonRow, _ others: [StyledText] = []) -> Scene.Row {
    Scene.Row(
      id: person.rowID,
      cells: [StyledText("\(person.id)", .dim), StyledText(person.name)] + others)
  }

  private func similar(_ movie: MovieDetailViewModel) -> Scene.Section {
    Scene.Section(
      heading: presenter.label(.similar),
      columns: [
        column(.id, .identifier), column(.titleColumn, .cut(least: 8, dropPriority: 0)),
        column(.yearColumn, .whole(dropPriority: 1)),
        column(.ratingColumn, .whole(dropPriority: 2)),
      ],
      rows: movie.similar.map { movie in
        Scene.Row(
          id: movie.number,
          cells: [
            StyledText(movie.number, .init(isDim: true, link: movie.address)),
            StyledText(movie.title), StyledText(movie.year), movie.rating.map(Self.rating) ?? "",
          ], marks: movie.markWords)
      })
  }
}
