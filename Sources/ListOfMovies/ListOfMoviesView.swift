import Entities
import Viper
import Wording

/// The list on a screen: rows with a rating whose tone becomes a colour here.
@MainActor
final class ListOfMoviesView: ListOfMoviesScreen {
  private let presenter: any ListOfMoviesPresentable
  private let words: Words
  private var state = ListOfMoviesState.idle

  init(presenter: any ListOfMoviesPresentable, words: Words) {
    self.presenter = presenter
    self.words = words
  }

  func update(_ state: ListOfMoviesState) {
    self.state = state
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .selectID(let id):
      guard let index = rows.firstIndex(where: { String($0.id) == id }) else { return }
      await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onMore()
    case .activate("retry"): await presenter.onRetry()
    case .activate("log-in"): await presenter.onLogIn()
    case .refresh: await presenter.onRefresh()
    case .search(let term): await presenter.onSearch(term)
    case .back: presenter.onBack()
    case .activate, .type, .submit: break
    }
  }

  // MARK: State → scene

  var scene: Scene {
    switch state {
    case .idle: return Scene(name: "list", title: "")
    case .loading(let heading):
      var scene = scene(heading)
      scene.isLoading = true
      return scene
    case .empty(let list):
      var scene = scene(list.heading)
      scene.message = [list.heading.greeting, emptyMessage(list)].compactMap(\.self)
        .joined(separator: " ")
      return scene
    case .loaded(let list): return scene(list)
    case .failed(let heading, let failure):
      var scene = scene(heading)
      draw(failure, in: &scene)
      return scene
    }
  }

  private var rows: [MovieViewModel] {
    if case .loaded(let list) = state { list.rows } else { [] }
  }

  private func scene(_ heading: MovieListHeading) -> Scene {
    Scene(name: "list", title: heading.title, message: heading.greeting)
  }

  private func scene(_ list: MovieListViewModel) -> Scene {
    var scene = scene(list.heading)
    scene.columns = [
      Scene.Column(words("ID"), .kept),
      Scene.Column(words("TITLE"), .cut(least: 8, dropRank: 0)),
      Scene.Column(words("YEAR"), .whole(dropRank: 1)),
      Scene.Column(words("RATING"), .whole(dropRank: 2)),
      Scene.Column(words("OVERVIEW"), .cut(least: 16, dropRank: 3)),
    ]
    scene.rows = list.rows.map(row)
    if list.heading.query == .kind(.rated) { addOwnRatings(list.rows, to: &scene) }
    scene.focus = list.rows.isEmpty ? nil : list.focus
    scene.isLoading = list.nextPage == .loading
    if case .failed(let failure) = list.nextPage { draw(failure, in: &scene) }
    return scene
  }

  private func draw(_ failure: Failure, in scene: inout Scene) {
    scene.failure = failure
    if failure.code == MovieError.Code.notLoggedIn.rawValue {
      scene.buttons = [Scene.Button(id: "log-in", label: words("Log in"))]
    } else if failure.canRetry {
      scene.buttons = [Scene.Button(id: "retry", label: words("Retry"))]
    }
  }

  /// What the person gave stands before what all the others did.
  private func addOwnRatings(_ movies: [MovieViewModel], to scene: inout Scene) {
    let place = 3
    scene.columns.insert(Scene.Column(words("YOURS"), .whole(dropRank: 1)), at: place)
    scene.rows = zip(scene.rows, movies).map { row, movie in
      var cells = row.cells
      let own = movie.ownRating.map { words.decimal($0.description) } ?? ""
      cells.insert(StyledText(own, .init(color: .cyan)), at: place)
      return Scene.Row(id: row.id, cells: cells)
    }
  }

  private func row(_ movie: MovieViewModel) -> Scene.Row {
    let rating = movie.rating.map { StyledText(words.decimal($0.text), style(of: $0.tone)) } ?? ""
    return Scene.Row(
      id: String(movie.id),
      cells: [
        StyledText(String(movie.id), .dim), StyledText(movie.title, .bold),
        StyledText(movie.year), rating, StyledText(movie.overview),
      ])
  }

  private func style(of tone: Rating.Tone) -> StyledText.Style {
    switch tone {
    case .good: .init(color: .green)
    case .middling: .init(color: .yellow)
    case .bad: .init(color: .red)
    }
  }

  private func emptyMessage(_ list: MovieListViewModel) -> String {
    if list.totalPages > 0, list.firstPage > list.totalPages {
      return words(
        "There is no page \(list.firstPage): the list ends at page \(list.totalPages).")
    }
    return switch list.heading.query {
    case .search(let term, nil):
      words("No movie matches \"\(term)\". Try fewer or other words.")
    case .search(let term, let year?):
      words("No movie of \(year) matches \"\(term)\". Try it without the year.")
    case .kind(let kind): emptyMessage(kind)
    }
  }

  private func emptyMessage(_ kind: MovieListKind) -> String {
    switch kind {
    case .upcoming: words("No movie is announced. Try the popular ones.")
    case .favorites: words("You have no favorites yet. Mark a movie as one on its page.")
    case .watchlist: words("Your watchlist is empty. Put a movie on it on its page.")
    case .rated: words("You have rated no movie yet. Rate one on its page.")
    case .popular, .nowPlaying, .topRated, .trending:
      words("There are no movies in this list.")
    }
  }
}
