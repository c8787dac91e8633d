import ListOfMovies
import LoginModule
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization

// The lists, the search, the filter, and the lists about a movie.

extension ScreenEntry {
  static let lists = zip(MovieListKind.allCases, "12345678").map { kind, key in
    ScreenEntry(
      name: kind.rawValue, tab: tab(of: kind, key: key), page: { _ in .list(kind) },
      route: { $0 == .list(kind) ? .list(kind) : nil },
      module: { $0.list(ListOfMoviesInput(query: .kind(kind)), showing: $1) })
  }

  private static func tab(of kind: MovieListKind, key: Character) -> Tab {
    switch kind {
    case .popular: Tab(key: key) { localizer in localizer.text("Popular") }
    case .nowPlaying: Tab(key: key) { localizer in localizer.text("Now") }
    case .topRated: Tab(key: key) { localizer in localizer.text("Top") }
    case .upcoming: Tab(key: key) { localizer in localizer.text("Soon") }
    case .trending: Tab(key: key) { localizer in localizer.text("Today") }
    case .favorites: Tab(key: key, startsGroup: true) { localizer in localizer.text("Favorites") }
    case .watchlist: Tab(key: key) { localizer in localizer.text("Watchlist") }
    case .rated: Tab(key: key) { localizer in localizer.text("Rated") }
    }
  }

  /// Without a text, the search shows popular movies until the user types one.
  static let search = ScreenEntry(
    name: "search", help: "Open a search.", argument: .text, isArgumentOptional: true,
    page: { .search($0.argument ?? "") },
    route: { if case .search(let text) = $0 { .search(text) } else { nil } },
    module: { router, screen in
      let query = screen.route.argument.map { MovieQuery.search(term: $0, year: nil) }
      return router.list(
        ListOfMoviesInput(
          query: query ?? .kind(.popular), title: query == nil ? router.mapper.searchTitle : nil),
        showing: screen)
    })

  static let discover = ScreenEntry(
    name: "discover", help: "Open movies that match a filter.", argument: .filter,
    isArgumentOptional: true,
    tab: Tab(key: "9", startsGroup: true) { localizer in localizer.text("Discover") },
    module: { router, screen in
      let filter = try? FilterLine.filter(screen.route.argument ?? "")
      return filter.map {
        router.list(
          ListOfMoviesInput(query: .discover($0), greeting: router.mapper.filterHint),
          showing: screen)
      }
    })

  static let similar = ScreenEntry(
    name: "similar", help: "Open movies similar to a movie.", argument: .movie,
    queryAboutMovie: { .similar(to: $0) }, module: { $0.listAboutMovie($1) })

  static let recommend = ScreenEntry(
    name: "recommend", help: "Open recommendations for a movie.", argument: .movie,
    queryAboutMovie: { .recommended(for: $0) }, module: { $0.listAboutMovie($1) })
}

extension Route {
  /// The window's search, which shows popular movies until the user types a text.
  static let emptySearch = Route.search("")

  static func list(_ kind: MovieListKind) -> Route { Route(name: kind.rawValue) }

  static func search(_ text: String) -> Route {
    Route(name: "search", argument: text.isEmpty ? nil : text)
  }

  static func discover(_ filter: MovieFilter) -> Route {
    Route(name: "discover", argument: filter.line.isEmpty ? nil : filter.line)
  }

  static func similar(_ movie: MovieID) -> Route { Route(name: "similar", argument: "\(movie)") }

  static func recommended(_ movie: MovieID) -> Route {
    Route(name: "recommend", argument: "\(movie)")
  }
}

extension Gateways {
  /// Looks up the movie that a list is based on, if the list needs that movie's TMDB ID.
  ///
  /// The returned title is the list's title, or `nil` if no lookup was needed.
  func resolve(
    _ route: Route, in localizer: Localizer
  ) async throws -> (route: Route, title: String?) {
    guard let query = route.screen?.queryAboutMovie,
      case .imdb(let id)? = route.argument.flatMap(MovieID.init)
    else { return (route, nil) }
    let movie = try await catalog.movie(.imdb(id))
    let found = Route(name: route.name, argument: "\(movie.id)")
    return (found, localizer.title(query(movie.id), about: movie.title))
  }

  /// Returns the interactor of a list, which finds people only if the list shows them.
  @MainActor
  func listInteractor(showsPeople: Bool) -> any ListOfMoviesInteractable {
    ListOfMoviesAssembler.defaultInteractor(
      catalog: catalog, marks: marks, people: showsPeople ? people : nil,
      suggest: { await title(near: $0) })
  }
}

extension RootRouter: ListOfMoviesOutput {
  /// Returns a new module that shows a list, by default with the module's own interactor and view.
  func list(
    _ input: ListOfMoviesInput, showing screen: SavedWindow.Screen? = nil,
    interactor: (any ListOfMoviesInteractable)? = nil,
    makeView: ListOfMoviesAssembler.ViewMaker? = nil
  ) -> Module {
    var input = input
    input.savedState = screen?.savedState()
    return ListOfMoviesAssembler.assemble(
      input: input, interactor: interactor ?? gateways.listInteractor(showsPeople: true),
      window: window, output: self, clock: clock, localizer: localizer, makeView: makeView)
  }

  /// Returns a new module that shows a list about the route's movie; `nil` if the route has no
  /// movie.
  ///
  /// Lists need the TMDB ID, which `Gateways.resolve(_:in:)` looks up. Without it, the movie's page
  /// is shown, which accepts either kind of ID.
  fileprivate func listAboutMovie(_ screen: SavedWindow.Screen) -> Module? {
    switch screen.route.argument.flatMap(MovieID.init) {
    case .tmdb(let id)?:
      screen.route.screen?.queryAboutMovie.map { query in
        list(ListOfMoviesInput(query: query(id), title: screen.title), showing: screen)
      }
    case let id?: module(for: .detail(id))
    case nil: nil
    }
  }

  /// Opens a list, by default with the module's own interactor and view.
  func openList(
    _ input: ListOfMoviesInput, interactor: (any ListOfMoviesInteractable)? = nil,
    makeView: ListOfMoviesAssembler.ViewMaker? = nil
  ) async {
    await window.replaceRoot(with: list(input, interactor: interactor, makeView: makeView))
  }

  func listOfMovies(didSelectMovie movie: MovieViewModel) async { await push(movie) }

  func listOfMovies(didSelectPerson id: Int, name: String) async {
    await pushPerson(id, name: name)
  }

  func listOfMovies(didEnter page: PageAddress) async -> Bool {
    guard let route = Route(page) else { return false }
    await go(to: route)
    return true
  }

  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    await logins.present(for: list) { [weak list] in await list?.onLoginEnd(isLoggedIn: $0) }
  }
}
