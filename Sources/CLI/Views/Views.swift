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

  /// The modules' own views, with somebody who is told each time one of them has something new to show.
  ///
  /// - Parameter onUpdate: Is called after the view has it.
  init(onUpdate: @escaping @MainActor () -> Void) {
    list = { presenter in
      let view = ListOfMoviesAssembler.ownView(of: presenter)
      return WatchedView(view, show: { view.update($0) }, onUpdate: onUpdate)
    }
    detail = { presenter in
      let view = MovieDetailAssembler.ownView(of: presenter)
      return WatchedView(view, show: { view.update($0) }, onUpdate: onUpdate)
    }
    login = { presenter in
      let view = LoginAssembler.ownView(of: presenter)
      return WatchedView(view, show: { view.update($0) }, onUpdate: onUpdate)
    }
  }

  /// What suits the reader of the output.
  ///
  /// - Parameters:
  ///   - format: Who reads it.
  ///   - words: What screens and notes are said in.
  ///   - printer: Takes what need not wait for the rest.
  init(_ format: OutputStyle.Format, words: Words, printer: Printer) {
    switch format {
    case .screen:
      list = { presenter in
        ListOfMoviesStreamView(ListOfMoviesAssembler.ownView(of: presenter, words: words)) {
          printer.grow($0)
        }
      }
    case .tsv:
      list = { ListOfMoviesTSVView(presenter: $0, words: words) { printer.add($0) } }
      detail = { MovieDetailTSVView(presenter: $0) }
    case .json(let isPretty):
      list = { ListOfMoviesJSONView(presenter: $0, isPretty: isPretty) }
      detail = { MovieDetailJSONView(presenter: $0, isPretty: isPretty) }
    }
  }
}
