import Foundation
import MovieEntities
import MovieLibrary
import MovieTMDB
import MovieTMDBCurl
import MovieTMDBEmbedded

/// The data sources of one window, and its user's session.
struct Gateways {
  let catalog: any MovieCatalog
  let people: any PersonSource
  /// The source of posters; `nil` for the built-in catalog, which has none.
  let pictures: (any PictureSource)?
  let sessions = Sessions()
  let marks: MarkBook
  let loginServices: [any LoginService]

  private init(
    _ transport: any Transport, login: String, pictures: (any PictureSource)? = nil
  ) {
    // Movies remember the facts that their pages have loaded.
    catalog = RememberingCatalog(ServiceCatalog(transport: transport))
    people = ServicePeople(transport: transport)
    self.pictures = pictures
    marks = MarkBook(
      AccountGateway(service: ServiceAccounts(transport: transport), sessions: sessions))
    loginServices = [PasswordLogin(name: login, transport: transport)]
  }

  /// Returns the gateways to the built-in catalog.
  static func embedded() -> Gateways {
    Gateways(EmbeddedTransport(), login: "embedded")
  }

  /// Returns the gateways to TMDB if there is a token for it, and to the built-in catalog
  /// otherwise.
  ///
  /// `TMDB_BASE_URL` and `MOVIES_IMAGE_BASE_URL` can name other servers.
  static func fromEnvironment() -> Gateways {
    let environment = ProcessInfo.processInfo.environment
    guard let token = environment["TMDB_ACCESS_TOKEN"],
      let address = BaseURL(environment["TMDB_BASE_URL"] ?? BaseURL.tmdb.text),
      let images = BaseURL(environment["MOVIES_IMAGE_BASE_URL"] ?? BaseURL.tmdbImages.text)
    else { return embedded() }
    func transport(_ address: BaseURL, _ credential: Credential) -> CurlTransport {
      CurlTransport(address: address, credential: credential, userAgent: "movies-cli-web/1.0")
    }
    return Gateways(
      transport(address, .token(token)), login: "tmdb",
      pictures: ServicePictures(
        transport: transport(images, .anonymous), store: nil, clock: WallClock()))
  }
}

/// Keeps sessions in memory.
actor Sessions: SessionStore {
  private var kept: [String: any Session] = [:]

  func save(_ session: any Session) async throws(MovieError) { kept[session.service] = session }

  func session(for service: String) async throws(MovieError) -> (any Session)? { kept[service] }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    kept.values.first { $0.baseURL == baseURL }
  }

  func remove(_ service: String) async throws(MovieError) { kept[service] = nil }
}
