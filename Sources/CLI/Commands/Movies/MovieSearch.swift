import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

/// A movie as given on the command line.
enum MovieWord: Hashable {
  case id(MovieID)
  case title(String)
  /// A title with its year, which names a film even if no catalog has it.
  case film(title: String, year: Int)

  /// Parses an argument: an ID or URL of a movie, or else its title.
  ///
  /// The URL of a search, or of a movie on Letterboxd, contains a title. Parentheses mark a year:
  /// `1917 (2019)`.
  init(_ word: String, _ line: ParsedLine) throws {
    if case .search(let title) = PageAddress(word) {
      self = .title(title)
    } else if let film = try Self.film(word, line) {
      self = film
    } else if MovieID(word) == nil, PageAddress(word) == nil, Self.isTitle(word) {
      self = .title(word)
    } else {
      self = .id(try Commands.movieID(word, line))
    }
  }

  /// Parses the arguments that name a single movie, whose title may be several words.
  init(_ words: [String], _ line: ParsedLine) throws {
    let text = words.joined(separator: " ")
    if words.count == 1 {
      self = try MovieWord(text, line)
    } else {
      // A quoted title with its year is a movie, so the other words would be more movies.
      if let index = try words.firstIndex(where: {
        try $0.contains(where: \.isWhitespace) && Self.film($0, line) != nil
      }) {
        try line.checkEnd([words[index == 0 ? 1 : index]])
      }
      self = try Self.film(text, line) ?? .title(text)
    }
  }

  /// Parses the arguments that name a single movie and, if it is given, the option with its year.
  init(_ words: [String], year: OptionSpec, _ line: ParsedLine) throws {
    guard let number = line.number(year) else {
      self = try MovieWord(words, line)
      return
    }
    let text = words.joined(separator: " ")
    // A number is the title here, because an ID needs no year.
    guard PageAddress(text) == nil, MovieID(text).map({ $0.tmdb != nil }) ?? true else {
      throw line.conflict(text, year.name)
    }
    self = try Self.film(text, line) ?? Self.film(title: text, year: number, line)
    if case .film(title: _, year: number) = self { return }
    throw line.conflict(text, "\(year.name) \(number)")
  }

