import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let openURL = MovieCommand(
    CommandSpec(
      name: "open-url", overview: "Show what a TMDB or IMDb URL links to.",
      arguments: [
        .init(
          name: "url", help: "The URL of a movie, a person, a list or a search.",
          isRequired: true)
      ],
      globals: GlobalOptions.page,
      examples: [
        "open-url https://www.themoviedb.org/movie/234",
        "open-url https://www.imdb.com/title/tt0010323/ --json",
      ],
      note: "On a terminal, opens the window. Otherwise, prints the data."
    )
  ) { (line, context) throws(CommandFailure) in
    let route = try route(line.arguments[0], line)
    let isWindow = context.style.isForPeople && !line.has(OutputOptions.fields)
    if isWindow, BrowseRun.hasTerminal(context) {
      return try await BrowseRun(route, line.line(of: browse.spec, route.words), context).run()
    }
    let command: MovieCommand
    switch route {
    case .detail: command = detail
    case .person: command = person
    case .search: command = search
    default: command = list
    }
    let words = if case .list = route { route.words } else { Array(route.words.dropFirst()) }
    try await command.run(line.line(of: command.spec, words), context)
  }

  private static func route(_ url: String, _ line: ParsedLine) throws(CommandFailure) -> Route {
    let page = PageAddress(url)
    if let route = page.flatMap(Route.init) { return route }
    let localizer = line.localizer
    switch page {
    case .series:
      throw line.usage(localizer("'\(url)' is a TV series URL. Only movies are supported."))
    case .person:
      throw line.usage(
        localizer("'\(url)' is a person's IMDb URL. Use the person's TMDB URL."))
    default:
      throw line.usage(
        localizer(
          "'\(url)' is not the TMDB or IMDb URL of a movie, a person, a list or a search."))
    }
  }
}
