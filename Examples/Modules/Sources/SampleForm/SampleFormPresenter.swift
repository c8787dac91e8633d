import Viper

/// Decides what the form shows, and when it is saved and closed.
@MainActor
final class SampleFormPresenter: SampleFormPresentable {
  weak var ui: (any SampleFormUI)?
  private let interactor: any SampleFormInteractable
  private let router: any SampleFormRouting
  private let mapper: SampleFormMapper
  private var entity: SampleFormEntity
  private var isChecked = false
  private lazy var shown = PresentedState(SampleFormState.idle) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    input: SampleFormInput, interactor: any SampleFormInteractable,
    router: any SampleFormRouting
  ) {
    self.interactor = interactor
    self.router = router
    entity = input.entity
    mapper = SampleFormMapper(title: input.title)
  }

  func onViewAppear() { shown.show(.editing(viewModel())) }

  func on(_ action: UserAction) async {
    // While the form is being saved, ignore all actions.
    guard !isBusy else { return }
    switch action {
    case .type(let field, let text): edit(SampleFormField(rawValue: field), text)
    case .submit, .activate("submit"): await save()
    case .back: router.close()
    default: break
    }
  }

  private var isBusy: Bool {
    switch shown.state {
    case .saving, .saved: true
    case .idle, .editing, .failed: false
    }
  }

  private func edit(_ field: SampleFormField?, _ text: String) {
    switch field {
    case .name: entity.name = text
    case .note: entity.note = text
    case nil: return
    }
    shown.show(.editing(viewModel()))
  }

  private func save() async {
    isChecked = true
    guard mapper.isValid(entity) else { return shown.show(.editing(viewModel())) }
    await shown.load(showing: .saving(viewModel()), fallback: .editing(viewModel())) { [self] in
      do {
        try await interactor.save(entity)
        shown.show(.saved(viewModel()))
        await router.finish(with: entity)
      } catch let rejection as SampleFormError {
        shown.show(.editing(viewModel(rejection)))
      } catch {
        shown.show(mapper.failure(error)) { .failed(viewModel(), $0) }
      }
    }
  }

  private func viewModel(_ rejection: SampleFormError? = nil) -> SampleFormViewModel {
    mapper.viewModel(entity, isChecked: isChecked, rejection: rejection)
  }
}
