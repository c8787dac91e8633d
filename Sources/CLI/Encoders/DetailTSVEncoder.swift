import Entities
import MovieDetail
import Viper
import Wording

/// Writes a movie page as tab-separated lines: the name of a field, and one or two values.
enum DetailTSVEncoder {
  static func lines(_ movie: MovieDetailViewModel) -> [StyledText] {
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
      + movie.directors.map { ("director", StyledText($0.name)) }
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
