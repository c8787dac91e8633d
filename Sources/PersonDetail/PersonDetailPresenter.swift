import MovieEntities
import MoviePresentation
import Viper

/// Decides what a person's page shows.
@MainActor
final class PersonDetailPresenter: PersonDetailPresentable {
  weak var ui: (any PersonDetailUI)?
  private let input: PersonDetailInput
  private let interactor: any PersonDetailInteractable
  private let router: any PersonDetailRouting
  private let mapper: PersonDetailMapper
  private lazy var shown = PresentedState(PersonDetailState.idle) { [weak self] in
    self?.ui?.update($0)
  }
  // The person has arrived with all movies, so no page can fail.
  private lazy var pages = PageLoader<PersonDetailState, PersonFilm, any Error>(
    of: shown, list: { $0.person?.films }, replacing: { $0.showing($1) },
    failure: { [mapper] _ in mapper.failure(.cancelled) },
    fetch: { [mapper, input] state, number in
      mapper.page(number, of: state.person?.filmography ?? [], size: input.pageSize)
    })

  init(
    input: PersonDetailInput, interactor: any PersonDetailInteractable,
    router: any PersonDetailRouting, mapper: PersonDetailMapper
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.mapper = mapper
  }

  func label(_ label: PersonDetailLabel) -> String { mapper.label(label) }

  func onViewAppear() async {
    await load()
  }

  func onSelectMovie(at index: Int) async {
    guard let film = pages.select(at: index) else { return }
    await router.showMovie(id: film.id, title: film.title)
  }

  func onMoveFocus(by rows: Int) async {
    await pages.moveFocus(by: rows)
  }

  func onMore() async {
    await pages.next()
  }

  func onRetry() async {
    let failure: Failure? =
      if case .failed(let failure) = shown.state { failure } else {
        shown.state.person?.refresh.failure
      }
    guard failure?.canRetry == true else { return }
    await load()
  }

  func onRefresh() async {
    await Freshness.$isRequired.withValue(true) { await load() }
  }

  func onBack() {
    router.close()
  }

  private func load() async {
    let old = shown.state
    let (waiting, refresh): (PersonDetailState, PageRefresh) =
      old.person == nil
      ? (.loading(name: old.name ?? input.name), .none)
      : (old.refreshed(.underWay), .done(mapper.updated))
    await shown.load(
      showing: waiting, failure: mapper.failure,
      failed: { old.person == nil ? .failed($0) : old.refreshed(.failed($0)) }
    ) { [interactor, mapper, input] () throws(MovieError) in
      let person = mapper.viewModel(try await interactor.person(input.id), pageSize: input.pageSize)
      return PersonDetailState.loaded(person).refreshed(refresh)
    }
  }
}
