import Entities
import MovieDetail
import Viper
import Wording

/// A movie's page for other programs: a field's name, a tab, and one value a line.
@MainActor
final class MovieDetailTSVView: MovieDetailUI, TextScreen {
  private let presenter: any MovieDetailPresentable
  private var state = MovieDetailState.idle

  init(presenter: any MovieDetailPresentable) {
    self.presenter = presenter
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {}

  func update(_ state: MovieDetailState) {
    self.state = state
  }

  var scene: Scene {
    var scene = Scene(name: "detail", title: "")
    switch state {
    case .idle, .loading: break
    case .failed(let failure): scene.failure = failure
    case .loaded(let movie):
      scene.lines = lines(movie)
      scene.message = movie.marks.notice
    }
    return scene
  }

  private func lines(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    let single: [(String, StyledText)] = [
      ("id", StyledText(String(movie.id))), ("title", StyledText(movie.title)),
      ("original_title", StyledText(movie.originalTitle)), ("year", StyledText(movie.year)),
      ("release_date", StyledText(movie.releaseDay?.description ?? "")),
      ("runtime", StyledText(movie.runtimeMinutes.map(String.init) ?? "")),
    ]
    let afterGenres: [(String, StyledText)] = [
      ("rating", TSV.rating(movie.rating)),
      ("votes", StyledText(movie.rating.map { String($0.votes) } ?? "")),
      ("status", StyledText(movie.status)), ("tagline", StyledText(movie.tagline)),
      ("overview", StyledText(movie.overview)),
    ]
    let values =
      single + movie.genres.map { ("genre", StyledText($0)) } + afterGenres
      + movie.directors.map { ("director", StyledText($0)) }
    return values.filter { !$0.1.spans.isEmpty }.map { TSV.line(StyledText($0.0), $0.1) }
      + movie.cast.map {
        TSV.line("cast", StyledText($0.name), StyledText($0.character))
      }
      + movie.trailers.map { TSV.line("trailer", StyledText($0.url)) }
      + movie.similar.map {
        TSV.line("similar", StyledText(String($0.id)), StyledText($0.title))
      }
  }
}
