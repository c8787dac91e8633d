import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperTerminal

/// The poster of a movie, as the commands show or save it.
@MainActor
struct Poster {
  let movie: any DetailedMovie
  let gateways: Gateways
  let pictures: PictureOptions
  let line: ParsedLine
  let context: Context

  /// Shows the poster, or prints its address if the output is not a terminal.
  func show() async throws(CommandFailure) {
    if case .document = context.style.format { return try document(nil, bytes: nil) }
    pictures.noteIgnored(context)
    let localizer = context.outputLocalizer
    let picture = Scene.Picture(
      id: "movie-\(movie.id)", address: movie.posterPath,
      text: movie.posterPath == nil
        ? localizer("No poster") : localizer("Poster of \(movie.title)"))
    let loader = PosterLoader(gateways, line, context)
    var printer = PicturePrinter(loader: loader, mode: pictures.mode, context: context)
    // An address is useful in a file; the words "No poster" are not.
    if movie.posterURL == nil { printer.missingPicture = noPoster }
    try await printer.print(picture, in: .alone)
    if let address = movie.posterURL {
      try context.console.write(TerminalSanitizer.clean(address) + "\n")
    }
  }

  /// Writes the poster to a file, unchanged.
  func save(to file: OutputFile) async throws(CommandFailure) {
    let localizer = context.localizer
    guard let path = movie.posterPath, let source = gateways.pictures else {
      throw noPoster
    }
    let bytes: [UInt8]
    do throws(MovieError) {
      bytes = try await source.picture(at: path, size: .w342)
    } catch {
      throw CommandFailure(error, in: localizer)
    }
    guard !file.isStandardOutput else { return try context.console.write(bytes) }
    try file.write(bytes)
    if case .document = context.style.format {
      try document(file, bytes: bytes.count)
    } else if context.console.isErrorTerminal {
      context.console.note(
        localizer("Wrote the poster to \(TerminalSanitizer.clean(file.path.text))."))
    }
  }

  /// The failure for a movie without a poster.
  private var noPoster: CommandFailure {
    let localizer = context.localizer
    return CommandFailure(
      exitCode: .failed, code: "no-poster",
      message: localizer("'\(TerminalSanitizer.clean(movie.title))' has no poster.")
        + (gateways.pictures == nil
          ? " " + localizer("The embedded catalog has no posters; TMDB has.") : ""))
  }

  private func document(_ file: OutputFile?, bytes: Int?) throws(CommandFailure) {
    try context.report([
      ("bytes", FieldValue(bytes)), ("id", .number(movie.id)),
      ("output", FieldValue(file?.path.text)),
      ("poster_url", FieldValue(movie.posterURL)), ("title", .text(movie.title)),
    ])
  }
}
