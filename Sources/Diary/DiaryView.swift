import MoviePresentation
import Viper
import ViperLocalization

/// Draws the diary as a scene, and passes the user's actions to the presenter.
@MainActor
final class DiaryView: DiaryUI, TextScreen {
  private let presenter: any DiaryPresentable
  private let labels: DiaryLabels
  private let drawing = SceneCache(DiaryState())
  private var table: DiaryTable

  init(presenter: any DiaryPresentable, labels: DiaryLabels) {
    self.presenter = presenter
    self.labels = labels
    table = DiaryTable(labels)
  }

  func update(_ state: DiaryState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }
  func onReappear() async { await presenter.onViewReappear(notice: nil) }
  func onReappear(notice: String) async { await presenter.onViewReappear(notice: notice) }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .search(let text): await presenter.onSearch(text)
    case .type("words", let text): presenter.onArrange(.type(text))
    case .type("order", let id):
      if let order = DiaryOrder(rawValue: id) { presenter.onArrange(.order(order)) }
    case .submit("order"), .submit("words"): presenter.onArrange(.end)
    case .refresh: await presenter.onRefresh()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: DiaryState) -> Scene {
    var scene = Scene(name: "diary", title: labels.title)
    scene.offers = [.refresh]
    scene.notice = state.notice
    scene.show(state.list, loading: labels.loading)
    if let list = state.list.content {
      if list.entries.isEmpty {
        scene.message = state.hasDiary ? labels.empty : labels.noDiary
      } else {
        draw(list, of: state, in: &scene)
      }
    }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ list: DiaryListViewModel, of state: DiaryState, in scene: inout Scene) {
    let arrangement = list.arrangement
    scene.search = state.search
    scene.searchLabel = labels.search
    if !state.search.isEmpty { scene.offers.insert(.clearSearch) }
    if !arrangement.text.isEmpty {
      scene.title += " & " + arrangement.text
      if !arrangement.isEditing { scene.offers.insert(.back) }
    }
    scene.show(
      arrangement, orders: DiaryOrder.allCases, named: labels.orders, prompt: labels.sortBy,
      buttons: labels.buttons)
    scene.total = list.entries.count
    if list.rows.count < list.entries.count {
      scene.narrow(to: list.rows.count, loaded: list.entries.count)
    }
    if list.rows.isEmpty {
      scene.message = labels.noneMatches
    } else {
      scene.sections = [table.section(list)]
      scene.focus = list.focus
    }
    if let row = list.focused { scene.preview = preview(row, state.movie ?? row.movie) }
  }

  private func actions(_ state: DiaryState) -> [Scene.Action] {
    let presenter = presenter
    func action(
      _ button: MovieButton, isEnabled: Bool = true, disabledReason: String? = nil,
      perform: @escaping @MainActor () async -> Void
    ) -> Scene.Action? {
      button.action(
        labels.buttons, isEnabled: isEnabled, disabledReason: disabledReason, perform: perform)
    }
    let list = state.list.content
    var actions: [Scene.Action?] = []
    if list?.focused != nil {
      actions += [
        action(.editEntry) { await presenter.onEdit() },
        action(.deleteEntry) { await presenter.onDelete() },
      ]
    }
    if state.hasDiary, list != nil {
      actions += [
        action(.log) { await presenter.onLog() },
        action(.undo, isEnabled: state.canUndo, disabledReason: labels.nothingToUndo) {
          await presenter.onUndo()
        },
      ]
    }
    if let list, !list.entries.isEmpty {
      actions += [
        action(.previousYear, isEnabled: list.previousYear != nil) { presenter.onPreviousYear() },
        action(.nextYear, isEnabled: list.nextYear != nil) { presenter.onNextYear() },
        action(.stats) { await presenter.onShowStats() },
      ]
      actions += .arranging(
        list.arrangement, orders: DiaryOrder.allCases, sorts: labels.sorts,
        labels: labels.buttons
      ) { presenter.onArrange($0) }
    }
    return actions.compactMap(\.self)
      + .retry(state.list.failure, label: labels.retry) { await presenter.onRetry() }
  }

  private func preview(_ row: DiaryViewModel, _ movie: MovieViewModel) -> Scene.Preview {
    let rating = row.movie.ownRating
    let facts = [
      row.seen + (row.isRewatch ? " · " + labels.rewatch : ""),
      rating.isEmpty ? "" : labels.yours + " " + rating, row.tags,
    ]
    return movie.preview(labels.preview, facts: facts, note: row.note)
  }
}

/// The texts of the screen that do not depend on data.
struct DiaryLabels: Sendable {
  let title, loading, retry, empty, noDiary, noneMatches, nothingToUndo, search, sortBy: String
  /// The headings above the columns.
  let day, movie, year, rating, tags, note: String
  /// The words in front of the user's rating, and for a rewatch.
  let yours, rewatch: String
  /// The names of the sort orders, and the labels of the buttons that sort the entries.
  let orders, sorts: [DiaryOrder: String]
  let buttons: [MovieButton: String]
  let preview: MoviePreviewLabels

  init(_ localizer: Localizer) {
    preview = MoviePreviewLabels(localizer)
    title = localizer.text("Diary")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    empty = localizer.text("Your diary is empty. Press L on a movie to add it.")
    noDiary = localizer.text("No diary is available.")
    noneMatches = localizer.text("No entries match.")
    nothingToUndo = localizer.text("Nothing to undo")
    search = localizer.text("Search")
    sortBy = localizer.text("Sort by")
    day = localizer.text("DAY")
    movie = localizer.text("TITLE")
    year = localizer.text("YEAR")
    rating = localizer.text("RATING")
    tags = localizer.text("TAGS")
    note = localizer.text("NOTE")
    yours = localizer.text("yours")
    rewatch = localizer.text("rewatch")
    orders = [
      .own: localizer.text("day"), .rating: localizer.text("rating"),
      .title: localizer.text("title"), .year: localizer.text("year"),
    ]
    sorts = [
      .own: localizer.text("Sort by day"), .rating: localizer.text("Sort by rating"),
      .title: localizer.text("Sort by title"), .year: localizer.text("Sort by year"),
    ]
    buttons = MovieButton.labels(in: localizer)
  }
}
