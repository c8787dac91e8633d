import Entities
import ListOfMovies

/// The first screen of a window.
enum BrowseRoot {
  case list(ListOfMoviesInput)
  case detail(MovieID)
}
