import ListOfMovies
import Viper
import Wording

/// The list for other programs: one movie a line, nothing cut, handed on as its page arrives.
@MainActor
final class ListOfMoviesTSVView: ListOfMoviesUI, TextScreen {
  private let presenter: any ListOfMoviesPresentable
  private let localizer: Localizer
  private let write: ([Scene.Line]) -> Void
  private var written = 0
  private(set) var scene = Scene(name: "list", title: "")

  /// - Parameters:
  ///   - presenter: Who decides what is shown.
  ///   - words: What a note is said in; the rows are data.
  ///   - write: Takes each line once.
  init(
    presenter: any ListOfMoviesPresentable, localizer: Localizer = .english,
    write: @escaping @MainActor ([Scene.Line]) -> Void
  ) {
    self.presenter = presenter
    self.localizer = localizer
    self.write = write
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
    case .idle, .loading: break
    case .empty: scene.message = localizer("No movies.")
    case .loaded(let list):
      // Rows only ever come at the end.
      let new = list.rows.dropFirst(written)
      written += new.count
      if !new.isEmpty { write(new.map(line)) }
      if case .failed(let failure) = list.nextPage { scene.failure = failure }
    case .failed(_, let failure): scene.failure = failure
    }
  }

  private func line(_ movie: MovieViewModel) -> Scene.Line {
    TSV.line(
      StyledText(String(movie.id)), StyledText(movie.title), StyledText(movie.year),
      TSV.rating(movie.rating), StyledText(movie.overview))
  }
}
