import MoviePresentation
import Viper

/// Draws the diary as a scene, and passes the user's actions to the presenter.
@MainActor
final class DiaryView: DiaryUI, TextScreen {
  /// The content of a row; only the first row of a month names the month.
  private struct Entry: Equatable {
    let row: DiaryViewModel.Row
    let isFirst: Bool
  }

  private let presenter: any DiaryPresentable
  private let drawing = SceneCache(DiaryState.idle)
  private var table = RowCache<Entry>()
  /// Whether at least one entry has a rating.
  private var isRated = false

  init(presenter: any DiaryPresentable) {
    self.presenter = presenter
  }

  func update(_ state: DiaryState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }
  func onReappear() async { await presenter.onViewReappear() }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onMore()
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .activate(MovieButton.editEntry.rawValue): await presenter.onEdit()
    case .activate(MovieButton.log.rawValue): await presenter.onLog()
    case .activate(DiaryViewModel.statsButton): await presenter.onShowStats()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: DiaryState) -> Scene {
    var scene = Scene(name: "diary", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let labels):
      scene.title = labels.title
      scene.loading = labels.loading
    case .empty(let labels):
      scene.title = labels.title
      scene.message = labels.empty
    case .loaded(let diary): draw(diary, in: &scene)
    case .failed(let failure, let labels):
      scene.title = labels.title
      scene.show(failure, retry: labels.retry)
    }
    return scene
  }

  private func draw(_ diary: DiaryViewModel, in scene: inout Scene) {
    let labels = diary.labels
    scene.title = labels.title
    scene.notice = diary.notice
    scene.sections = [section(diary)]
    scene.show(diary.list, loading: labels.loading)
    if let failure = diary.list.failure { scene.show(failure, retry: labels.retry) }
    guard diary.list.rows.indices.contains(diary.list.focus) else { return }
    scene.preview = preview(diary.list.rows[diary.list.focus], labels)
    let stats = Scene.Button(
      id: DiaryViewModel.statsButton, label: labels.stats, key: "S", style: .command)
    scene.buttons.insert(
      contentsOf: [MovieButton.editEntry, .log].map { $0.button(labels.buttons[$0] ?? "") }
        + [stats],
      at: 0)
  }

  private func section(_ diary: DiaryViewModel) -> Scene.Section {
    let (labels, rows) = (diary.labels, diary.list.rows)
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
      marks: rows.contains(where: \.isRewatch) ? [DiaryViewModel.Row.rewatchMark] : [])
  }

  /// Returns the row of an entry.
  private func row(
    _ row: DiaryViewModel.Row, isFirst: Bool, isRated: Bool
  ) -> Scene.Row {
    let day = String(repeating: " ", count: max(2 - row.day.count, 0)) + row.day
    let rating = StyledText(row.movie.ownRating, .init(color: .cyan))
    return Scene.Row(
      id: row.id,
      cells: [
        StyledText(isFirst ? row.month : ""), StyledText(day, .dim),
        StyledText(row.movie.title, .bold), StyledText(row.movie.year),
      ] + (isRated ? [rating] : []),
      marks: row.isRewatch ? [DiaryViewModel.Row.rewatchMark] : [])
  }

  private func preview(_ row: DiaryViewModel.Row, _ labels: DiaryLabels) -> Scene.Preview {
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
