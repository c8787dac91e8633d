import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let random = MovieCommand(
    CommandSpec(
      name: "random", overview: "Show the page of one movie, chosen at random.",
      arguments: [
        .init(
          name: "kind", help: "The list to choose from. (default: popular)",
          values: .list(MovieListKind.allCases.map(\.rawValue)))
      ],
      options: DiscoverOptions.all,
      // Sorting has no effect: every movie is equally likely.
      globals: GlobalOptions.all.filter { $0 != OutputOptions.sort },
      examples: ["random", "random top-rated", "random --genre horror --year ..1930"],
      note: About.attribution
    )
  ) { (line, context) throws(CommandFailure) in
    let query = try choice(line)
    if case .discover(let filter) = query {
      try DiscoverOptions.noteIgnored(filter, line, context)
    }
    let selection = try DetailFields.table.selection(context.style, line, isSorted: false)
    try await ScreenCommand(line, context).random(query, in: selection)
  }

  /// Returns the list to choose from: that of a kind, or the movies that a filter selects.
  private static func choice(_ line: ParsedLine) throws(CommandFailure) -> MovieQuery {
    guard let option = DiscoverOptions.all.first(where: line.has) else {
      return .kind(try kind(line.arguments.first, line))
    }
    if let word = line.arguments.first {
      throw line.conflict(try kind(word, line).rawValue, option.name)
    }
    return .discover(try DiscoverOptions.filter(line))
  }
}
