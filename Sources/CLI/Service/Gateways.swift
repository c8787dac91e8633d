import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieTMDB
import MovieTMDBEmbedded
import Viper
import ViperCommandLine
import ViperLocalization
import ViperTerminal
import ViperText

/// The data sources and the session store for a run of the program.
struct Gateways: Sendable {
  private(set) var catalog: any MovieCatalog
  let people: any PersonSource
  /// The source of genres and JustWatch data.
  let service: ServiceCatalog
  let loginServices: [any LoginService]
  let account: AccountGateway
  /// The user's marks, shared by all screens.
  private(set) var marks: MarkBook
  /// The current day, for the diary.
  private(set) var today = Today.local
  /// The movies that the user has skipped today; in memory in scripts.
  private(set) var tonight: any TonightStore = MemoryTonight()
  /// The library on this computer; `nil` if it is not needed, and in scripts with `set library none`.
  var library: (any LibraryStore)? { marks.library }
  /// The source of posters; `nil` for the embedded catalog, which has none.
  let pictures: (any PictureSource)?
  /// Whether the service is TMDB rather than the embedded catalog.
  let isLive: Bool
  /// The progress of requests; `nil` if the progress is not shown.
  let progress: RequestProgress?

  init(
    transport: any Transport, loginServices: [any LoginService], sessions: any SessionStore,
    pictures: (any PictureSource)? = nil, isLive: Bool = false, progress: RequestProgress? = nil,
    language: String? = nil, region: String? = nil, marks: ServiceAccounts.MarksReader? = nil,
    library: (any LibraryStore)? = nil, facts: (any FactStore)? = nil
  ) {
    self.isLive = isLive
    self.progress = progress
    self.pictures = pictures
    service = ServiceCatalog(transport: transport, language: language, region: region)
    catalog = RememberingCatalog(service, known: Self.known(isLive: isLive, store: facts))
    people = ServicePeople(transport: transport, language: language)
    self.loginServices = loginServices
    account = AccountGateway(
      service: ServiceAccounts(transport: transport, language: language, marks: marks),
      sessions: sessions)
    self.marks = MarkBook(account, library: library, catalog: catalog)
  }

  /// Returns the same gateways with a library in memory, or without one, and with no skipped
  /// movies.
  func with(_ library: MemoryLibrary?, today: Today) -> Gateways {
    var gateways = self
    gateways.catalog = RememberingCatalog(service, known: Self.known(isLive: isLive, store: nil))
    gateways.marks = MarkBook(account, library: library, catalog: gateways.catalog)
    gateways.today = today
    gateways.tonight = MemoryTonight()
    return gateways
  }

  private static func known(isLive: Bool, store: (any FactStore)?) -> KnownMovies {
    isLive ? KnownMovies(store: store) : KnownMovies(store: store, builtIn: EmbeddedTransport.facts)
  }

  init(
    _ line: ParsedLine, _ context: Context, usesLibrary: Bool = true,
    around: ((any Transport) -> any Transport)? = nil
  ) throws {
    let service = try ServiceChoice(line, context)
    // Validate both options even if the source is the embedded catalog, which has only one
    // language.
    let language = try ServiceOptions.language(line, context)
    let region = try ServiceOptions.region(line, context)
    let options = [ServiceOptions.language, ServiceOptions.refresh]
    service.noteIgnored(options.filter(line.has).map(\.name))
    var transport = try service.transport(around: around)
    if service.isLive, context.services.progress != nil {
      transport = OfflineAdvice(base: transport, localizer: context.localizer)
    }
    let demo = AccountFile(context.environment)
    let onWait: @Sendable () -> Void = {
      [console = context.console, localizer = context.localizer] in
      console.note(localizer.text("Waiting for another process to finish with the diary…"))
    }
    self.init(
      transport: transport, loginServices: try service.loginServices(over: transport),
      sessions: SessionFile(context.environment), pictures: try service.pictures(),
      isLive: service.isLive, progress: service.progress,
      language: service.isLive ? language : nil,
      region: region, marks: service.isLive ? nil : demo.marks,
      library: usesLibrary ? LibraryFile(context.environment, onWait: onWait) : nil,
      facts: usesLibrary && service.isLive ? FactFile(context.environment) : nil)
    tonight = TonightFile(context.environment)
  }

