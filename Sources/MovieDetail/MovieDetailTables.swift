import Entities
import Viper
import Wording

/// Draws what can be opened from a movie's page: its people, and the similar movies.
struct MovieDetailTables {
  let localizer: Localizer

  /// Returns the tables that have rows.
  ///
  /// The rows are those of the view model: its people, and then the similar movies.
  func sections(_ movie: MovieDetailViewModel) -> [Scene.Section] {
    [directors(movie), cast(movie), similar(movie)].filter { !$0.rows.isEmpty }
  }

  /// Returns a rating, in the color of its tone.
  func rating(_ rating: RatingViewModel) -> StyledText {
    StyledText(localizer.decimal(rating.text), .init(color: rating.tone.color, isBold: true))
  }

  private func directors(_ movie: MovieDetailViewModel) -> Scene.Section {
    Scene.Section(
      heading: localizer("Directed by"), columns: people,
      rows: movie.directors.map { person($0.id, $0.name) })
  }

  private func cast(_ movie: MovieDetailViewModel) -> Scene.Section {
    let players = movie.shownCast
    let hasCharacters = players.contains { !$0.character.isEmpty }
    return Scene.Section(
      heading: heading(shown: players.count, of: movie.cast.count),
      columns: people
        + (hasCharacters
          ? [Scene.Column(localizer("CHARACTER"), .cut(least: 8, dropPriority: 1))] : []),
      rows: players.map {
        person($0.id, $0.name, hasCharacters ? [StyledText($0.character)] : [])
      })
  }

  private func heading(shown: Int, of count: Int) -> String {
    shown == count
      ? localizer("Cast")
      : localizer("Cast (\(localizer.count(shown)) of \(localizer.count(count)))")
  }

  /// The columns that every table of people has.
  private var people: [Scene.Column] {
    [
      Scene.Column(localizer("ID"), .kept),
      Scene.Column(localizer("NAME"), .cut(least: 8, dropPriority: 0)),
    ]
  }

  /// Returns the row of a person, whose identifier differs from that of every movie.
  private func person(_ id: Int, _ name: String, _ others: [StyledText] = []) -> Scene.Row {
    Scene.Row(
      id: "person-\(id)", cells: [StyledText(String(id), .dim), StyledText(name)] + others)
  }

  private func similar(_ movie: MovieDetailViewModel) -> Scene.Section {
    Scene.Section(
      heading: localizer("Similar movies"),
      columns: [
        Scene.Column(localizer("ID"), .kept),
        Scene.Column(localizer("TITLE"), .cut(least: 8, dropPriority: 0)),
        Scene.Column(localizer("YEAR"), .whole(dropPriority: 1)),
        Scene.Column(localizer("RATING"), .whole(dropPriority: 2)),
      ],
      rows: movie.similar.map { movie in
        Scene.Row(
          id: String(movie.id),
          cells: [
            StyledText(
              String(movie.id),
              .init(isDim: true, link: PageAddress.movie(.tmdb(movie.id)).url)),
            StyledText(movie.title), StyledText(movie.year),
            movie.rating.map { rating($0) } ?? "",
          ])
      })
  }
}
