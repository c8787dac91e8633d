import MovieEntities
import PersonDetail
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  private static let pages = ["search", "discover", "similar", "recommend", "detail", "person"]

  static let browse = MovieCommand(
    CommandSpec(
      name: "browse", overview: "Browse movies in a full-screen window.",
      arguments: [
        .init(
          name: "what",
          help:
            """
            A list such as top-rated, or search, discover, similar, recommend, detail or person. \
            (default: 'config set start', or popular)
            """,
          values: .list(MovieListKind.allCases.map(\.rawValue) + pages)),
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
    try await BrowseRun(root(line, context), line, context).run()
  }

  private static func root(
    _ line: ParsedLine, _ context: Context
  ) throws(CommandFailure) -> BrowseRoot {
    let words = Array(line.arguments.dropFirst())
    switch line.arguments.first {
    case "search": return .search(try term(words, line))
    case "discover": return .discover(try filter(words, line))
    case "similar": return .similar(try movieID(only(words, line), line))
    case "recommend": return .recommended(try movieID(only(words, line), line))
    case "detail":
      let id = try movieID(try only(words, line), line)
      return BrowseRoot(command: "open detail \(id)") { await $0.openDetail(id) }
    case "person":
      let id = try personID(try only(words, line), line)
      return BrowseRoot(command: "open person \(id)") {
        await $0.openPerson(PersonDetailInput(id: id))
      }
    case nil: return .list(try context.settings.choice(.start) ?? .popular)
    case let word?:
      let kind = try listKind(word, line)
      try line.checkEnd(words[...])
      return .list(kind)
    }
  }

  /// Parses a kind of list, with an error message that also lists the pages.
  private static func listKind(
    _ word: String, _ line: ParsedLine
  ) throws(CommandFailure) -> MovieListKind {
    let kinds = MovieListKind.allCases.map(\.rawValue)
    guard MovieListKind(rawValue: word) == nil else { return try kind(word, line) }
    let localizer = line.localizer
    let list = (kinds + pages).joined(separator: ", ")
    let message = localizer("Cannot browse '\(word)'. Use one of: \(list).")
    let meant = Synonyms.line(for: word, [], among: pages)
    guard let meant, pages.contains(meant) else {
      throw line.usage(
        message + Suggestion.sentence(for: word, among: kinds + pages, in: localizer))
    }
    throw line.usage(message + " " + localizer("Did you mean '\(meant)'?"))
  }

  private static func filter(
    _ words: [String], _ line: ParsedLine
  ) throws(CommandFailure) -> MovieFilter {
    do throws(FilterMistake) {
      return try FilterLine.filter(words.joined(separator: " "))
    } catch {
      throw line.usage(DiscoverOptions.sentence(error, in: line.localizer))
    }
  }

  /// Returns the single word after the name of a page.
  private static func only(
    _ words: [String], _ line: ParsedLine
  ) throws(CommandFailure) -> String {
    guard let word = words.first else { throw line.missing("<id>") }
    try line.checkEnd(words.dropFirst())
    return word
  }
}
