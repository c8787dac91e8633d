import ListOfMovies
import MovieDetail
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let random = MovieCommand(
    CommandSpec(
      name: "random", overview: "Show a random movie.",
      arguments: [
        .init(
          name: "kind", help: "The list to pick from. (default: popular)",
          values: .list(MovieListKind.allCases.map(\.rawValue)))
      ],
      options: DiscoverOptions.all,
      // Sorting has no effect, because every movie is equally likely.
      globals: GlobalOptions.all.filter { $0 != OutputOptions.sort },
      examples: ["random", "random top-rated", "random --genre horror --year ..1930"],
      note: About.attribution
    )
  ) { (line, context) throws(CommandFailure) in
    let selection = try DetailFields.table.selection(context.style, line, isSorted: false)
    let isPersonal = try kind(line.arguments.first, line).isPersonal
    let usesLibrary = isPersonal || context.style.isForPeople || context.usesMarks(selection)
    var command = try ScreenCommand(line, context, usesLibrary: usesLibrary)
    try await command.random(try await choice(line, &command), in: selection)
  }

  /// Returns the list to pick from, which is either a list of a given kind or the movies that match
  /// a filter.
  @MainActor
  private static func choice(
    _ line: ParsedLine, _ command: inout ScreenCommand
  ) async throws(CommandFailure) -> MovieQuery {
    guard let option = DiscoverOptions.all.first(where: line.has) else {
      return .kind(try kind(line.arguments.first, line))
    }
    if let word = line.arguments.first {
      throw line.conflict(try kind(word, line).rawValue, option.name)
    }
    return .discover(try await DiscoverOptions.filter(line, &command))
  }
}

extension ScreenCommand {
  /// Prints the page of a random movie from a list.
  func random(
    _ query: MovieQuery, in selection: FieldSelection<MarkedMovie>
  ) async throws(CommandFailure) {
    var generator = SystemRandomNumberGenerator()
    let choice = RandomChoice { number throws(CommandFailure) in
      try await page(number, of: query)
    }
    guard let movie = try await choice.movie(using: &generator)
    else { throw empty }
    try await detail(.tmdb(movie), pictures: nil, in: selection)
  }

  /// Opens a page of a list and returns its rows, or returns `nil` if the request was canceled.
  private func page(
    _ number: Int, of query: MovieQuery
  ) async throws(CommandFailure) -> Paged<MovieViewModel>? {
    let last = SceneCache(ListOfMoviesState.idle)
    await router.openList(ListOfMoviesInput(query: query, page: number)) { presenter in
      ProgramView(last) { await presenter.onViewAppear() }
    }
    if let failure = last.state.failure { throw CommandFailure(failure, in: context.localizer) }
    return last.state.list?.movies
  }

  private var empty: CommandFailure {
    let localizer = context.localizer
    let message = localizer("No movies to pick from. Try fewer options or another list.")
    return gateways.addingSource(to: .notFound(message), localizer)
  }
}

/// Picks a random movie from a list.
///
/// All movies that the service returns for the list are equally likely.
struct RandomChoice {
  /// A closure that returns a page of the list, or `nil` if the request was canceled.
  typealias Fetch = @MainActor (Int) async throws(CommandFailure) -> Paged<MovieViewModel>?

  let fetch: Fetch

  /// Returns the TMDB ID of a random movie, or `nil` if the list is empty.
  ///
  /// Sends at most two requests.
  @MainActor
  func movie(
    using generator: inout some RandomNumberGenerator
  ) async throws(CommandFailure) -> Int? {
    guard let first = try await fetch(1) else { return nil }
    let length = first.rows.count + first.unreadable
    guard first.totalPages > 1, length > 0 else {
      return first.rows.randomElement(using: &generator)?.id
    }
    // The total may include movies past the last page that the service returns.
    let count = min(max(first.totalResults, length), first.totalPages * length)
    let index = Int.random(in: 0..<count, using: &generator)
    let number = index / length + 1
    let rows = number == 1 ? first.rows : try await fetch(number)?.rows ?? []
    if rows.indices.contains(index % length) { return rows[index % length].id }
    // Fall back if the list has become shorter since the first request, or if the movie could not
    // be decoded.
    return
      (rows.randomElement(using: &generator) ?? first.rows.randomElement(using: &generator))?.id
  }
}
