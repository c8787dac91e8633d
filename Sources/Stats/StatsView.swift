import MoviePresentation
import Viper

/// Draws the statistics as a scene, and passes the user's actions to the presenter.
@MainActor
final class StatsView: StatsUI, TextScreen {
  private let presenter: any StatsPresentable
  private let drawing = SceneCache(StatsState.idle)

  init(presenter: any StatsPresentable) {
    self.presenter = presenter
  }

  func update(_ state: StatsState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }
  func onReappear() async { await presenter.onViewReappear() }

  func on(_ action: UserAction) async {
    switch action {
    case .activate(StatsButton.previousYear.rawValue): await presenter.onPreviousYear()
    case .activate(StatsButton.nextYear.rawValue): await presenter.onNextYear()
    case .activate(StatsButton.diary.rawValue): await presenter.onShowDiary()
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: StatsState) -> Scene {
    var scene = Scene(name: "stats", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let labels):
      scene.title = labels.title
      scene.loading = labels.loading
    case .empty(let labels):
      scene.title = labels.title
      scene.message = labels.empty
    case .loaded(let page): draw(page, in: &scene)
    case .failed(let failure, let labels):
      scene.title = labels.title
      scene.show(failure, retry: labels.retry)
    }
    return scene
  }

  private func draw(_ page: StatsViewModel, in scene: inout Scene) {
    scene.title = page.statistics.title
    scene.notice = page.notice
    scene.lines = page.statistics.lines(
      columns: StatisticsViewModel.screenColumns, in: page.symbols
    ).map { Scene.Line($0) }
    scene.buttons = [
      StatsButton.previousYear.button(page.labels, isEnabled: page.hasPrevious),
      StatsButton.nextYear.button(page.labels, isEnabled: page.hasNext),
      StatsButton.diary.button(page.labels),
    ]
  }
}

extension StatsButton {
  fileprivate func button(_ labels: StatsLabels, isEnabled: Bool = true) -> Scene.Button {
    Scene.Button(
      id: rawValue, label: labels.buttons[self] ?? "", isEnabled: isEnabled, key: key,
      style: .command)
  }
}
