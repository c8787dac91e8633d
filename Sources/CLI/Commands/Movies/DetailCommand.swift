import MovieEntities
import ViperCommandLine
import ViperLocalization

extension Commands {
  static let movieArgument = CommandSpec.Argument(
    name: "id", help: "TMDB's or IMDb's id of the movie, or its address there.", isRequired: true)
  static let movieArguments = CommandSpec.Argument(
    name: "id",
    help: """
      TMDB's or IMDb's id of the movie, or its address there; - reads ids from standard input.
      """,
    isRequired: true, repeats: true)
  private static let posterOption = OptionSpec(
    name: "--poster", help: "Show the poster above the page, on a terminal.")

  static let detail = MovieCommand(
    CommandSpec(
      name: "detail", overview: "Show the page of a movie.",
      arguments: [movieArguments],
      options: [posterOption, PictureOptions.pictures], globals: GlobalOptions.page,
      examples: [
        "detail 234", "detail 234 --poster", "detail tt0010323 --json",
        "detail 234 19 653 --fields title,runtime",
      ],
      note: About.attribution
    )
  ) { (line, context) throws(CommandFailure) in
    let selection = try DetailFields.table.selection(context.style, line)
    let pictures = try posterOptions(line, context)
    let ids = try MovieIDs(line, context)
    try await ScreenCommand(line, context).details(ids, pictures: pictures, in: selection)
  }

  /// Returns the options for the poster above a page; `nil` if the page has none.
  private static func posterOptions(
    _ line: ParsedLine, _ context: Context
  ) throws(CommandFailure) -> PictureOptions? {
    let pictures = try PictureOptions(line, context)
    guard line.has(posterOption) else {
      try line.check(PictureOptions.pictures, with: posterOption)
      return nil
    }
    guard case .screen = context.style.format else {
      context.console.note(
        context.localizer("Note: '\(posterOption.name)' only works on a terminal."))
      return nil
    }
    pictures.noteIgnored(context)
    return pictures
  }

  /// Returns advice to search for a word that was typed as an id; empty if it cannot be a title.
  private static func searchAdvice(_ word: String, _ localizer: Localizer) -> String {
    // Neither a mistyped id nor an address is a title.
    guard word.count(where: \.isLetter) > 2, word.count <= 60, !word.contains("/") else {
      return ""
    }
    let line = "\(About.name) search \(ShellWords.quoted(word))"
    return " " + localizer("Find it with '\(line)'.")
  }

  /// Parses an argument as the id of a movie.
  static func movieID(_ word: String, _ line: ParsedLine) throws(CommandFailure) -> MovieID {
    let localizer = line.localizer
    guard let id = MovieID(word) else {
      if let sentence = WrongAddress.sentence(insteadOfMovie: word, in: localizer) {
        throw line.usage(sentence)
      }
      throw line.usage(
        localizer(
          """
          '\(word)' is not the id of a movie. An id is a whole number such as 234, or an IMDb id \
          such as tt0010323.
          """) + searchAdvice(word, localizer))
    }
    return id
  }
}
