import MovieEntities
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperTerminal
import ViperText

extension Commands {
  private static let output = OptionSpec(
    name: "--output", value: "file",
    help: "Save the poster to a file (original format, 342 pixels wide), or - for standard output.",
    kind: .file
  ).conflicting(with: PictureOptions.pictures).forPeople()

  static let poster = MovieCommand(
    CommandSpec(
      name: "poster", overview: "Show the poster of a movie or save it to a file.", effect: .reads,
      document: "id, title, poster_url, output and bytes.",
      arguments: [movieArgument],
      options: [output, RecordOption.force.needing(output), PictureOptions.pictures],
      globals: GlobalOptions.picture,
      examples: [
        "poster 234", "poster 234 --pictures blocks", "poster 234 --output caligari.jpg",
      ],
      note: About.attribution, isPaged: false
    )
  ) { line, context in
    let word = try MovieWord(line.arguments[0], line)
    let file = try outputFile(line, context)
    let pictures = try PictureOptions(line, context)
    let gateways = try Gateways(line, context)
    let movie = try await gateways.movie(word, context)
    let poster = Poster(
      movie: movie, gateways: gateways, pictures: pictures, line: line, context: context)
    if let file { return try await poster.save(to: file) }
    try await poster.show()
  }

  private static func outputFile(_ line: ParsedLine, _ context: Context) throws -> OutputFile? {
    guard let path = line.path(output) else { return nil }
    let file = OutputFile(
      path: path, isForced: line.has(RecordOption.force), localizer: line.localizer)
    guard !(file.isStandardOutput && line.has(OutputOptions.json)) else {
      throw line.conflict("\(output.name) -", OutputOptions.json.name)
    }
    try RecordOption.check(file, line, context.environment)
    return file
  }
}

/// A movie's poster, which the command shows or saves.
@MainActor
struct Poster {
  let movie: any DetailedMovie
  let gateways: Gateways
  let pictures: PictureOptions
  let line: ParsedLine
  let context: Context

  /// Shows the poster, or text in its place, followed by the poster's URL, if any.
  func show() async throws {
    if case .document = context.style.format { return try document(nil, bytes: nil) }
    pictures.noteIgnored(context)
    let picture = Scene.Picture(of: movie, in: context)
    let loader = PosterLoader(gateways, line, context)
    try await PicturePrinter(loader: loader, mode: pictures.mode, context: context)
      .print(picture, in: PicturePrinter.standaloneBounds)
    if let address = movie.posterURL {
      try context.console.write(TerminalSanitizer.clean(address) + "\n")
    } else if pictures.mode == .none, !context.console.isOutputTerminal {
      context.console.note(context.localizer.text("Note: \(noPoster.message ?? "")"))
    }
  }

  /// Saves the unmodified poster to a file.
  func save(to file: OutputFile) async throws {
    guard let path = movie.posterPath, let source = gateways.pictures else {
      throw noPoster
    }
    let bytes: [UInt8]
    do throws(MovieError) {
      bytes = try await source.picture(at: path, size: .w342)
    } catch {
      throw CommandFailure(error, in: context.localizer, variable: "MOVIES_IMAGE_BASE_URL")
    }
    guard !file.isStandardOutput else { return try context.console.write(bytes) }
    try file.write(bytes)
    if case .document = context.style.format {
      try document(file, bytes: bytes.count)
    } else if context.console.isErrorTerminal {
      context.console.note(
        context.localizer.text("Saved the poster to \(TerminalSanitizer.clean(file.path.text))."))
    }
  }

  /// The failure for a movie without a poster.
  private var noPoster: CommandFailure {
    let title = TerminalSanitizer.clean(movie.title)
    let failure = CommandFailure(
      exitCode: .failed, code: "no-poster",
      message: context.localizer.text("'\(title)' has no poster."))
    return failure.addingSource(isLive: gateways.isLive, in: context.localizer)
  }

  private func document(_ file: OutputFile?, bytes: Int?) throws {
    try context.report([
      ("bytes", FieldValue(bytes)), ("id", .number(movie.id)),
      ("output", FieldValue(file?.path.text)),
      ("poster_url", FieldValue(movie.posterURL)), ("title", .text(movie.title)),
    ])
  }
}

extension Scene.Picture {
  /// Creates the picture of a movie's poster.
  init(of movie: any DetailedMovie, in context: Context) {
    let localizer = context.outputLocalizer
    self.init(
      id: "movie-\(movie.id)", address: movie.posterURL,
      text: movie.posterURL == nil
        ? localizer.text("No poster") : localizer.text("Poster of \(movie.title)"))
  }
}
