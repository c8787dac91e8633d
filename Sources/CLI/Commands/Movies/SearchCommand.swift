import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let search = MovieCommand(
    CommandSpec(
      name: "search", overview: "Search movies by their titles.",
      arguments: [
        .init(name: "query", help: "Words from the title.", isRequired: true, repeats: true)
      ],
      options: [DiscoverOptions.year, Paging.page, Paging.limit],
      examples: ["search caligari", "search \"the general\" --year 1926"]
    )
  ) { (line, context) throws(CommandFailure) in
    let query = MovieQuery.search(
      term: try term(line.arguments, line),
      year: try line.number(DiscoverOptions.year, in: 1_874...9_999))
    try await printList(query, line, context)
  }

  /// Returns the words to search for, with one space between them.
  static func term(_ words: [String], _ line: ParsedLine) throws(CommandFailure) -> String {
    let term = words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    guard !term.isEmpty else {
      throw line.usage(line.localizer("The query is empty: say what to search for."))
    }
    return term.joined(separator: " ")
  }
}
