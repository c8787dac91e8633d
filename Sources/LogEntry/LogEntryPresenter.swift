import MovieEntities
import Viper

/// Decides what the form shows, and when it is saved and closed.
@MainActor
final class LogEntryPresenter: LogEntryPresentable {
  weak var ui: (any LogEntryUI)?
  private let interactor: any LogEntryInteractable
  private let router: any LogEntryRouting
  private let mapper: LogEntryMapper
  /// The form's initial text.
  private let first: LogEntryForm
  private var form: LogEntryForm
  private var isChecked = false
  private lazy var shown = PresentedState(LogEntryState()) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    interactor: any LogEntryInteractable, router: any LogEntryRouting, mapper: LogEntryMapper
  ) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
    first = mapper.form(today: interactor.today)
    form = first
  }

  func onViewAppear() { shown.show(state()) }

  func onChange(_ field: LogEntryField, to text: String) {
    guard !isBusy else { return }
    form.set(field, to: text)
    shown.show(state())
  }

  func onSubmit() async {
    if !isBusy { await save() }
  }

  func onBack() {
    if !isBusy { router.close() }
  }

  /// Whether the form is being saved and ignores the user.
  private var isBusy: Bool {
    shown.state.saving.isLoading || shown.state.saving.content != nil
  }

  private func save() async {
    isChecked = true
    guard let change = mapper.change(form, from: first, today: interactor.today) else {
      return shown.show(state())
    }
    if case .edit(_, []) = change { return router.close() }
    await shown.load(showing: state(.loading()), fallback: state()) { [self] in
      do throws(MovieError) {
        let rejection = try await interactor.save(change)
        let notice = mapper.notice(change, rejection: rejection)
        shown.show(state(.loaded(notice)))
        router.close(notice: notice)
      } catch {
        shown.show(mapper.failure(error)) { state(.failed($0)) }
      }
    }
  }

  private func state(_ saving: Phase<String> = .idle) -> LogEntryState {
    LogEntryState(
      title: mapper.title,
      form: mapper.viewModel(form, from: first, today: interactor.today, isChecked: isChecked),
      saving: saving)
  }
}