  /// The picker of tonight's movie.
  var tonightPicker: TonightPicker {
    TonightPicker(catalog: catalog, marks: marks, store: tonight)
  }

  /// Returns the title that the user probably meant if a search of the embedded catalog has no
  /// results.
  ///
  /// Returns `nil` if there is no such title, or if the service is TMDB.
  func title(near query: MovieQuery) async -> String? {
    guard !isLive, case .search(let term, let year) = query else { return nil }
    let known = EmbeddedTransport.titleWords
    let typed = SearchText.words(term)
    let words = typed.map { word in
      word.count > 3 ? Suggestion.nearest(to: word, among: known) ?? word : word
    }
    let meant = words.joined(separator: " ")
    let movie = try? await catalog.movies(.search(term: meant, year: year), page: 1).movies.first
    // Many words are similar to a short one, so a longer title is not likely to be meant.
    let isSure = zip(typed, words).allSatisfy { $0 == $1 || $0.count > 4 }
    guard let movie, isSure || TitleKey(movie.title, year: nil) == TitleKey(meant, year: nil)
    else { return nil }
    return movie.title
  }

  /// Returns a command's failure, with a mention of the data source if an item was not found.
  func failure(_ failure: Failure, in localizer: Localizer) -> CommandFailure {
    let base = CommandFailure(failure, in: localizer)
    return failure.movieCode == .notFound ? base.addingSource(isLive: isLive, in: localizer) : base
  }

  func failure(_ error: any Error, in localizer: Localizer) -> CommandFailure {
    CommandFailure(error, isLive: isLive, in: localizer)
  }

  /// Returns a movie's TMDB ID, and the movie's title unless the title requires an extra TMDB
  /// request.
  func name(
    of id: MovieID, isTitled: Bool
  ) async throws(MovieError) -> (id: Int, title: String?) {
    if case .tmdb(let number) = id, isLive || !isTitled { return (number, nil) }
    let movie = try await catalog.movie(id)
    return (movie.id, movie.title)
  }

  /// Returns a note about the embedded catalog's size and how to use TMDB instead.
  static func sourceNote(in localizer: Localizer) -> String {
    let count = localizer.count(EmbeddedTransport.movieCount)
    return localizer.text(
      "The built-in catalog has \(count) movies. Set TMDB_ACCESS_TOKEN to use TMDB.")
  }
}

enum LoginServiceName: String, CaseIterable {
  case embedded, tmdb
  case tmdbWeb = "tmdb-web"
  case guest

  func passwordLogin(over transport: any Transport) -> PasswordLogin {
    // No demo account has a shorter username or password, so shorter input must be a mistake.
    let rule = CredentialRule(minUsername: 5, minPassword: 5)
    return PasswordLogin(
      name: rawValue, transport: transport, rule: self == .embedded ? rule : .notEmpty)
  }
}

typealias LiveTransportMaker = @Sendable (BaseURL, Credential) -> any Transport

struct MovieServices: Sendable {
  let makeLive: LiveTransportMaker
  /// The progress of requests, if something other than the terminal's progress mark shows it.
  var progress: RequestProgress?
}

/// The console, environment and output style of one of this program's commands.
typealias Context = CommandContext<MovieServices>

extension Context {
  /// Returns whether the output of a command contains a field, or is sorted by it.
  func uses<Subject>(_ field: String, _ selection: FieldSelection<Subject>) -> Bool {
    selection.uses(field, isJSON: style.isJSON)
  }

  /// Returns whether the output of a command contains one of the user's marks, or is sorted by one.
  func usesMarks<Subject>(_ selection: FieldSelection<Subject>) -> Bool {
    ["seen", "favorite", "watchlist", "own_rating"].contains { uses($0, selection) }
  }

  /// Whether standard output is a terminal that is known to support links.
  var hasLinks: Bool { console.isOutputTerminal && knowsLinks }

  /// Whether the terminal is known to support links and the user has not disabled them.
  var knowsLinks: Bool {
    let words = environment["MOVIES_TERMINAL"]?.split { !$0.isLetter } ?? []
    guard !words.contains("nolinks") else { return false }
    return TerminalLinks.areKnown(PictureEnvironment { environment[$0] })
  }
}
