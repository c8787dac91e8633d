import MoviePresentation
import Viper
import ViperLocalization

/// Draws the home screen as a scene, and passes the user's actions to the presenter.
@MainActor
final class HomeView: HomeUI, TextScreen {
  private let presenter: any HomePresentable
  private let labels: HomeLabels
  private let drawing = SceneCache(HomeState())

  init(presenter: any HomePresentable, labels: HomeLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: HomeState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }
  func onReappear() async { await presenter.onViewReappear(notice: nil) }
  func onReappear(notice: String) async { await presenter.onViewReappear(notice: notice) }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .activate(let id): await actions(drawing.state).perform(id)
    case .type("rating", let text): presenter.marks.onTypeRating(text)
    case .submit("rating"): await presenter.marks.onSubmitRating()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: HomeState) -> Scene {
    var scene = Scene(name: "home", title: labels.title)
    scene.offers = [.refresh]
    scene.show(state.page, loading: labels.loading)
    guard let home = state.page.content else { return scene }
    scene.notice = home.notice
    scene.message = home.greeting
    scene.isDashboard = true
    scene.picture = home.pick.map(picture)
    scene.sections = [tonight(home), watchlist(home), seen(home, note: state.note)].compactMap(
      \.self)
    scene.buttons = actions(state).map(\.button)
    guard home.focused != nil else { return scene }
    scene.focus = home.focus
    scene.total = home.movies.count
    scene.fields = home.prompt.map { [$0.field] } ?? []
    return scene
  }

  private func line(_ text: String, _ style: StyledText.Style = .plain) -> [Scene.Line] {
    text.isEmpty ? [] : [Scene.Line(StyledText(text, style))]
  }

  private func picture(_ pick: HomeViewModel.Pick) -> Scene.Picture {
    Scene.Picture(
      id: "movie-\(pick.movie.id)", address: pick.movie.posterURL, text: pick.posterText)
  }

  // MARK: Tables

  private func tonight(_ home: HomeViewModel) -> Scene.Section? {
    guard let pick = home.pick else {
      return home.noPick.isEmpty
        ? nil : Scene.Section(heading: labels.tonight, text: line(home.noPick, .dim))
    }
    return section(
      labels.tonight, rows: [row(pick.movie)], home,
      text: line(pick.facts) + line(pick.overview) + line(pick.source, .dim))
  }

  private func watchlist(_ home: HomeViewModel) -> Scene.Section? {
    home.watchlist.map { movies in
      section(
        labels.watchlist, rows: movies.map(row), home,
        text: movies.isEmpty ? line(home.emptyWatchlist, .dim) : [])
    }
  }

  private func seen(_ home: HomeViewModel, note: String) -> Scene.Section? {
    home.seen.map { seen in
      section(
        labels.seen, rows: seen.map { row($0.movie, day: $0.day) }, home,
        text: line(home.statistics, .dim) + (seen.isEmpty ? line(note, .dim) : []))
    }
  }

  /// Returns a table without column headings.
  private func section(
    _ heading: String, rows: [Scene.Row], _ home: HomeViewModel, text: [Scene.Line]
  ) -> Scene.Section {
    Scene.Section(
      heading: heading,
      columns: [
        Scene.Column("", .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column("", .droppable(dropPriority: 2)),
        Scene.Column("", .droppable(dropPriority: 1)),
      ],
      rows: rows, marks: home.movies.markColumns, text: text)
  }

  /// Returns a movie's row, with its year and the user's rating or, if none, the average rating.
  private func row(_ movie: MovieViewModel) -> Scene.Row {
    let rating = movie.rating.map { StyledText($0.text, .init(color: $0.tone.color)) } ?? ""
    return row(movie, StyledText(movie.year), movie.ownRating.isEmpty ? rating : own(movie))
  }

  /// Returns the row of a movie that the user has seen.
  private func row(_ movie: MovieViewModel, day: String) -> Scene.Row {
    row(movie, StyledText(day, .dim), own(movie))
  }

  private func own(_ movie: MovieViewModel) -> StyledText {
    StyledText(movie.ownRating, .init(color: .cyan))
  }

  private func row(
    _ movie: MovieViewModel, _ fact: StyledText, _ rating: StyledText
  ) -> Scene.Row {
    Scene.Row(
      id: movie.rowID, cells: [StyledText(movie.title), fact, rating],
      marks: movie.markWords)
  }

  // MARK: Actions

  private func actions(_ state: HomeState) -> [Scene.Action] {
    guard let home = state.page.content else { return [] }
    let stats = MovieButton.stats.action(labels.buttons) { [presenter] in
      await presenter.onShowStats()
    }
    return actions(home, canLog: state.canLog)
      + .retry(state.page.failure, label: labels.retry) { [presenter] in
        await presenter.onRetry()
      }
      + [home.seen == nil ? nil : stats].compactMap(\.self)
  }

  /// Returns the actions for the focused movie.
  private func actions(_ home: HomeViewModel, canLog: Bool) -> [Scene.Action] {
    guard let movie = home.focused else { return [] }
    let another = home.pick.flatMap { _ in
      MovieButton.another.action(labels.buttons) { [presenter] in await presenter.onAnotherPick() }
    }
    let trailer = (home.focus == 0 ? home.pick?.trailer : nil).flatMap {
      MovieButton.trailer.action(labels.buttons, effect: .open($0))
    }
    return [another].compactMap(\.self)
      + .marks(
        of: home, labels: labels.buttons, nothingToUndo: labels.nothingToUndo,
        canLog: canLog, canUndo: home.canUndo, self.presenter.marks)
      + .links(to: movie.address, labels: labels.buttons, trailer: trailer)
  }
}

/// The texts of the screen that do not depend on data.
struct HomeLabels: Sendable {
  let title, loading, retry, nothingToUndo: String
  /// The headings of the tables.
  let tonight, watchlist, seen: String
  let buttons: [MovieButton: String]

  init(_ localizer: Localizer) {
    title = localizer.text("Home")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    nothingToUndo = localizer.text("Nothing to undo")
    tonight = localizer.text("Tonight")
    watchlist = localizer.text("Next on your watchlist")
    seen = localizer.text("Recently seen")
    buttons = MovieButton.labels(in: localizer)
  }
}
