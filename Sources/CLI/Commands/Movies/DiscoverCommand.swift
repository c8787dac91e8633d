import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let discover = MovieCommand(
    CommandSpec(
      name: "discover", overview: "Find movies by genre, year, rating, people and more.",
      options: DiscoverOptions.all + [Paging.page, Paging.limit],
      sortWords: MovieOrder.Value.allCases.map(\.rawValue),
      examples: [
        "discover --genre drama --year 1920..1929 --rating 7..",
        "discover --genre comedy --original-language de --sort title",
        "discover --with 910000070 --sort -release",
      ],
      note: """
        --sort takes popularity, rating, release, revenue, title and votes here, and the movies come \
        from the service in that order.
        """
    )
  ) { (line, context) throws(CommandFailure) in
    let filter = try DiscoverOptions.filter(line)
    let selection = try MovieFields.table.selection(context.style, line, isSorted: false)
    let input = try Paging.input(.discover(filter), line)
    try DiscoverOptions.noteIgnored(filter, line, context)
    try await ScreenCommand(line, context).list(input, in: selection)
  }
}
