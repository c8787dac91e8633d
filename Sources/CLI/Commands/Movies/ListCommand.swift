import ListOfMovies
import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let list = MovieCommand(
    CommandSpec(
      name: "list", overview: "List popular, top-rated, upcoming and other movies.", effect: .reads,
      fields: MovieFields.table.fields, document: listDocument,
      arguments: [
        .init(
          name: "kind", help: "The list: \(kinds.joined(separator: ", ")).", kind: .words { kinds },
          default: "popular"),
        .init(
          name: "id|title", help: "The movie for similar or recommend.", repeats: true,
          isText: true,
          kind: .words { CompletionCache().movieWords }),
      ],
      options: [DiscoverOptions.services, Paging.page, Paging.limit],
      examples: [
        "list", "list top-rated --limit 5", "list --page 2 | cut -f2",
        "list watchlist --on mine --limit 100", "list similar 653", "list recommend tt0013442",
      ]
    )
  ) { line, context in
    let words = line.arguments.dropFirst()
    switch line.arguments.first {
    case "similar": try await related(words, line, context) { .similar(to: $0) }
    case "recommend": try await related(words, line, context) { .recommended(for: $0) }
    case let word:
      let kind = try kind(word, line)
      try line.checkEnd(words)
      try await printList(.kind(kind), line, context)
    }
  }

  /// The members of a list's JSON document.
  static let listDocument =
    """
    kind, page, total_pages, total_results and results; also query for search, and id for \
    list similar and list recommend.
    """

  private static let kinds = MovieListKind.allCases.map(\.rawValue) + ["similar", "recommend"]

  /// Prints the list for a query, using the options on the command line.
  @MainActor
  static func printList(_ query: MovieQuery, _ line: ParsedLine, _ context: Context) async throws {
    let selection = try MovieFields.table.selection(context.style, line)
    let input = try Paging.input(query, line)
    var command = try ScreenCommand(
      line, context, usesLibrary: query.isPersonal || context.uses("seen", selection))
    _ = try await command.findServices(line)
    try await command.list(input, in: selection)
  }

  /// Parses an argument as a kind of list, with popular movies as the default.
  static func kind(_ word: String?, _ line: ParsedLine) throws -> MovieListKind {
    guard let word else { return .popular }
    let localizer = line.localizer
    let isField =
      word.contains(",")
      || MovieFields.table.fields.contains { $0.name == word }
    if line.has(OutputOptions.json), isField {
      // Users of `gh` may expect `--json` to take a list of fields.
      let meant = "\(OutputOptions.json.name) \(OutputOptions.fields.name) \(word)"
      throw line.usage(
        localizer.text("Unknown list '\(word)'.") + " " + localizer.text("Did you mean '\(meant)'?")
      )
    }
    if let kind = MovieListKind(rawValue: word) { return kind }
    throw line.invalidChoice(word, among: kinds) {
      localizer.text("Unknown list '\(word)'. Use one of: \($0).")
    }
  }

  private static let year = OptionSpec(
    name: "--year", short: "-y", value: "Y",
    help: "Only movies released in this year.", kind: .number(1_874...9_999))

  static let search = MovieCommand(
    CommandSpec(
      name: "search", overview: "Search movies by title, or people by name.", effect: .reads,
      fields: MovieFields.table.fields, document: listDocument,
      arguments: [
        .init(
          name: "query", help: "Words from a title or name.", isRequired: true,
          repeats: true, isText: true)
      ],
      options: [year, people, Paging.page, Paging.limit],
      examples: [
        "search caligari", "search \"the general\" --year 1926", "search --people keaton",
      ]
    )
  ) { line, context in
    let term = try term(line.arguments, line)
    var query = MovieQuery.search(
      term: term, year: line.number(year))
    guard line.has(people) else {
      if !line.has(year) { query = try await typedSearch(term, line, context) }
      return try await printList(query, line, context)
    }
    let selection = try FoundPersonFields.table.selection(context.style, line)
    let input = try Paging.input(query, line)
    try await ScreenCommand(line, context).people(named: term, input, in: selection)
  }

  /// Returns the search for a term that may end with the year of release.
  ///
  /// The number may also be part of the title, as in `Blade Runner 2049`.
  @MainActor
  private static func typedSearch(
    _ term: String, _ line: ParsedLine, _ context: Context
  ) async throws -> MovieQuery {
    let (typed, whole) = (MovieQuery.search(typed: term), MovieQuery.search(term: term, year: nil))
    guard typed != whole else { return whole }
    let gateways = try Gateways(line, context, usesLibrary: false)
    return try await gateways.catalog.movies(typed, page: 1).movies.isEmpty ? whole : typed
  }

  private static let people = OptionSpec(
    name: "--people", help: "Search for people instead of movies."
  ).conflicting(with: year)

  /// Returns the search term, which consists of the given words joined by single spaces.
  static func term(_ words: [String], _ line: ParsedLine) throws -> String {
    let term = words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    guard !term.isEmpty else {
      throw line.usage(line.localizer.text("The query is empty. Specify what to search for."))
    }
    return term.joined(separator: " ")
  }

  @MainActor
  private static func related(
    _ words: ArraySlice<String>, _ line: ParsedLine, _ context: Context,
    _ query: (Int) -> MovieQuery
  ) async throws {
    let selection = try MovieFields.table.selection(context.style, line)
    guard !words.isEmpty else { throw line.missing("<id|title>") }
    let word = try MovieWord(Array(words), line)
    // Check the other arguments before looking up an IMDb ID.
    var input = try Paging.input(.kind(.popular), line)
    // A title may be one that only the library has.
    let isTitle = if case .id = word { false } else { true }
    var command = try ScreenCommand(
      line, context, usesLibrary: isTitle || context.uses("seen", selection))
    _ = try await command.findServices(line)
    let search = MovieSearch(gateways: command.gateways, context: context)
    let id = try await search.catalogID(of: word)
    let movie = try await command.gateways.name(of: id, isTitled: context.style.isForPeople)
    input.query = query(movie.id)
    input.title = movie.title.map { context.localizer.title(input.query, about: $0) }
    try await command.list(input, in: selection)
  }
}

/// The options that select a part of a list.
enum Paging {
  static let page = OptionSpec(
    name: "--page", short: "-p", value: "N", help: "The first page.",
    kind: .number(1...MoviePage.lastServed), default: "1")
  static let limit = OptionSpec(
    name: "--limit", short: "-L", value: "N",
    help: "Maximum number of movies.",
    kind: .number(1...10_000), default: "one page")

  static func input(_ query: MovieQuery, _ line: ParsedLine) throws -> ListOfMoviesInput {
    ListOfMoviesInput(
      query: query, page: line.number(page) ?? 1,
      limit: line.number(limit))
  }
}

extension Localizer {
  /// Returns the title of a list related to a movie.
  func title(_ query: MovieQuery, about movie: String) -> String {
    if case .similar = query { return self.text("Similar to \(movie)") }
    return self.text("Recommendations for \(movie)")
  }
}
