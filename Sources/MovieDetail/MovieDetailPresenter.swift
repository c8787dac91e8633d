import Entities
import Viper

/// Decides what a movie's page shows.
@MainActor
final class MovieDetailPresenter: MovieDetailPresentable {
  weak var ui: (any MovieDetailUI)?
  private let input: MovieDetailInput
  private let interactor: any MovieDetailInteractable
  private let router: any MovieDetailRouting
  private let mapper = MovieDetailMapper()
  private var state = MovieDetailState.idle
  /// Counts the loads that were begun: the answer to an older one is no longer wanted.
  private var generation = 0

  init(
    input: MovieDetailInput, interactor: any MovieDetailInteractable,
    router: any MovieDetailRouting
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
  }

  func onViewAppear() async {
    await load()
  }

  func onSelectSimilarMovie(at index: Int) async {
    guard case .loaded(let movie) = state, movie.similar.indices.contains(index) else { return }
    await router.showMovie(id: movie.similar[index].id)
  }

  func onRetry() async {
    guard case .failed(let failure) = state, failure.canRetry else { return }
    await load()
  }

  func onRefresh() async {
    await load()
  }

  func onBack() {
    router.close()
  }

  private func load() async {
    generation += 1
    let mine = generation
    show(.loading)
    do throws(MovieError) {
      let movie = try await interactor.movie(input.id)
      guard mine == generation else { return }
      show(.loaded(mapper.viewModel(movie)))
    } catch {
      guard mine == generation, error.code != .cancelled else { return }
      show(.failed(mapper.failure(error)))
    }
  }

  private func show(_ new: MovieDetailState) {
    guard !Task.isCancelled, new != state else { return }
    state = new
    ui?.update(new)
  }
}
