import MoviePresentation
import Viper
import ViperLocalization

/// Draws the diary as a scene, and passes the user's actions to the presenter.
@MainActor
final class DiaryView: DiaryUI, TextScreen {
  /// The content of a row; only the first row of a month names the month.
  private struct Entry: Equatable {
    let row: DiaryViewModel
    let isFirst: Bool
  }

  /// The mark of an entry whose movie the user had seen before.
  private static let rewatchMark = "rewatch"

  private let presenter: any DiaryPresentable
  private let labels: DiaryLabels
  private let drawing = SceneCache(DiaryState())
  private var table = RowCache<Entry>()
  /// Whether at least one entry has a rating.
  private var isRated = false

  init(presenter: any DiaryPresentable, labels: DiaryLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: DiaryState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }
  func onReappear() async { await presenter.onViewReappear(notice: nil) }
  func onReappear(notice: String) async { await presenter.onViewReappear(notice: notice) }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onMore()
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
      if list.isEmpty {
        scene.message = state.hasDiary ? labels.empty : labels.noDiary
      } else {
        if !list.rows.isEmpty { scene.sections = [section(list.rows)] }
        scene.show(list, loading: labels.loading)
      }
    }
    scene.preview = state.focusedEntry.map(preview)
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func actions(_ state: DiaryState) -> [Scene.Action] {
    let entry = [
      MovieButton.editEntry.action(labels.buttons) { [presenter] in await presenter.onEdit() },
      MovieButton.log.action(labels.buttons) { [presenter] in await presenter.onLog() },
      MovieButton.stats.action(labels.buttons) { [presenter] in await presenter.onShowStats() },
    ].compactMap(\.self)
    return (state.focusedEntry == nil ? [] : entry)
      + .retry(state.list.failure ?? state.list.content?.failure, label: labels.retry) {
        [presenter] in await presenter.onRetry()
      }
  }

  private func section(_ rows: [DiaryViewModel]) -> Scene.Section {
    let entries = rows.indices.map { index in
      Entry(row: rows[index], isFirst: index == 0 || rows[index - 1].month != rows[index].month)
    }
    let isRated = rows.contains { !$0.movie.ownRating.isEmpty }
    if isRated != self.isRated { table.removeAll() }
    self.isRated = isRated
    return Scene.Section(
      columns: [
        Scene.Column(labels.month, .fixed), Scene.Column(labels.day, .fixed),
        Scene.Column(labels.movie, .truncatable(minWidth: 8, dropPriority: 0)),
        Scene.Column(labels.year, .droppable(dropPriority: 2)),
      ] + (isRated ? [Scene.Column(labels.ownRating, .droppable(dropPriority: 1))] : []),
      rows: table.rows(entries) { row($0.row, isFirst: $0.isFirst, isRated: isRated) },
      marks: rows.contains(where: \.isRewatch) ? [Self.rewatchMark] : [])
  }

  /// Returns the row of an entry.
  private func row(_ row: DiaryViewModel, isFirst: Bool, isRated: Bool) -> Scene.Row {
    let day = String(repeating: " ", count: max(2 - row.day.count, 0)) + row.day
    let rating = StyledText(row.movie.ownRating, .init(color: .cyan))
    return Scene.Row(
      id: row.id,
      cells: [
        StyledText(isFirst ? row.month : ""), StyledText(day, .dim),
        StyledText(row.movie.title, .bold), StyledText(row.movie.year),
      ] + (isRated ? [rating] : []),
      marks: row.isRewatch ? [Self.rewatchMark] : [])
  }

  private func preview(_ row: DiaryViewModel) -> Scene.Preview {
    let rating = row.movie.ownRating
    let facts = [
      row.movie.year, row.seen + (row.isRewatch ? " · " + labels.rewatch : ""),
      rating.isEmpty ? "" : labels.yours + " " + rating, row.tags,
    ]
    return Scene.Preview(
      title: row.movie.title,
      facts: facts.filter { !$0.isEmpty }.map { Scene.Line(StyledText($0)) },
      lines: row.note.map { Scene.Line(StyledText($0)) })
  }
}

/// The texts of the screen that do not depend on data.
struct DiaryLabels: Sendable {
  let title, loading, retry, empty, noDiary: String
  /// The headings above the columns.
  let month, day, movie, year, ownRating: String
  /// The words in front of the user's rating, and for a rewatch.
  let yours, rewatch: String
  let buttons: [MovieButton: String]

  init(_ localizer: Localizer) {
    title = localizer.text("Diary")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    empty = localizer.text("Your diary is empty. Press L on a movie to add it.")
    noDiary = localizer.text("No diary is available.")
    month = localizer.text("MONTH")
    day = localizer.text("DAY")
    movie = localizer.text("TITLE")
    year = localizer.text("YEAR")
    ownRating = localizer.text("MINE")
    yours = localizer.text("yours")
    rewatch = localizer.text("rewatch")
    buttons = MovieButton.labels(in: localizer)
  }
}
