import Entities
import ListOfMovies
import Wording

extension Commands {
  static let browse = Command(
    name: "browse", overview: "Browse movies in a full-screen window.",
    arguments: [
      .init(
        name: "what", help: "A kind of list, search, detail or person. (default: popular)",
        values: .list(MovieListKind.allCases.map(\.rawValue) + ["search", "detail", "person"])),
      .init(
        name: "words", help: "Words from the title, or the id of a movie or a person.",
        repeats: true),
    ],
    options: BrowseOptions.all,
    examples: [
      "browse", "browse top-rated", "browse search caligari", "browse detail 234",
      "browse person 910000070",
    ],
    note: About.attribution
  ) { (line, context) throws(CommandFailure) in
    try await BrowseRun(root(line), line, context).run()
  }

  /// Returns the screen that the arguments name.
  private static func root(_ line: ParsedLine) throws(CommandFailure) -> BrowseRoot {
    let words = Array(line.arguments.dropFirst())
    let root: BrowseRoot
    switch line.arguments.first {
    case "search":
      let term = try term(words, line)
      return .list(ListOfMoviesInput(query: .search(term: term, year: nil)))
    case "detail": root = .detail(try movieID(try id(words, line), line))
    case "person": root = .person(try personID(try id(words, line), line))
    case let word:
      root = .list(ListOfMoviesInput(query: .kind(try kind(word, line))))
    }
    let known = if case .list = root { 0 } else { 1 }
    guard words.count <= known else {
      throw line.usage(line.localizer("Unexpected argument '\(words[known])'."))
    }
    return root
  }

  /// Returns the identifier after the name of a page.
  private static func id(
    _ words: [String], _ line: ParsedLine
  ) throws(CommandFailure) -> String {
    guard let word = words.first else {
      let missing = "<id>"
      throw line.usage(line.localizer("The argument '\(missing)' is missing."))
    }
    return word
  }
}
