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
    mapper = SampleFormMapper(input: input)
  }

  func onViewAppear() { shown.show(.editing(viewModel())) }

  func onChange(_ field: SampleFormField, to text: String) {
    guard !isBusy else { return }
    entity[field] = text
    shown.show(.editing(viewModel()))
  }

  func onSubmit() async {
    guard !isBusy else { return }
    isChecked = true
    entity = entity.trimmed
    guard mapper.isValid(entity) else { return shown.show(.editing(viewModel())) }
    await save()
  }

  func onBack() {
    if !isBusy { router.close() }
  }

  /// A Boolean value that indicates whether the form is being saved and ignores the user.
  private var isBusy: Bool {
    switch shown.state {
    case .saving, .saved: true
    case .idle, .editing, .failed: false
    }
  }

  private func save() async {
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
