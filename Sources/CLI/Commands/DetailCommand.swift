import Entities
import Wording

extension Commands {
  private static let posterOption = OptionSpec(
    name: "--poster", help: "Show the poster above the page, on a terminal.")

  static let detail = Command(
    name: "detail", overview: "Show the page of a movie.",
    arguments: [
      .init(
        name: "id", help: "TMDB's id of the movie, or an IMDb id (tt0010323).",
        isRequired: true)
    ],
    options: [posterOption, PictureOptions.pictures],
    examples: ["detail 234", "detail 234 --poster", "detail tt0010323 --json"],
    note: About.attribution
  ) { (line, context) throws(CommandFailure) in
    let id = try movieID(line.arguments[0], line)
    let printer = try picturePrinter(line, context)
    try await ScreenCommand(line, context).detail(id, pictures: printer)
  }

  /// Returns what prints the poster above a page; `nil` if the page has none.
  @MainActor
  private static func picturePrinter(
    _ line: ParsedLine, _ context: Context
  ) throws(CommandFailure) -> PicturePrinter? {
    let pictures = try PictureOptions(line, context)
    guard line.has(posterOption) else {
      guard !line.has(PictureOptions.pictures) else {
        let (one, other) = (PictureOptions.pictures.name, posterOption.name)
        throw line.usage(line.localizer("'\(one)' needs '\(other)'."))
      }
      return nil
    }
    guard case .screen = context.style.format else {
      context.console.note(
        context.localizer("Note: '\(posterOption.name)' shows a poster on a terminal alone."))
      return nil
    }
    pictures.noteIgnored(context)
    return PicturePrinter(
      loader: PosterLoader(try Gateways(line, context), line, context), mode: pictures.mode,
      context: context)
  }

  /// Returns the identifier of a movie that an argument of a line spells.
  static func movieID(_ word: String, _ line: ParsedLine) throws(CommandFailure) -> MovieID {
    let localizer = line.localizer
    guard let id = MovieID(word) else {
      throw line.usage(
        localizer(
          """
          '\(word)' is not the id of a movie. An id is a whole number such as 234, or an IMDb id \
          such as tt0010323.
          """))
    }
    return id
  }
}
