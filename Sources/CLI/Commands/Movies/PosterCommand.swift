import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperTerminal

extension Commands {
  private static let output = OptionSpec(
    name: "--output", value: "file",
    help: "Save the poster to a file, unchanged and 342 pixels wide; - means standard output.",
    values: .files)

  static let poster = MovieCommand(
    CommandSpec(
      name: "poster", overview: "Show the poster of a movie, or save it to a file.",
      arguments: [movieArgument],
      options: [output, RecordOption.force, PictureOptions.pictures],
      globals: GlobalOptions.picture,
      examples: ["poster 234", "poster 234 --pictures blocks", "poster 234 --output caligari.jpg"],
      note: About.attribution, isPaged: false
    )
  ) { (line, context) throws(CommandFailure) in
    let id = try movieID(line.arguments[0], line)
    let file = try outputFile(line)
    let pictures = try PictureOptions(line, context)
    let gateways = try Gateways(line, context)
    let movie = try await gateways.movie(id, in: context.localizer)
    let poster = Poster(
      movie: movie, gateways: gateways, pictures: pictures, line: line, context: context)
    if let file { return try await poster.save(to: file) }
    try await poster.show()
  }

  private static func outputFile(_ line: ParsedLine) throws(CommandFailure) -> OutputFile? {
    guard let path = line.path(output) else {
      try line.check(RecordOption.force, with: output)
      return nil
    }
    let file = OutputFile(
      path: path, isForced: line.has(RecordOption.force), localizer: line.localizer)
    guard !path.isEmpty else {
      throw line.usage(
        line.localizer("'\(output.name)' needs the name of a file."))
    }
    try line.check(output, without: PictureOptions.pictures)
    guard !(file.isStandardOutput && line.has(OutputOptions.json)) else {
      throw line.conflict("\(output.name) -", OutputOptions.json.name)
    }
    guard !file.isTaken else { throw RecordOption.isTaken(path, line) }
    return file
  }
}
