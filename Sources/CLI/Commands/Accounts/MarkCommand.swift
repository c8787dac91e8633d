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

  static let mark = MovieCommand(
    CommandSpec(
      name: "mark", overview: "Mark movies: favorite, watchlist, rating.",
      document: "id, and the changed values of favorite, watchlist and rating.",
      arguments: [movieArguments],
      options: [favorite, noFavorite, watchlist, noWatchlist, rate, noRate],
      globals: GlobalOptions.account,
      examples: [
        "mark 234 --favorite", "mark 234 --rate 8.5 --no-watchlist", "mark 234 19 --watchlist",
      ]
    )
  ) { line, context in
    let marks = try marks(line)
    let ids = try MovieIDs(line, context)
    let gateways = try Gateways(line, context)
    let isLoggedIn = try await gateways.account.session() != nil
    if isLoggedIn { try ServiceChoice(line, context).requireNetwork() }
    var marked: [FieldValue] = []
    let missing = try await ids.forEach(context, gateways) { id in
      let movie = try await set(marks, for: id, over: gateways, isLocal: !isLoggedIn, context)
      marked.append(document(movie, marks))
    }
    try context.report(ids.isBatch ? .list(marked) : marked.first ?? .none)
    if let missing { throw missing }
  }

  /// Sets the marks in order, stopping if one fails, and returns the movie's TMDB ID.
  private static func set(
    _ marks: [Mark], for id: MovieID, over gateways: Gateways, isLocal: Bool,
    _ context: Context
  ) async throws -> Int {
    let isTitled = context.console.isErrorTerminal
    let movie: Film
    if isLocal {
      // The library stores titles and years, so that it can be shown offline.
      let found = try await gateways.catalog.movie(id)
      movie = Film(found)
    } else {
      let found = try await gateways.name(of: id, isTitled: isTitled)
      let title = found.title ?? context.localizer.text("Movie \(found.id)")
      movie = Film(id: .tmdb(found.id), title: title)
    }
    // A command shows no marks and undoes none, so it needs no mark book.
    let store = try await gateways.marks.markStore()
    for mark in marks {
      try await store.apply(mark, for: movie)
      guard isTitled else { continue }
      let sentence = context.localizer.sentence(mark, of: movie.title, canUndo: false)
      context.console.note(TerminalSanitizer.clean(sentence))
    }
    return movie.id.tmdb ?? 0
  }

  private static func document(_ movie: Int, _ marks: [Mark]) -> FieldValue {
    let members = marks.map { mark -> (String, FieldValue) in
      if case .rating(let rating) = mark { return (mark.kind.rawValue, FieldValue(own: rating)) }
      return (mark.kind.rawValue, .flag(mark.isSet))
    }
    return .record(Record(members: [("id", .number(movie))] + members))
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
      let names = [favorite, noFavorite, watchlist, noWatchlist, rate, noRate].map(\.name)
      throw line.usage(
        line.localizer.text("Specify at least one of \(names.joined(separator: ", "))."))
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
