import ListOfMovies
import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperScript

/// The first screen of a window.
struct BrowseRoot {
  /// The command that shows the screen in a script; `nil` if a script cannot contain it.
  let command: String?
  /// A closure that finds the screen, if that takes a request.
  var find: (@MainActor (Gateways, Localizer) async throws(CommandFailure) -> BrowseRoot)?
  let open: @MainActor (RootRouter) async -> Void

  static func list(_ kind: MovieListKind) -> BrowseRoot {
    tab(.list(kind))
  }

  static func tab(_ tab: BrowseTab) -> BrowseRoot {
    BrowseRoot(command: "open tab \(tab.rawValue)") { await $0.open(tab) }
  }

  static func search(_ term: String) -> BrowseRoot {
    BrowseRoot(command: ScriptRecorder.quoted(term).map { "open search " + $0 }) {
      await $0.openList(ListOfMoviesInput(query: .search(term: term, year: nil)))
    }
  }

  static func discover(_ filter: MovieFilter) -> BrowseRoot {
    let line = filter.line
    guard !line.isEmpty else { return tab(.discover) }
    return BrowseRoot(command: ScriptRecorder.quoted(line).map { "open discover " + $0 }) {
      await $0.openDiscover(filter)
    }
  }

  static func similar(_ id: MovieID) -> BrowseRoot {
    related(id, "similar") { .similar(to: $0) }
  }

  static func recommended(_ id: MovieID) -> BrowseRoot {
    related(id, "recommend") { .recommended(for: $0) }
  }

  /// Creates a list about a movie; an IMDb id is resolved first, because the list needs TMDB's.
  private static func related(
    _ id: MovieID, _ name: String, title: String? = nil,
    _ query: @escaping @Sendable (Int) -> MovieQuery
  ) -> BrowseRoot {
    guard case .tmdb(let number) = id else {
      return BrowseRoot(
        command: nil,
        find: { (gateways, localizer) async throws(CommandFailure) in
          let movie = try await gateways.movie(id, in: localizer)
          let title = localizer.title(query(movie.id), about: movie.title)
          return related(.tmdb(movie.id), name, title: title, query)
        }, open: { _ in })
    }
    return BrowseRoot(command: "open \(name) \(number)") {
      await $0.openList(ListOfMoviesInput(query: query(number), title: title))
    }
  }
}
