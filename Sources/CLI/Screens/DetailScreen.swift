import LoginModule
import MovieDetail
import MovieEntities
import MoviePresentation
import Viper

extension ScreenEntry {
  static let detail = ScreenEntry(
    name: "detail", help: "Open a movie.", argument: .film,
    page: { $0.argument.flatMap(MovieID.init).map { .movie($0) } },
    route: { if case .movie(let id) = $0 { .detail(id) } else { nil } },
    module: { router, screen in
      screen.route.argument.flatMap(MovieID.described).map { id in
        router.detail(
          MovieDetailInput(id: id, title: screen.title ?? "", savedState: screen.savedState()))
      }
    })
}

extension Route {
  static func detail(_ movie: MovieID) -> Route { Route(name: "detail", argument: "\(movie)") }
}

extension RootRouter: MovieDetailOutput {
  /// Returns a new module that shows a movie.
  func detail(_ input: MovieDetailInput) -> Module {
    let module = MovieDetailAssembler.assemble(
      input: input, catalog: gateways.catalog, marks: gateways.marks, window: window,
      output: self, isBuiltIn: !gateways.isLive, localizer: localizer)
    module.route = Route.detail(input.id)
    return module
  }

  /// Opens a movie's page.
  func openDetail(_ id: MovieID) async {
    await window.replaceRoot(with: detail(MovieDetailInput(id: id)))
  }

  /// Opens a row's movie over the current screen.
  func push(_ movie: MovieViewModel) async {
    await window.push(detail(MovieDetailInput(movie)))
  }

  func movieDetail(didSelectMovie movie: MovieViewModel) async { await push(movie) }

  func movieDetail(didSelectPerson id: Int, name: String) async {
    await pushPerson(id, name: name)
  }

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    await logins.present(for: detail) { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0) }
  }
}
