import ListOfMovies
import LoginModule
import MovieDetail
import Viper
import Wording

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
  ///   - words: What screens and notes are said in.
  ///   - printer: Takes what need not wait for the rest.
  init(_ format: OutputStyle.Format, localizer: Localizer, printer: Printer) {
    switch format {
    case .screen: break
    case .tsv:
      list = { ListOfMoviesTSVView(presenter: $0, localizer: localizer) { printer.add($0) } }
      detail = { MovieDetailTSVView(presenter: $0) }
    case .json(let isPretty):
      list = { ListOfMoviesJSONView(presenter: $0, isPretty: isPretty) }
      detail = { MovieDetailJSONView(presenter: $0, isPretty: isPretty) }
    }
  }
}
