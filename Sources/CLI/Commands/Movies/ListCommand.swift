import ListOfMovies
import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperTerminal

extension Commands {
  static let list = MovieCommand(
    CommandSpec(
      name: "list", overview: "List movies of a kind.",
      arguments: [
        .init(
          name: "kind",
          help: MovieListKind.allCases.map(\.rawValue).joined(separator: ", ")
            + ". (default: popular)",
          values: .list(MovieListKind.allCases.map(\.rawValue)))
      ],
      options: [Paging.page, Paging.limit],
      examples: ["list", "list top-rated --limit 5", "list --page 2 | cut -f2"]
    )
  ) { (line, context) throws(CommandFailure) in
    let kind = try kind(line.arguments.first, line)
    try await printList(.kind(kind), line, context)
  }

  /// Prints the list that a query and the options of a line select.
  @MainActor
  static func printList(
    _ query: MovieQuery, _ line: ParsedLine, _ context: Context
  ) async throws(CommandFailure) {
    let selection = try MovieFields.table.selection(context.style, line)
    let input = try Paging.input(query, line)
    try await ScreenCommand(line, context).list(input, in: selection)
  }

  /// Parses an argument as the kind of a list; popular movies if it is `nil`.
  static func kind(_ word: String?, _ line: ParsedLine) throws(CommandFailure) -> MovieListKind {
    guard let word else { return .popular }
    let localizer = line.localizer
    if line.has(OutputOptions.json), word.contains(",") {
      // In other programs the fields are the value of this option.
      let meant = "\(OutputOptions.json.name) \(OutputOptions.fields.name) \(word)"
      throw line.usage(
        localizer("There is no list '\(word)'.") + " " + localizer("Did you mean '\(meant)'?"))
    }
    return try line.choice(word) { localizer("There is no list '\(word)'; there are \($0).") }
  }
}

/// The options that select a part of a list.
enum Paging {
  static let page = OptionSpec(
    name: "--page", short: "-p", value: "N", help: "The first page, 1 to 500. (default: 1)")
  static let limit = OptionSpec(
    name: "--limit", short: "-L", value: "N",
    help: "The number of movies, 1 to 10000. (default: one page)")

  static func input(_ query: MovieQuery, _ line: ParsedLine) throws(CommandFailure)
    -> ListOfMoviesInput
  {
    ListOfMoviesInput(
      query: query, page: try line.number(page, in: 1...MoviePage.lastServed) ?? 1,
      limit: try line.number(limit, in: 1...10_000))
  }
}
