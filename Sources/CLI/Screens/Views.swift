import ListOfMovies
import LoginModule
import MovieDetail

/// The view makers that a run gives to the assemblers; `nil` for the module's own view.
@MainActor
struct Views {
  var list: ListOfMoviesAssembler.ViewMaker?
  var detail: MovieDetailAssembler.ViewMaker?
  var login: LoginAssembler.ViewMaker?
}
