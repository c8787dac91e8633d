import MovieEntities
import PersonDetail
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  static let browse = MovieCommand(
    CommandSpec(
      name: "browse", overview: "Browse movies in a full-screen window.",
      arguments: [
        .init(
          name: "what",
          help:
            "A list such as top-rated, a screen such as detail or diary, or a TMDB or IMDb URL.",
          kind: .words { Route.names }, default: "'config set start', or popular"),
        .init(
          name: "words",
          help:
            """
            Words from a title, a filter such as 'drama 1920..1929', a movie or person ID, or a \
            title and year such as 'Dune (2021)'.
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
  ) { line, context in
    let words = line.arguments[...]
    let route =
      words.isEmpty
      ? context.settings.value(.start).flatMap { Route($0) } ?? .list(.popular)
      : try route(words, line)
    try await BrowseRun(route, line, context).run()
  }

  /// Returns the route that words of the command line name.
  private static func route(_ words: ArraySlice<String>, _ line: ParsedLine) throws -> Route {
    let rest = words.dropFirst()
    if rest.isEmpty, let route = words.first.flatMap(PageAddress.init).flatMap(Route.init) {
      return route
    }
    guard let name = words.first, let screen = ScreenEntry.named(name) else {
      throw unknownScreen(words.first ?? "", line)
    }
    guard let argument = screen.argument, !(rest.isEmpty && screen.isArgumentOptional) else {
      try line.checkEnd(rest)
      return Route(name: name)
    }
    switch argument {
    case .text: return .search(try term(Array(rest), line))
    case .filter: return .discover(try FilterLine.filter(rest.joined(separator: " ")))
    case .movie:
      return Route(name: name, argument: "\(try movieID(try only(rest, line), line))")
    case .film:
      if let film = MovieID.described(by: rest.joined(separator: " ")) { return .detail(film) }
      return .detail(try movieID(try only(rest, line), line))
    case .person:
      return Route(name: name, argument: "\(try personID(try only(rest, line), line))")
    }
  }

  /// Returns the single word that an argument consists of.
  private static func only(_ words: ArraySlice<String>, _ line: ParsedLine) throws -> String {
    guard let word = words.first else { throw line.missing("<id>") }
    try line.checkEnd(words.dropFirst())
    return word
  }

  private static func unknownScreen(_ word: String, _ line: ParsedLine) -> CommandFailure {
    let localizer = line.localizer
    let list = Route.names.joined(separator: ", ")
    let message = localizer.text("Cannot browse '\(word)'. Use one of: \(list).")
    let pages = ScreenEntry.pages.map(\.name)
    guard let meant = Synonyms.line(for: word, [], among: pages), pages.contains(meant) else {
      return line.usage(
        message + Suggestion.sentence(for: word, among: Route.names, in: localizer))
    }
    return line.usage(message + " " + localizer.text("Did you mean '\(meant)'?"))
  }
}
