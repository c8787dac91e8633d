import Entities
import Wording

extension Commands {
  private static let year = OptionSpec(
    name: "--year", value: "Y", help: "Only movies released in this year.")

  static let search = Command(
    name: "search", overview: "Search movies by their titles.",
    arguments: [
      .init(name: "query", help: "Words from the title.", isRequired: true, repeats: true)
    ],
    options: [year, Paging.page, Paging.limit],
    examples: ["search caligari", "search \"the general\" --year 1926"]
  ) { (line, context) throws(CommandFailure) in
    let localizer = context.localizer
    let term = line.arguments.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    guard !term.isEmpty else {
      throw line.usage(localizer("The query is empty: say what to search for."))
    }
    let query = MovieQuery.search(
      term: term.joined(separator: " "), year: try line.number(year, in: 1_874...9_999))
    try await ScreenCommand(line, context).list(Paging.input(query, line))
  }
}
