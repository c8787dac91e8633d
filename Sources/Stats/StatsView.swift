import MoviePresentation
import Viper
import ViperLocalization

/// Draws the statistics as a scene, and passes the user's actions to the presenter.
@MainActor
final class StatsView: StatsUI, TextScreen {
  private let presenter: any StatsPresentable
  private let labels: StatsLabels
  private let symbols: StatisticsSymbols
  private let drawing = SceneCache(StatsState())

  init(presenter: any StatsPresentable, labels: StatsLabels, symbols: StatisticsSymbols) {
    self.presenter = presenter
    self.labels = labels
    self.symbols = symbols
  }

  func update(_ state: StatsState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }
  func onReappear() async { await presenter.onViewReappear() }

  func on(_ action: UserAction) async {
    switch action {
    case .activate(let id): await actions(drawing.state).perform(id)
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: StatsState) -> Scene {
    var scene = Scene(name: "stats", title: labels.title)
    scene.offers = [.refresh]
    scene.notice = state.notice
    scene.show(state.page, loading: labels.loading)
    if let page = state.page.content {
      if page.isEmpty {
        scene.message = state.hasDiary ? labels.empty : labels.noDiary
      } else {
        draw(page.statistics, in: &scene)
      }
    }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ statistics: StatisticsViewModel, in scene: inout Scene) {
    scene.isDashboard = true
    scene.title = statistics.title
    scene.message = statistics.totals.joined(separator: symbols == .ascii ? ", " : " · ")
    scene.sections = statistics.sections(in: symbols)
    scene.footnotes = statistics.note.map { [Scene.Line(StyledText($0, .dim))] } ?? []
  }

  private func actions(_ state: StatsState) -> [Scene.Action] {
    var actions: [Scene.Action] = []
    if let page = state.page.content, !page.isEmpty {
      actions = [
        MovieButton.previousYear.action(labels.buttons, isEnabled: page.hasPrevious) {
          [presenter] in await presenter.onPreviousYear()
        },
        MovieButton.nextYear.action(labels.buttons, isEnabled: page.hasNext) { [presenter] in
          await presenter.onNextYear()
        },
        MovieButton.diary.action(labels.buttons) { [presenter] in await presenter.onShowDiary() },
      ].compactMap(\.self)
    }
    return actions
      + .retry(state.page.failure, label: labels.retry) { [presenter] in
        await presenter.onRetry()
      }
  }
}

/// The texts of the screen that do not depend on data.
struct StatsLabels: Sendable {
  /// The title if no year is chosen.
  let title: String
  let loading, retry, empty, noDiary: String
  let buttons: [MovieButton: String]

  init(_ localizer: Localizer) {
    title = localizer.text("Statistics")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    empty = localizer.text("Your diary is empty. Press L on a movie to add it.")
    noDiary = localizer.text("No diary is available.")
    buttons = MovieButton.labels(in: localizer)
  }
}
