import MovieEntities
import PersonDetail
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  private static let pages = Route.forms.map(\.name)

  static let browse = MovieCommand(
    CommandSpec(
      name: "browse", overview: "Browse movies in a full-screen window.",
      arguments: [
        .init(
          name: "what",
          help:
            """
            A list such as top-rated, or search, discover, similar, recommend, detail, person, \
            diary, stats or home; or a TMDB or IMDb URL. (default: 'config set start', or popular)
            """,
          values: .list(Route.names)),
        .init(
          name: "words",
          help:
            """
            Words from a title, a filter such as 'drama 1920..1929', or a movie or person ID.
            """, repeats: true),
      ],
      options: BrowseOptions.all, globals: GlobalOptions.window,
      examples: [
        "browse", "browse top-rated", "browse search caligari",
        "browse discover drama 1920..1929 rating 7..", "browse detail 234",
        "browse person 910000070",
      ],
      note: About.attribution, isPaged: false
    )
  ) { (line, context) throws(CommandFailure) in
    let words = line.arguments[...]
    let route =
      words.isEmpty
      ? context.settings.value(.start).flatMap { Route($0) } ?? .list(.popular)
      : try Route(words, line)
    try await BrowseRun(route, line, context).run()
  }

  static func listToBrowse(
    _ word: String?, _ line: ParsedLine
  ) throws(CommandFailure) -> MovieListKind {
    guard let word, MovieListKind(rawValue: word) == nil else { return try kind(word, line) }
    let localizer = line.localizer
    let list = Route.names.joined(separator: ", ")
    let message = localizer.text("Cannot browse '\(word)'. Use one of: \(list).")
    let meant = Synonyms.line(for: word, [], among: pages)
    guard let meant, pages.contains(meant) else {
      throw line.usage(
        message + Suggestion.sentence(for: word, among: Route.names, in: localizer))
    }
    throw line.usage(message + " " + localizer.text("Did you mean '\(meant)'?"))
  }
}
