import Viper

/// Decides what the form shows, and when it is saved and closed.
@MainActor
final class SampleFormPresenter: SampleFormPresentable {
  weak var ui: (any SampleFormUI)?
  private let interactor: any SampleFormInteractable
  private let router: any SampleFormRouting
  private let mapper: SampleFormMapper
  private var texts: SampleFormTexts
  private var isChecked = false
  private lazy var shown = PresentedState(SampleFormState()) { [weak self] in
    self?.ui?.update($0)
  }

  init(
    interactor: any SampleFormInteractable, router: any SampleFormRouting,
    mapper: SampleFormMapper
  ) {
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
    texts = mapper.texts
  }

  func onViewAppear() { shown.show(state()) }

  func onChange(_ field: SampleFormField, to text: String) {
    guard !isBusy else { return }
    texts[field] = text
    shown.show(state())
  }

  func onSubmit() async {
    guard !isBusy else { return }
    isChecked = true
    texts = texts.trimmed
    guard let entity = mapper.entity(from: texts) else { return shown.show(state()) }
    await save(entity)
  }

  func onBack() {
    if !isBusy { router.close() }
  }

  /// A Boolean value that indicates whether the form is being saved and ignores the user.
  private var isBusy: Bool {
    shown.state.saving.isLoading || shown.state.saving.content != nil
  }

  private func save(_ entity: SampleFormEntity) async {
    await shown.load(showing: state(.loading())) { [self] in
      do {
        try await interactor.save(entity)
        shown.show(state(.loaded(entity)))
        await router.finish(with: entity)
      } catch let rejection as SampleFormError {
        shown.show(state(rejection: rejection))
      } catch {
        shown.show(mapper.failure(error)) { state(.failed($0)) }
      }
    }
  }

  private func state(
    _ saving: Phase<SampleFormEntity> = .idle, rejection: SampleFormError? = nil
  ) -> SampleFormState {
    SampleFormState(
      title: mapper.input.title,
      form: mapper.viewModel(texts, isChecked: isChecked, rejection: rejection), saving: saving)
  }
}
