import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

/// Finds films to log or mark, which need not be in the catalog.
@MainActor
struct FilmSearch {
  nonisolated static let year = OptionSpec(
    name: "--year", short: "-y", value: "Y",
    help: "The year of release. With it, the arguments are a title, which need not be known.",
    kind: .number(Film.years))

  /// What happens to the film.
  enum Use { case log, mark }

  let search: MovieSearch
  let use: Use
  /// Returns the command line that names a film in another way.
  let command: (_ film: String) -> String
  private var gateways: Gateways { search.gateways }
  private var localizer: Localizer { search.context.localizer }

  /// Returns the film that a word names.
  ///
  /// A film that the catalog does not have, or that cannot be looked up, is returned as the library
  /// knows it or, if the word has its year, as typed; `note` says so once it is logged or marked.
  func film(_ word: MovieWord) async throws -> (film: Film, note: String?) {
    do {
      if case .film(let title, let year) = word {
        guard let movie = try await search.movie(titled: title, from: year) else {
          throw MovieError(.rejection(.notFound))
        }
        return (Film(movie), nil)
      }
      return (Film(try await gateways.catalog.movie(try await search.id(of: word))), nil)
    } catch let error as MovieError {
      let failure = gateways.failure(error, in: localizer)
      let isMissing = error.code == .notFound
      guard isMissing || failure.exitCode == .unavailable else { throw error }
      let known = try await search.known(word)
      if case .film(let title, let year) = word, known?.id.tmdb == nil {
        return (
          known ?? Film(title: title, year: year), note(title, year, isMissing: isMissing)
        )
      }
      if let known { return (known, nil) }
      let advice = advice(word)
      guard isMissing else { throw failure.adding(advice) }
      throw MovieError(.notFound, localizer.failure(error).message + " " + advice, cause: error)
    }
  }

  private func note(_ title: String, _ year: Int, isMissing: Bool) -> String {
    let year = String(year)
    let reason =
      switch (isMissing, gateways.isLive) {
      case (true, false):
        localizer.text("the built-in catalog does not have '\(title)' (\(year)).")
      case (true, true): localizer.text("TMDB does not have '\(title)' (\(year)).")
      case (false, _): localizer.text("'\(title)' (\(year)) could not be looked up.")
      }
    return use == .log
      ? localizer.text("Logged as typed: \(reason)") : localizer.text("Marked as typed: \(reason)")
  }

  /// Returns the sentence that says how to name the film.
  private func advice(_ word: MovieWord) -> String {
    guard case .title(let text) = word else {
      let line = command(localizer.text("TITLE (YEAR)"))
      return use == .log
        ? localizer.text("To log it anyway, use its title and year: \(line).")
        : localizer.text("To mark it anyway, use its title and year: \(line).")
    }
    let (title, year) = Film.typed(text, today: gateways.today.day)
    let film = "\(title) (\(year.map(String.init) ?? localizer.text("YEAR")))"
    return use == .log
      ? localizer.text("To log it anyway, add the year: \(command(film)).")
      : localizer.text("To mark it anyway, add the year: \(command(film)).")
  }
}
