import Entities
import ListOfMovies
import ViperScript

/// The first screen of a window.
struct BrowseRoot {
  /// The command that shows the screen in a script; `nil` if a script cannot contain it.
  let command: String?
  /// The kind of the list that the screen is, if it is one that a tab shows.
  var kind: MovieListKind?
  /// Opens the screen.
  let open: @MainActor (RootRouter) async -> Void

  /// Creates the list of a kind.
  static func list(_ kind: MovieListKind) -> BrowseRoot {
    BrowseRoot(command: "open list \(kind.rawValue)", kind: kind) {
      await $0.openList(ListOfMoviesInput(query: .kind(kind)))
    }
  }

  /// Creates the results of a search.
  static func search(_ term: String) -> BrowseRoot {
    BrowseRoot(command: ScriptRecorder.quoted(term).map { "open search " + $0 }) {
      await $0.openList(ListOfMoviesInput(query: .search(term: term, year: nil)))
    }
  }
}
