import Viper

/// Decides what the screen shows and when the rows are requested.
@MainActor
final class SamplePresenter: SamplePresentable {
  weak var ui: (any SampleUI)?
  private let input: SampleInput
  private let interactor: any SampleInteractable
  private let router: any SampleRouting
  private let mapper = SampleMapper()
  private lazy var shown = Shown(SampleState.idle) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    input: SampleInput, interactor: any SampleInteractable,
    router: any SampleRouting
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
  }

  func onViewAppear() async {
    await load()
  }

  func onSelectRow(at index: Int) async {
    guard case .loaded(var list) = shown.state, list.rows.indices.contains(index) else { return }
    list.focus = index
    shown.show(.loaded(list))
    await router.showRow(list.rows[index].id)
  }

  func onMoveFocus(by rows: Int) {
    guard case .loaded(var list) = shown.state else { return }
    list.focus = list.rows.focus(list.focus, movedBy: rows)
    shown.show(.loaded(list))
  }

  func onRetry() async {
    guard case .failed(_, let failure) = shown.state, failure.canRetry else { return }
    await load()
  }

  func onRefresh() async {
    await load()
  }

  func onBack() {
    router.close()
  }

  private func load() async {
    let title = input.title
    await shown.load(showing: .loading(title: title)) { [interactor, mapper] in
      do {
        let rows = try await interactor.rows().map(mapper.row)
        return rows.isEmpty
          ? .empty(title: title) : .loaded(SampleViewModel(title: title, rows: rows))
      } catch is CancellationError {
        return nil
      } catch {
        return .failed(title: title, mapper.failure(error))
      }
    }
  }
}
