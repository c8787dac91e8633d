import Entities
import ListOfMovies
import ViperScript

/// The first screen of a window.
struct BrowseRoot {
  /// The command that shows the screen in a script; `nil` if a script cannot contain it.
  let command: String?
  /// The tab that shows the screen, if one does.
  var tab: BrowseTab?
  /// Opens the screen.
  let open: @MainActor (RootRouter) async -> Void

  /// Creates the list of a kind.
  static func list(_ kind: MovieListKind) -> BrowseRoot {
    BrowseRoot(command: "open list \(kind.rawValue)", tab: .list(kind)) {
      await $0.openList(ListOfMoviesInput(query: .kind(kind)))
    }
  }

  /// Creates the results of a search.
  static func search(_ term: String) -> BrowseRoot {
    BrowseRoot(command: ScriptRecorder.quoted(term).map { "open search " + $0 }) {
      await $0.openList(ListOfMoviesInput(query: .search(term: term, year: nil)))
    }
  }

  /// Creates the movies that a filter selects.
  static func discover(_ filter: MovieFilter) -> BrowseRoot {
    let line = filter.line
    let words = line.isEmpty ? "" : ScriptRecorder.quoted(line).map { " " + $0 }
    return BrowseRoot(command: words.map { "open discover" + $0 }, tab: .discover) {
      await $0.openDiscover(filter)
    }
  }

  /// Creates the movies that are similar to a movie.
  static func similar(_ id: Int) -> BrowseRoot {
    BrowseRoot(command: "open similar \(id)") {
      await $0.openList(ListOfMoviesInput(query: .similar(to: id)))
    }
  }

  /// Creates the movies that are recommended for a movie.
  static func recommended(_ id: Int) -> BrowseRoot {
    BrowseRoot(command: "open recommend \(id)") {
      await $0.openList(ListOfMoviesInput(query: .recommended(for: id)))
    }
  }
}
