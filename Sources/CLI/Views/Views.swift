import ListOfMovies
import LoginModule
import MovieDetail
import Viper

/// The views that a run gives to the assemblers; nothing means the module's own.
@MainActor
struct Views {
  var list: ListOfMoviesAssembler.ViewMaker?
  var detail: MovieDetailAssembler.ViewMaker?
  var login: LoginAssembler.ViewMaker?

  init() {}

  /// What suits the reader of the output.
  ///
  /// - Parameters:
  ///   - format: Who reads it.
  ///   - write: Takes the lines that need not wait for the others.
  init(_ format: OutputStyle.Format, write: @escaping @MainActor ([Scene.Line]) -> Void) {
    switch format {
    case .screen: break
    case .tsv:
      list = { ListOfMoviesTSVView(presenter: $0, write: write) }
      detail = { MovieDetailTSVView(presenter: $0) }
    case .json(let isPretty):
      list = { ListOfMoviesJSONView(presenter: $0, isPretty: isPretty) }
      detail = { MovieDetailJSONView(presenter: $0, isPretty: isPretty) }
    }
  }
}
