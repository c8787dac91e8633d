import ListOfMovies
import LoginModule
import MovieDetail
import PersonDetail

/// The view makers that a run gives to the assemblers; `nil` for the module's own view.
@MainActor
struct Views {
  var list: ListOfMoviesAssembler.ViewMaker?
  var detail: MovieDetailAssembler.ViewMaker?
  var person: PersonDetailAssembler.ViewMaker?
  var login: LoginAssembler.ViewMaker?
}
