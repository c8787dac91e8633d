import Foundation
import ListOfMovies
import MovieEntities
import MoviePresentation
import MovieTMDB
import MovieTMDBEmbedded
import Viper
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine

extension Target {
  /// The files that the program stores and reads: sessions, marks and the cache.
  static let state = Target(
    name: "state",
    words: [
      "service", "base_url", "session_id", "account", "username", "favorites", "watchlist", "rated",
      "value", "key", "tag", "storedAt", "maxAge", "length", "checksum", "embedded:catalog",
      "https://service.example/3", "guest", "tmdb",
    ], runs: 500
  ) { input in
    let reader = StateReader(folders: Folders(), input: input)
    try await reader.session()
    try await reader.marks()
    try await reader.cache()
  }
}

/// Uses an input as the content of each file.
@MainActor
private struct StateReader {
  private static let account = 920_000_001
  let folders: Folders
  let input: [UInt8]

  func session() async throws {
    try folders.put(input, "session-tmdb.json")
    let file = SessionFile(folders.environment)
    let transport = EmbeddedTransport(clock: WallClock(secondsSince1970: 0, on: ImmediateClock()))
    let gateway = AccountGateway(service: ServiceAccounts(transport: transport), sessions: file)
    do throws(MovieError) {
      _ = try await gateway.session()
      guard let session = try await file.session(for: "tmdb") else { return }
      await use(session, gateway)
      // The service name might not be a valid file name, so use the default name.
      let same = SessionEntity(
        service: "tmdb", baseURL: session.baseURL, id: session.id, account: session.account)
      try await file.save(same)
      let read = try await file.session(for: "tmdb")
      guard read as? SessionEntity == same else { throw MovieError(.custom("another", advice: "")) }
    } catch {
      try require(error.code == .stateNotReadable, "a session leads to \(error)")
      try check(error)
    }
  }

  private func use(_ session: any Session, _ gateway: AccountGateway) async {
    _ = session.account.displayName
    _ = try? await gateway.service.account(of: session)
    let marks = gateway.service.markStore(of: session)
    _ = try? await marks.marks(of: 234)
    _ = try? await marks.movies(.rated, page: 1)
  }

  /// Checks that an account file that is not damaged can be listed, changed and read again.
  func marks() async throws {
    try folders.put(input, "account-\(Self.account).json")
    let store = AccountFile(folders.environment)
    let transport = EmbeddedTransport(
      clock: WallClock(secondsSince1970: 0, on: ImmediateClock()), store: store)
    let sessions = MemorySessions()
    try await sessions.save(
      SessionEntity(
        service: "embedded", baseURL: transport.baseURL, id: "embedded-session-\(Self.account)",
        account: AccountEntity(id: Self.account, username: "user0")))
    let gateways = Gateways(transport: transport, loginServices: [], sessions: sessions)
    let isReadable = (try? await store.marks(of: Self.account)) != nil
    let router = MovieWindow(gateways).router
    await router.openList(ListOfMoviesInput(query: .kind(.favorites), limit: 60))
    try Shown.check(router.window.scene, columns: 80, rows: 24)
    await router.openList(ListOfMoviesInput(query: .kind(.rated)))
    try Shown.check(router.window.scene, columns: 80, rows: 24)
    await router.openDetail(.tmdb(234))
    await router.window.send(.activate("favorite"))
    try Shown.check(router.window.scene, columns: 80, rows: 24)
    do throws(MovieError) {
      _ = try await store.marks(of: Self.account)
    } catch {
      // A damaged file stays until the user moves it away.
      try require(!isReadable, "what was written cannot be read: \(error)")
    }
  }

  /// Checks that a file in the cache yields either the stored response or no response.
  func cache() async throws {
    guard let store = ResponseFolder(.responses, folders.environment) else { return }
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
    let head = try? JSONDecoder().decode(CacheHead.self, from: Data(input[..<end]))
    let key = head?.key ?? "https://service.example/3/movie/234"
    let response = StoredResponse(
      key: key, tag: head?.tag, storedAt: head?.storedAt ?? 0, maxAge: head?.maxAge ?? 0,
      body: Data(input[end...]))
    await store.keep(response)
    try require(store.response(for: key) == response, "the cache gives another response")
    try folders.putInCache(input)
    if let read = store.response(for: key) {
      try require(read.key == key && input.ends(with: read.body), "the cache makes something up")
    }
    for status in ["304", "200", "503", "304\nCache-Control: max-age=9"] {
      let clock = WallClock(secondsSince1970: 1_767_225_600, on: ImmediateClock())
      let target = "https://service.example/3/movie/234"
      let kept = StoredResponse(
        key: target + "?append_to_response=credits%2Cvideos%2Csimilar", tag: response.tag,
        storedAt: response.storedAt, maxAge: response.maxAge, body: response.body)
      let transport = CachingTransport(
        Messages(Array("\(status)\n\n{}".utf8)), store: MemoryResponses([kept]), clock: clock
      ) { age, _ in
        _ = Age.text(seconds: age, in: .english)
      }
      do throws(MovieError) {
        _ = try await ServiceCatalog(transport: transport).movie(.tmdb(234))
      } catch {
        try check(error)
      }
    }
  }

  private func check(_ error: MovieError) throws {
    try Shown.check(Localizer.english.failure(error))
  }
}

/// The values in a cache file's header that are not computed from the file's body.
private struct CacheHead: Decodable {
  let key: String
  let tag: String?
  let storedAt: Int64
  let maxAge: Int64
}

extension [UInt8] {
  fileprivate func ends(with end: Data) -> Bool {
    suffix(end.count).elementsEqual(end)
  }
}
