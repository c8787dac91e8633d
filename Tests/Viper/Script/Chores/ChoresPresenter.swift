import Viper

/// The presenter of the list of chores.
@MainActor
final class ChoresPresenter {
  weak var ui: (any ChoresUI)?
  private let service: ChoreService
  private let router: any ChoresRouting
  private var state = ChoresState() { didSet { ui?.update(state) } }

  init(service: ChoreService, router: any ChoresRouting) {
    self.service = service
    self.router = router
  }

  func onViewAppear() async {
    await load { service throws(ChoreService.Failure) in try await service.all() }
  }

  func onSelect(_ row: Int) async {
    guard state.chores.indices.contains(row) else { return }
    await router.openChore(state.chores[row])
  }

  func onMoveFocus(by rows: Int) {
    state.focus = state.chores.focus(state.focus ?? 0, movedBy: rows)
  }

  func onChange(_ field: String, _ text: String) {
    state.fields[field] = text
  }

  func onAdd() async {
    guard let chore = state.fields["name"], !chore.isEmpty else { return }
    await load { service throws(ChoreService.Failure) in try await service.add(chore) }
  }

  func onBack() {
    router.close()
  }

  private func load(
    _ request: @MainActor (ChoreService) async throws(ChoreService.Failure) -> [String]
  ) async {
    state.isLoading = true
    do throws(ChoreService.Failure) {
      state.chores = try await request(service)
      state.failure = nil
      state.focus = state.focus ?? (state.chores.isEmpty ? nil : 0)
    } catch {
      state.failure = error
    }
    state.isLoading = false
  }
}