  /// Returns the title and the year in a text such as `Dune (2021)`; `nil` if there are none.
  private static func film(_ text: String, _ line: ParsedLine) throws -> MovieWord? {
    let text = text.trimmed
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return nil }
    let year = text[start...].dropFirst().dropLast()
    // A mistyped year, such as 20O1, is not a part of the title.
    guard let first = year.utf8.first, first.isDigit,
      year.utf8.count == 4 || year.utf8.allSatisfy(\.isDigit), !text[..<start].trimmed.isEmpty
    else { return nil }
    guard year.utf8.allSatisfy(\.isDigit), let number = Int(year), Film.years.contains(number)
    else {
      throw line.usage(
        line.localizer.text(
          """
          Invalid year '\(String(year))'. Use a year from \(String(Film.years.lowerBound)) to \
          \(String(Film.years.upperBound)).
          """))
    }
    return try film(title: String(text[..<start]), year: number, line)
  }

  private static func film(title: String, year: Int, _ line: ParsedLine) throws -> MovieWord {
    let title = Film.cleanTitle(title)
    if let mistake = line.localizer.validationError(aboutTitle: title) { throw line.usage(mistake) }
    return .film(title: title, year: year)
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
    case .title(let title): try await movie(titled: title).movieID
    case .film(let title, let year): try await movie(titled: "\(title) (\(year))").movieID
    }
  }

  /// Returns the ID of the only movie of a catalog that a word names, as `id(of:)` does.
  ///
  /// If only the library has the film, throws a failure that says so.
  func catalogID(of word: MovieWord) async throws -> MovieID {
    var failure: MovieError?
    do {
      let id = try await id(of: word)
      guard case .titled = id else { return id }
    } catch let error as MovieError where error.code == .notFound {
      failure = error
    }
    guard let film = try await known(word), case .titled = film.id else {
      throw failure ?? MovieError(.rejection(.notFound))
    }
    let name = film.year.map { "\(film.title) (\($0))" } ?? film.title
    let command = ImportRun.identifyCommand
    throw MovieError(
      .notFound,
      context.localizer.text(
        "Only your library has '\(name)', without a TMDB ID. To look it up, use '\(command)'."))
  }

  /// Returns the ID of the only movie that matches a word, in the catalog or, if the catalog does
  /// not have it or fails, in the library.
  func knownID(of word: MovieWord) async throws -> MovieID {
    do {
      // A film of the library is more likely meant than one with a similar title.
      if case .film(let title, let year) = word {
        if let movie = try await movie(titled: title, from: year) { return .tmdb(movie.id) }
        if let known = try await known(word) { return known.id }
      }
      return try await id(of: word)
    } catch {
      let failure = gateways.failure(error, in: context.localizer)
      let isMissing = failure.code == MovieError.Code.notFound.rawValue
      guard isMissing || failure.exitCode == .unavailable, let known = try await known(word)
      else { throw error }
      return known.id
    }
  }

  /// Returns the only film of the library that a word names.
  ///
  /// If several films have a title that was given without a year, throws a failure that includes
  /// them.
  func known(_ word: MovieWord) async throws -> Film? {
    guard let library = try? await gateways.library?.library() else { return nil }
    switch word {
    case .id(let id): return library.film(id)
    case .film(let title, let year): return library.film(.titled(TitleKey(title, year: year)))
    case .title(let text):
      let movies = library.movies(typed: text)
      let movie = try libraryMatch(text, SearchText.words(text))
        .row(among: movies, of: movies.count, context)
      return movie.flatMap { library.film($0.movieID) }
    }
  }

  private func libraryMatch(_ title: String, _ words: [String]) -> UniqueMatch<any PopularMovie> {
    match(words) {
      context.localizer.text("Several of your movies match '\(title)': \($0). Add the year.")
    }
  }

  private func movie(titled text: String) async throws -> any PopularMovie {
    let (page, term) = try await matches(text)
    let own = (try? await gateways.library?.library())?.movies(typed: text) ?? []
    let words = SearchText.words(term)
    let match = match(words) {
      own.isEmpty
        ? context.localizer.text("Several movies match '\(text)': \($0). Use an ID instead.")
        : context.localizer.text(
          "Several movies match '\(text)': \($0). Use an ID or add the year.")
    }
    // A film of the library is more likely meant than one with a similar title.
    if !page.movies.contains(where: match.isExact),
      let movie = try libraryMatch(text, words).row(among: own, of: own.count, context)
    {
      return movie
    }
    let others = own.filter { movie in
      !page.movies.contains { $0.movieID == movie.movieID || Film($0).key == Film(movie).key }
    }
    let movie = try match.row(
      among: page.movies + others, of: page.totalResults + others.count, context)
    guard let movie else { throw await notFound(text) }
    return movie
  }

  private func match(
    _ words: [String], message: @escaping (String) -> String
  ) -> UniqueMatch<any PopularMovie> {
    UniqueMatch(
      selection: MovieFields.candidates.defaultSelection, words: words,
      names: { [$0.title, $0.originalTitle] }, message: message)
  }

  /// Returns the movie with a title and a year, if the catalog has it.
  func movie(titled title: String, from year: Int) async throws -> (any PopularMovie)? {
    let exact = try await gateways.catalog.movies(titled: title, from: year)
    let name = "\(title) (\(year))"
    let match = match([]) {
      context.localizer.text("Several movies match '\(name)': \($0). Use an ID instead.")
    }
    return try match.row(among: exact, of: exact.count, context)
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
    return try await catalog.movie(try await search.catalogID(of: word))
  }
}

extension Library {
  /// Returns the films with a typed title, which can end with the year of release.
  ///
  /// A film without a year can only be named by its title, so it is preferred to those with a year.
  fileprivate func movies(typed text: String) -> [any PopularMovie] {
    let movies = movies(titled: text)
    if let dateless = movies.first(where: { $0.releaseYear == nil }) { return [dateless] }
    guard movies.isEmpty, case .search(let title, let year?) = MovieQuery.search(typed: text)
    else { return movies }
    return self.movies(titled: title).filter { $0.releaseYear == year }
  }
}
