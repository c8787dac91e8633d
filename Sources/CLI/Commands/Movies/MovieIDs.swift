import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

/// The movies given on the command line or, by their IDs, on standard input.
struct MovieIDs {
  /// The size limit for standard input, in bytes.
  private static let limit = 1 << 20
  /// The codes of failures that concern only one movie of a batch.
  private static let missing = [MovieError.Code.notFound.rawValue, "ambiguous"]

  let words: [MovieWord]
  /// Whether the line can name several movies, even if it names only one.
  let isBatch: Bool
  /// A line that names each word as a title of its own; `nil` unless the words are one title.
  private let quoted: String?

  /// Reads the IDs from the arguments; if an argument is `-`, reads the first word of each line of
  /// standard input or, in a row of `list` without an ID, the title and year.
  ///
  /// With `year`, the arguments are one title if this option is given.
  init(_ line: ParsedLine, _ context: Context, year: OptionSpec? = nil) throws {
    if let year, line.has(year) {
      words = [try MovieWord(line.arguments, year: year, line)]
      (isBatch, quoted) = (false, nil)
      return
    }
    guard !MovieWord.areOneTitle(line.arguments) else {
      words = [try MovieWord(line.arguments, line)]
      isBatch = false
      let title = ShellWords.quoted(line.arguments.joined(separator: " "))
      quoted = [About.name, line.command?.name, title].compactMap(\.self).joined(separator: " ")
      return
    }
    quoted = nil
    var words: [MovieWord] = []
    for word in line.arguments {
      if word == "-" {
        words += try Self.read(line, context.console)
      } else {
        words.append(try MovieWord(word, line))
      }
    }
    self.words = words
    isBatch = line.arguments.count > 1 || line.arguments.contains("-")
  }

  /// Calls a closure for each movie.
  ///
  /// In a batch, reports missing movies, and returns a failure if any movies are missing.
  @MainActor
  func forEach(
    _ context: Context, _ gateways: Gateways,
    _ act: (MovieWord, MovieSearch) async throws -> Void
  ) async throws -> CommandFailure? {
    let search = MovieSearch(gateways: gateways, context: context, quoted: quoted)
    var missing: CommandFailure?
    for word in words {
      do {
        try await act(word, search)
      } catch {
        let failure = gateways.failure(error, in: context.localizer)
        guard isBatch, Self.missing.contains(failure.code) else { throw error }
        context.report(failure, isJSON: context.style.isJSON)
        missing = .quiet(.failed)
      }
    }
    return missing
  }

  private static func read(_ line: ParsedLine, _ console: Console) throws -> [MovieWord] {
    let localizer = line.localizer
    guard let bytes = try? Descriptor(console.input).readAll(limit: limit) else {
      throw CommandFailure(
        exitCode: .noInput, code: "input-not-readable",
        message: localizer.text("Cannot read standard input."))
    }
    guard bytes.count <= limit else {
      throw CommandFailure(
        exitCode: .badData, code: "bad-input",
        message: localizer.text("Standard input is larger than \(limit) bytes."))
    }
    var words: [MovieWord] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let word = text.split(whereSeparator: \.isWhitespace).first else { continue }
      if let film = Self.unlisted(text) {
        words.append(film)
        continue
      }
      guard let id = MovieID(String(word)) else {
        throw CommandFailure(
          exitCode: .badData, code: "bad-input",
          message: localizer.text(
            """
            Line \(index + 1) of standard input does not start with a movie ID: \
            '\(String(word.prefix(40)))'.
            """
          ) + " " + localizer.text("Pass IDs, or pipe in the output of 'list'."))
      }
      words.append(.id(id))
    }
    return words
  }

  /// Returns the film of a row that `list` has printed without an ID; `nil` for any other line.
  private static func unlisted(_ row: String) -> MovieWord? {
    let cells = row.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    guard cells.count > 1, cells[0].isEmpty, !cells[1].isEmpty else { return nil }
    let title = Film.cleanTitle(String(cells[1]))
    guard cells.count > 2, let year = Int(cells[2]), Film.years.contains(year) else {
      return .title(title)
    }
    return .film(title: title, year: year)
  }
}

/// The error messages for a URL of the wrong kind that was given as a movie or person ID.
enum WrongAddress {
  /// Returns the message to show if a movie is expected; `nil` if the word is a movie's URL or is
  /// not a TMDB or IMDb URL.
  static func sentence(insteadOfMovie word: String, in localizer: Localizer) -> String? {
    switch PageAddress(word) {
    case .person(let id?):
      localizer.text(
        "'\(word)' is a person URL, not a movie URL. Use '\(About.name) person \(id)'.")
    case .person(nil): localizer.text("'\(word)' is a person URL, not a movie URL.")
    case .series:
      localizer.text("'\(word)' is a TV series URL. Only movies are supported.")
    case .list, .search, .other: localizer.text("'\(word)' is not a movie URL.")
    case .movie, nil: nil
    }
  }

  /// Returns the message to show if a person is expected; `nil` if the word is not a TMDB or IMDb
  /// URL.
  static func sentence(insteadOfPerson word: String, in localizer: Localizer) -> String? {
    switch PageAddress(word) {
    case .movie(let id):
      localizer.text(
        "'\(word)' is a movie URL, not a person URL. Use '\(About.name) detail \(id)'.")
    case .person, .series, .list, .search, .other:
      localizer.text("'\(word)' is not a TMDB person URL.")
    case nil: nil
    }
  }
}
