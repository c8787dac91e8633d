import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization

/// A movie as given on the command line.
enum MovieWord: Hashable {
  case id(MovieID)
  case title(String)

  /// Parses an argument: an ID or URL of a movie, or else its title.
  ///
  /// The URL of a search, or of a movie on Letterboxd, contains a title.
  init(_ word: String, _ line: ParsedLine) throws {
    if case .search(let title) = PageAddress(word) {
      self = .title(title)
    } else if MovieID(word) == nil, PageAddress(word) == nil, Self.isTitle(word) {
      self = .title(word)
    } else {
      self = .id(try Commands.movieID(word, line))
    }
  }

  /// Parses the arguments that name a single movie, whose title may be several words.
  init(_ words: [String], _ line: ParsedLine) throws {
    if words.count == 1 {
      self = try MovieWord(words[0], line)
    } else {
      self = .title(words.joined(separator: " "))
    }
  }

  /// Returns whether the arguments are the words of a title, with or without a year at its end,
  /// rather than several movies.
  static func areOneTitle(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    let query = MovieQuery.search(typed: words.joined(separator: " "))
    let title = if case .search(_, _?) = query { words.dropLast() } else { words[...] }
    return title.allSatisfy {
      MovieID($0) == nil && PageAddress($0) == nil && isTitle($0)
        && !$0.contains(where: \.isWhitespace)
    }
  }

  /// Returns whether a word can be a title.
  ///
  /// A movie whose title has no letters, such as `1917`, must be given by ID, because the title
  /// looks like an ID.
  private static func isTitle(_ word: String) -> Bool {
    word.contains(where: \.isLetter) && !word.contains("//") && !word.hasPrefix("/")
  }
}

/// Finds movies by title.
@MainActor
struct MovieSearch {
  let gateways: Gateways
  let context: Context
  /// A command line with quoted titles, which the message about an unknown title shows; `nil` if the
  /// user named a single movie.
  var quoted: String?

  /// Returns the ID of the only movie that matches a word, or of the only exact match.
  ///
  /// A title can end with the year of release.
  ///
  /// If several movies match, throws a failure that includes the candidates.
  func id(of word: MovieWord) async throws -> MovieID {
    switch word {
    case .id(let id): id
    case .title(let title): .tmdb(try await movie(titled: title).id)
    }
  }

  private func movie(titled text: String) async throws -> any PopularMovie {
    let (page, term) = try await matches(text)
    let match = UniqueMatch(
      selection: MovieFields.candidates.defaultSelection,
      words: SearchText.words(term), names: { [$0.title, $0.originalTitle] },
      message: {
        context.localizer.text("Several movies match '\(text)': \($0). Use an ID instead.")
      })
    let movie = try match.row(among: page.movies, of: page.totalResults, context)
    guard let movie else { throw await notFound(text) }
    return movie
  }

  /// Returns the first page of matches, and the title that was searched for, without its year.
  private func matches(_ text: String) async throws -> (MoviePage, String) {
    guard case .search(let term, let year?) = MovieQuery.search(typed: text) else {
      return (try await gateways.catalog.movies(.search(typed: text), page: 1), text)
    }
    let page = try await gateways.catalog.movies(.search(term: term, year: year), page: 1)
    guard page.movies.isEmpty else { return (page, term) }
    // The number may be part of the title, as in `Blade Runner 2049`.
    return (try await gateways.catalog.movies(.search(term: text, year: nil), page: 1), text)
  }

  private func notFound(_ text: String) async -> MovieError {
    let localizer = context.localizer
    var message = localizer.text("No movies match '\(text)'.")
    if let meant = await gateways.title(near: .search(typed: text)) {
      message += " " + localizer.text("Did you mean '\(meant)'?")
    }
    if let quoted {
      message += " " + localizer.text("To name several movies, quote each title: \(quoted).")
    }
    return MovieError(.notFound, message)
  }
}

extension Gateways {
  /// Loads the movie that a word refers to.
  @MainActor
  func movie(_ word: MovieWord, _ context: Context) async throws -> any DetailedMovie {
    let search = MovieSearch(gateways: self, context: context)
    return try await catalog.movie(try await search.id(of: word))
  }
}
