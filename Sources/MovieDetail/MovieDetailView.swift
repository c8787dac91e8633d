import Entities
import Viper
import Wording

/// Draws a movie's page as a scene, in which the tone of the rating becomes a color.
@MainActor
final class MovieDetailView: MovieDetailUI, TextScreen {
  private let presenter: any MovieDetailPresentable
  private let localizer: Localizer
  private let tables: MovieDetailTables
  private let drawing = Drawing(MovieDetailState.idle)

  init(presenter: any MovieDetailPresentable, localizer: Localizer) {
    self.presenter = presenter
    self.localizer = localizer
    tables = MovieDetailTables(localizer: localizer)
  }

  func update(_ state: MovieDetailState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await select(index)
    case .selectID(let id):
      guard let index = scene.rows.firstIndex(where: { $0.id == id }) else { return }
      await select(index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard case .loaded(let movie) = drawing.state else { return }
      presenter.onMoveFocus(by: movie.rows.focus(row, movedBy: 0) - movie.focus)
    case .activate("favorite"): await presenter.onFavorite()
    case .activate("watchlist"): await presenter.onWatchlist()
    case .type("rating", let text): presenter.onChangeRating(text)
    case .submit, .activate("rate"): await presenter.onRate()
    case .activate("all-cast"): presenter.onShowAllCast()
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    case .activate, .type, .search, .more: break
    }
  }

  /// Opens what is in a row of the tables.
  private func select(_ index: Int) async {
    guard case .loaded(let movie) = drawing.state else { return }
    let people = movie.people.count
    if index < people {
      await presenter.onSelectPerson(at: index)
    } else {
      await presenter.onSelectSimilarMovie(at: index - people)
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: MovieDetailState) -> Scene {
    var scene = Scene(name: "detail", title: "")
    switch state {
    case .idle: break
    case .loading(let title):
      scene.title = title
      scene.loading = localizer("Loading…")
    case .loaded(let movie): draw(movie, in: &scene)
    case .failed(let failure): scene.show(failure, retry: localizer("Retry"))
    }
    scene.offers = [.refresh]
    return scene
  }

  private func draw(_ movie: MovieDetailViewModel, in scene: inout Scene) {
    scene.title = movie.year.isEmpty ? movie.title : "\(movie.title) (\(movie.year))"
    scene.picture = Scene.Picture(
      id: "movie-\(movie.id)", address: movie.posterPath,
      text: movie.posterPath == nil
        ? localizer("No poster") : localizer("Poster of \(movie.title)"))
    scene.lines = facts(movie) + paragraph(movie.overview) + writers(movie) + links(movie)
    draw(movie.marks, in: &scene)
    if movie.shownCast.count < movie.cast.count {
      scene.buttons.append(Scene.Button(id: "all-cast", label: localizer("All cast")))
    }
    scene.sections = tables.sections(movie)
    guard !movie.rows.isEmpty else { return }
    // The cast members that are not shown do not count: the focus cannot reach them.
    scene.total = movie.rows.count
    scene.focus = movie.focus
  }

  private func draw(_ marks: MovieMarks, in scene: inout Scene) {
    scene.fields = [
      Scene.Field(
        name: "rating", label: localizer("Your rating"), text: marks.ratingText,
        complaint: marks.ratingComplaint)
    ]
    let button = { (id: String, label: String, mark: MovieMarks.Mark, isChecked: Bool) in
      Scene.Button(id: id, label: label, isEnabled: marks.canChange(mark), isChecked: isChecked)
    }
    scene.buttons = [
      button("favorite", localizer("Favorite"), .favorite, marks.isFavorite),
      button("watchlist", localizer("Watchlist"), .watchlist, marks.isOnWatchlist),
      button("rate", localizer("Rate"), .rating, marks.rating != nil),
    ]
    scene.message = marks.notice
    scene.failure = marks.refusal
  }

  // MARK: Lines

  private func facts(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    var lines: [Scene.Line] = []
    if movie.originalTitle != movie.title {
      lines.append(Scene.Line(StyledText(movie.originalTitle, .dim)))
    }
    if !movie.tagline.isEmpty { lines.append(Scene.Line(StyledText(movie.tagline))) }
    let length = [movie.runtime, movie.genres.joined(separator: ", ")].filter { !$0.isEmpty }
    if !length.isEmpty { lines.append(Scene.Line(StyledText(length.joined(separator: " · ")))) }
    let verdict =
      movie.rating.map {
        tables.rating($0) + StyledText(" " + localizer("from \(movie.votes)"), .dim)
      }
      ?? StyledText(localizer("No votes yet"), .dim)
    lines.append(Scene.Line(verdict))
    let marks = own(movie.marks)
    if !marks.isEmpty {
      lines.append(Scene.Line(StyledText(marks.joined(separator: " · "), .init(color: .cyan))))
    }
    if !movie.release.isEmpty { lines.append(labelled(localizer("Release"), movie.release)) }
    if !movie.status.isEmpty { lines.append(labelled(localizer("Status"), status(movie.status))) }
    return lines
  }

  private func own(_ marks: MovieMarks) -> [String] {
    [
      marks.isFavorite ? localizer("One of your favorites") : nil,
      marks.isOnWatchlist ? localizer("On your watchlist") : nil,
      marks.rating.map { localizer("You gave it \(localizer.decimal($0.description))") },
    ].compactMap(\.self)
  }

  private func writers(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    movie.writers.isEmpty
      ? [] : blank + [labelled(localizer("Written by"), movie.writers.joined(separator: ", "))]
  }

  private func links(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    var lines = movie.trailers.map { labelled(localizer("Trailer"), "\($0.name): \($0.url)") }
    if let poster = movie.posterURL { lines.append(labelled(localizer("Poster"), poster)) }
    return lines.isEmpty ? [] : blank + lines
  }

  /// Returns a release status in the user's language.
  ///
  /// TMDB always sends it in English, whatever language was requested.
  private func status(_ status: String) -> String {
    switch status {
    case "Rumored": localizer("Rumored")
    case "Planned": localizer("Planned")
    case "In Production": localizer("In Production")
    case "Post Production": localizer("Post Production")
    case "Released": localizer("Released")
    case "Canceled": localizer("Canceled")
    default: status
    }
  }

  private func paragraph(_ text: String) -> [Scene.Line] {
    text.isEmpty ? [] : blank + [Scene.Line(StyledText(text))]
  }

  private func labelled(_ label: String, _ text: String) -> Scene.Line {
    Scene.Line(StyledText(label + "  ", .bold) + StyledText(text), hangingIndent: label.count + 2)
  }

  private var blank: [Scene.Line] { [Scene.Line("")] }
}
