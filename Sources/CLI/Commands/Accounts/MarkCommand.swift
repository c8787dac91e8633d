import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  private static let favorite = OptionSpec(
    name: "--favorite", help: "Add to your favorites."
  ).conflicting(with: noFavorite)
  private static let noFavorite = OptionSpec(
    name: "--no-favorite", help: "Remove from your favorites.")
  private static let watchlist = OptionSpec(
    name: "--watchlist", help: "Add to your watchlist."
  ).conflicting(with: noWatchlist)
  private static let noWatchlist = OptionSpec(
    name: "--no-watchlist", help: "Remove from your watchlist.")
  private static let rate = OptionSpec(
    name: "--rate", value: "V", help: "Rate from 0.5 to 10, in steps of 0.5."
  ).conflicting(with: noRate)
  private static let noRate = OptionSpec(name: "--no-rate", help: "Remove your rating.")

  private static let options = [favorite, noFavorite, watchlist, noWatchlist, rate, noRate]

  static let mark = MovieCommand(
    CommandSpec(
      name: "mark", overview: "Mark movies: favorite, watchlist, rating.", effect: .sets,
      document:
        """
        id, and the changed values of favorite, watchlist and rating; for a movie without a TMDB \
        ID, also title and year.
        """,
      arguments: [movieArguments],
      options: [FilmSearch.year] + options,
      globals: GlobalOptions.account,
      examples: [
        "mark 234 --favorite", "mark 234 --rate 8.5 --no-watchlist", "mark 234 19 --watchlist",
        "mark 'Dune (2021)' --watchlist",
      ],
      note:
        """
        Without a login, the marks are on this computer, and a movie with its year, such as \
        'Dune (2021)', is marked even if it is not found.
        """
    )
  ) { line, context in
    let marks = try marks(line)
    let ids = try MovieIDs(line, context, year: FilmSearch.year)
    let gateways = try Gateways(line, context)
    let isLoggedIn = try await gateways.account.session() != nil
    if isLoggedIn { try ServiceChoice(line, context).requireNetwork() }
    let words = options.filter(line.has).flatMap { option in
      [option.name] + (option.value == nil ? [] : [line.text(option) ?? ""])
    }
    var marked: [FieldValue] = []
    let missing = try await ids.forEach(context, gateways) { word, search in
      let movie: Film
      var note: String?
      if isLoggedIn {
        movie = try await accountFilm(word, search)
      } else {
        // The library stores titles and years, so that it can be shown offline.
        let search = FilmSearch(search: search, use: .mark) { film in
          let words = [About.name, "mark", film] + words
          return words.map(ShellWords.quoted).joined(separator: " ")
        }
        (movie, note) = try await search.film(word)
      }
      try await set(marks, for: movie, over: gateways, context)
      if let note, marks.contains(where: \.isSet) {
        context.console.note(TerminalSanitizer.clean(note))
      }
      marked.append(document(movie, marks))
    }
    try context.report(ids.isBatch ? .list(marked) : marked.first ?? .none)
    if let missing { throw missing }
  }

  /// Returns the movie that a word names, to mark it in an account, which has only movies with TMDB
  /// IDs.
  private static func accountFilm(_ word: MovieWord, _ search: MovieSearch) async throws -> Film {
    if case .film(let title, let year) = word {
      guard let movie = try await search.movie(titled: title, from: year) else {
        throw MovieError(.rejection(.unlisted("\(title) (\(year))")))
      }
      return Film(movie)
    }
    let context = search.context
    let id = try await search.id(of: word)
    if case .titled = id, let film = try await search.known(word) {
      throw MovieError(.rejection(.unlisted(film.title)))
    }
    let found = try await search.gateways.name(
      of: id, isTitled: context.console.isErrorTerminal)
    return Film(
      id: .tmdb(found.id), title: found.title ?? context.localizer.text("Movie \(found.id)"))
  }

  /// Sets the marks in order, stopping if one fails.
  private static func set(
    _ marks: [Mark], for movie: Film, over gateways: Gateways, _ context: Context
  ) async throws {
    // A command shows no marks and undoes none, so it needs no mark book.
    let store = try await gateways.marks.markStore()
    for mark in marks {
      try await store.apply(mark, for: movie)
      guard context.console.isErrorTerminal else { continue }
      let sentence = context.localizer.sentence(mark, of: movie.title, canUndo: false)
      context.console.note(TerminalSanitizer.clean(sentence))
    }
  }

  private static func document(_ movie: Film, _ marks: [Mark]) -> FieldValue {
    var film = [("id", FieldValue(movie.id.tmdb))]
    if movie.id.tmdb == nil {
      film += [("title", .text(movie.title)), ("year", FieldValue(movie.year))]
    }
    let members = marks.map { mark -> (String, FieldValue) in
      if case .rating(let rating) = mark { return (mark.kind.rawValue, FieldValue(own: rating)) }
      return (mark.kind.rawValue, .flag(mark.isSet))
    }
    return .record(Record(members: film + members))
  }

  private static func marks(_ line: ParsedLine) throws -> [Mark] {
    var marks: [Mark] = []
    if let isWanted = either(favorite, noFavorite, line) {
      marks.append(.favorite(isWanted))
    }
    if let isWanted = either(watchlist, noWatchlist, line) {
      marks.append(.watchlist(isWanted))
    }
    if let isWanted = either(rate, noRate, line) {
      marks.append(.rating(isWanted ? try rating(line) : nil))
    }
    guard !marks.isEmpty else {
      let names = options.map(\.name).joined(separator: ", ")
      throw line.usage(line.localizer.text("Specify at least one of \(names)."))
    }
    return marks
  }

  /// Returns `true` if the first option was given, `false` if the second option was given, or `nil`
  /// if neither was.
  private static func either(
    _ yes: OptionSpec, _ no: OptionSpec, _ line: ParsedLine
  ) -> Bool? {
    line.has(yes) ? true : line.has(no) ? false : nil
  }

  private static func rating(_ line: ParsedLine) throws -> OwnRating? {
    guard let rating = OwnRating(line.text(rate) ?? "") else {
      throw line.usage(line.localizer.ratingValidationError)
    }
    return rating
  }
}
