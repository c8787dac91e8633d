import ListOfMovies
import MovieDetail
import Viper

/// The views that a run gives to the assemblers; nothing means the module's own.
@MainActor
struct Views {
  var list: ListOfMoviesAssembler.ViewMaker?
  var detail: MovieDetailAssembler.ViewMaker?

  init() {}

  /// What suits the reader of the output.
  init(_ format: OutputStyle.Format) {
    switch format {
    case .screen: break
    case .tsv:
      list = { ListOfMoviesTSVView(presenter: $0) }
      detail = { MovieDetailTSVView(presenter: $0) }
    case .json(let isPretty):
      list = { ListOfMoviesJSONView(presenter: $0, isPretty: isPretty) }
      detail = { MovieDetailJSONView(presenter: $0, isPretty: isPretty) }
    }
  }
}
