import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperPlatform

/// The movies that a command line names, one by one or through standard input.
struct MovieIDs {
  /// The largest number of bytes of standard input.
  private static let limit = 1 << 20

  let ids: [MovieID]
  /// Whether there can be several, even if there happens to be one.
  let areSeveral: Bool

  /// Reads the identifiers; for `-` it reads standard input, where each line begins with one.
  ///
  /// - Throws: A usage error for a word that is no identifier; bad data for a line of standard input.
  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    var ids: [MovieID] = []
    for word in line.arguments {
      if word == "-" {
        ids += try Self.read(line, context.console)
      } else {
        ids.append(try Commands.movieID(word, line))
      }
    }
    self.ids = ids
    areSeveral = line.arguments.count > 1 || line.arguments.contains("-")
  }

  /// Does something for each movie; a missing one of several is reported, and the others follow.
  ///
  /// - Returns: The failure to end with if a movie was missing.
  @MainActor
  func each(
    _ context: Context, _ act: (MovieID) async throws(CommandFailure) -> Void
  ) async throws(CommandFailure) -> CommandFailure? {
    var missing: CommandFailure?
    for id in ids {
      do throws(CommandFailure) {
        try await act(id)
      } catch  where areSeveral && error.code == MovieError.Code.notFound.rawValue {
        context.report(error, isJSON: context.style.isJSON)
        missing = .quiet(.failed)
      }
    }
    return missing
  }

  private static func read(
    _ line: ParsedLine, _ console: Console
  ) throws(CommandFailure) -> [MovieID] {
    let localizer = line.localizer
    guard let bytes = try? Descriptor(console.input).readAll(limit: limit) else {
      throw CommandFailure(
        exitCode: .noInput, code: "input-not-readable",
        message: localizer("Standard input cannot be read."))
    }
    guard bytes.count <= limit else {
      throw CommandFailure(
        exitCode: .badData, code: "bad-input",
        message: localizer("Standard input is longer than \(limit) bytes: too long for ids."))
    }
    var ids: [MovieID] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, bytes) in lines.enumerated() {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let word = text.split(whereSeparator: \.isWhitespace).first else { continue }
      guard let id = MovieID(String(word)) else {
        throw CommandFailure(
          exitCode: .badData, code: "bad-input",
          message: localizer(
            "Line \(place + 1) of standard input does not begin with the id of a movie: '\(String(word.prefix(40)))'."
          ) + " " + localizer("Give ids, or rows as 'list' prints them into a pipe."))
      }
      ids.append(id)
    }
    return ids
  }
}
