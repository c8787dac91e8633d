import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import MovieWording
import Viper
import ViperCommandLine
import ViperLocalization

/// The sources of a run's data, and the store of its log-ins.
struct Gateways: Sendable {
  let catalog: any MovieCatalog
  let people: any PersonSource
  let genres: any GenreSource
  let loginServices: [any LoginService]
  let account: AccountGateway
  /// The source of posters; `nil` if the service has none, as the embedded catalog.
  let pictures: (any PictureSource)?
  /// Whether TMDB is asked, and not the embedded catalog.
  let isLive: Bool
  /// The progress of the requests; `nil` if none is shown.
  let progress: RequestProgress?

  init(
    transport: any Transport, loginServices: [any LoginService], sessions: any SessionStore,
    pictures: (any PictureSource)? = nil, isLive: Bool = false, progress: RequestProgress? = nil,
    language: String? = nil, region: String? = nil
  ) {
    self.isLive = isLive
    self.progress = progress
    self.pictures = pictures
    catalog = ServiceCatalog(transport: transport, language: language, region: region)
    people = ServicePeople(transport: transport, language: language)
    genres = ServiceGenres(transport: transport, language: language)
    self.loginServices = loginServices
    account = AccountGateway(
      service: ServiceAccounts(transport: transport, language: language), sessions: sessions)
  }

  /// Creates the gateways that the command line and the environment select.
  init(_ line: ParsedLine, _ context: Context) throws(CommandFailure) {
    let service = try ServiceChoice(line, context)
    // Both are checked also for the embedded catalog, which has only one language.
    let language = try ServiceOptions.language(line, context)
    let region = try ServiceOptions.region(line, context)
    service.noteIgnored()
    let transport = try service.transport()
    self.init(
      transport: transport, loginServices: try service.loginServices(over: transport),
      sessions: SessionFile(context.environment), pictures: try service.pictures(),
      isLive: service.isLive, progress: service.progress, language: service.isLive ? language : nil,
      region: region)
  }

  /// Creates gateways to the catalog that is part of the program, with its demo accounts.
  static func embedded(_ environment: Environment) -> Gateways {
    let transport = EmbeddedTransport(store: AccountFile(environment))
    return Gateways(
      transport: transport,
      loginServices: [LoginServiceName.embedded.passwordLogin(over: transport)],
      sessions: SessionFile(environment))
  }

  /// The failure that a command ends with; one that found nothing says where it looked.
  func failure(_ failure: Failure, in localizer: Localizer) -> CommandFailure {
    let told = CommandFailure(failure, in: localizer)
    return failure.movieCode == .notFound ? sayingWhere(told, localizer) : told
  }

  /// A failure that found nothing, with a sentence on the embedded catalog if that was asked.
  func sayingWhere(_ told: CommandFailure, _ localizer: Localizer) -> CommandFailure {
    guard !isLive else { return told }
    let count = localizer.count(Self.embeddedMovies)
    let note = localizer(
      "The embedded catalog has \(count) films; set TMDB_ACCESS_TOKEN to ask TMDB.")
    return CommandFailure(
      exitCode: told.exitCode, code: told.code, message: (told.message ?? "") + " " + note)
  }

  func failure(_ error: MovieError, in localizer: Localizer) -> CommandFailure {
    failure(localizer.failure(error), in: localizer)
  }

  /// Returns TMDB's number of a movie, which only an IMDb id has to be looked up for.
  func number(of id: MovieID, in localizer: Localizer) async throws(CommandFailure) -> Int {
    switch id {
    case .tmdb(let number): return number
    case .imdb: return try await movie(id, in: localizer).id
    }
  }

  func movie(
    _ id: MovieID, in localizer: Localizer
  ) async throws(CommandFailure) -> any DetailedMovie {
    do throws(MovieError) {
      return try await catalog.movie(id)
    } catch {
      throw failure(error, in: localizer)
    }
  }

  /// The number of movies in the embedded catalog.
  static var embeddedMovies: Int { EmbeddedTransport.movieCount }
}

/// The services that the user can log in to, as the command line spells them.
enum LoginServiceName: String, CaseIterable {
  case embedded, tmdb
  case tmdbWeb = "tmdb-web"
  case guest

  /// Returns the log-in with a user name and a password that has this name.
  func passwordLogin(over transport: any Transport) -> PasswordLogin {
    // The manual lists the demo accounts, so a shorter user name or password is a typing mistake.
    let rule = CredentialRule(leastUsername: 5, leastPassword: 5)
    return PasswordLogin(
      name: rawValue, transport: transport, rule: self == .embedded ? rule : .notEmpty)
  }
}
