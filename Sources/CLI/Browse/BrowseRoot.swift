import Entities
import ListOfMovies
import ViperScript

/// The first screen of a window.
enum BrowseRoot {
  case list(ListOfMoviesInput)
  case detail(MovieID)
  case person(Int)

  /// The command that shows the screen in a script; `nil` if a script cannot contain it.
  var command: String? {
    switch self {
    case .list(let input):
      switch input.query {
      case .kind(let kind): "open list \(kind.rawValue)"
      case .search(let term, _): ScriptRecorder.quoted(term).map { "open search " + $0 }
      case .list: nil
      }
    case .detail(let id): "open detail \(id)"
    case .person(let id): "open person \(id)"
    }
  }
}
