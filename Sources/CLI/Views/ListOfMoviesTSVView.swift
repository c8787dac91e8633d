import ListOfMovies
import Viper

/// The list for other programs: one movie a line, nothing cut.
@MainActor
final class ListOfMoviesTSVView: ListOfMoviesScreen {
  private let presenter: any ListOfMoviesPresentable
  private(set) var scene = Scene(name: "list", title: "")

  init(presenter: any ListOfMoviesPresentable) {
    self.presenter = presenter
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    if action == .more { await presenter.onMore() }
  }

  func update(_ state: ListOfMoviesState) {
    scene.failure = nil
    switch state {
    case .idle, .loading: scene.lines = []
    case .empty: scene.message = "No movies."
    case .loaded(let list):
      // Rows only ever come at the end: what was written once is not written again.
      scene.lines += list.rows.dropFirst(scene.lines.count).map { movie in
        TSV.line(
          StyledText(String(movie.id)), StyledText(movie.title), StyledText(movie.year),
          TSV.rating(movie.rating), StyledText(movie.overview))
      }
      if case .failed(let failure) = list.nextPage { scene.failure = failure }
    case .failed(_, let failure): scene.failure = failure
    }
  }
}
