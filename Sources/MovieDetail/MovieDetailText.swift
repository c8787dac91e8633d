import MoviePresentation
import Viper

/// Draws the running text of a movie's page: the facts, the plot, where to watch it, and addresses.
@MainActor
struct MovieDetailText {
  let presenter: any MovieDetailPresentable

  func lines(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    facts(movie) + (movie.overview.isEmpty ? [] : blank + line(movie.overview)) + watch(movie)
      + blank + links(movie)
  }

  private func facts(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    let verdict = movie.rating.map { rating in
      MovieDetailTables.rating(rating) + StyledText(" " + movie.votes, .dim)
    }
    return line(movie.originalTitle, .dim) + line(movie.tagline) + line(movie.kind)
      + [Scene.Line(verdict ?? StyledText(movie.votes, .dim))]
      + line(movie.marks.summary, .init(color: .cyan))
      + fact(.release, movie.release) + fact(.status, movie.status)
  }

  private func watch(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    guard !movie.providers.isEmpty else { return [] }
    return blank + line(movie.watchHeading, .dim)
      + movie.providers.map { labelled($0.label, $0.text) }
  }

  private func links(_ movie: MovieDetailViewModel) -> [Scene.Line] {
    let trailers = movie.trailers.flatMap { trailer in
      [labelled(presenter.label(.trailer), trailer.label), address(trailer.text)]
    }
    let poster = movie.posterURL.map { line(presenter.label(.poster), .bold) + [address($0)] }
    return fact(.writers, movie.writers) + trailers + (poster ?? []) + fact(.id, movie.numbers)
      + movie.pages.map(address)
  }

  // MARK: Lines

  private func line(_ text: String, _ style: StyledText.Style = .plain) -> [Scene.Line] {
    text.isEmpty ? [] : [Scene.Line(StyledText(text, style))]
  }

  private func fact(_ label: MovieDetailLabel, _ text: String) -> [Scene.Line] {
    text.isEmpty ? [] : [labelled(presenter.label(label), text)]
  }

  private func labelled(_ label: String, _ text: String) -> Scene.Line {
    Scene.Line(StyledText(label + "  ", .bold) + StyledText(text), hangingIndent: label.count + 2)
  }

  /// Returns a line of an address alone, which can be copied and opened.
  private func address(_ url: String) -> Scene.Line {
    Scene.Line(StyledText(url, .init(link: url)))
  }

  private var blank: [Scene.Line] { [Scene.Line("")] }
}
