import ListOfMovies
import Viper
import Wording

/// Writes a list as tab-separated values: one movie a line, without truncation.
struct ListTSVEncoder {
  private var written = 0

  /// Returns the lines of the rows that have been loaded since the last call.
  ///
  /// New rows are always at the end of the list.
  mutating func newLines(_ state: ListOfMoviesState) -> [StyledText] {
    guard case .loaded(let list) = state else { return [] }
    let new = list.rows.dropFirst(written)
    written += new.count
    return new.map(line)
  }

  private func line(_ movie: MovieViewModel) -> StyledText {
    TSV.line(
      StyledText(String(movie.id)), StyledText(movie.title), StyledText(movie.year),
      TSV.rating(movie.rating), StyledText(movie.overview))
  }
}
