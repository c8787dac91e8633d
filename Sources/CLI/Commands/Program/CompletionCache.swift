import MovieEntities
import MovieTMDB
import ViperCommandLine
import ViperEssentials
import ViperLocalization
import ViperTerminal

/// Completions that are based on the settings and the cache, without sending requests.
struct CompletionCache {
  var environment = Environment.process

  private var cache: ResponseFolder? { ResponseFolder(.responses, environment) }
  private var address: String {
    (environment["TMDB_BASE_URL"].flatMap { BaseURL($0) } ?? .tmdb).text
  }

  /// A TMDB response that contains a movie, a provider, or a page of movies or providers.
  private struct Body: Decodable {
    let id: Int?
    let title: String?
    let provider: String?
    let results: [Body]?

    private enum CodingKeys: String, CodingKey {
      case id, title, results
      case provider = "provider_name"
    }

    /// The movie's ID and title, separated by a tab.
    var movie: String? {
      guard let id, let title else { return nil }
      return "\(id)\t\(TerminalSanitizer.clean(title))"
    }

    init?(_ response: StoredResponse) {
      guard let body = try? JSONDecoder().decode(Body.self, from: response.body) else {
        return nil
      }
      self = body
    }
  }

  /// The movies most recently received from TMDB; empty if the embedded catalog is used.
  ///
  /// The IDs in the embedded catalog differ from TMDB's IDs.
  var movieWords: [String] {
    let isLive = environment["TMDB_ACCESS_TOKEN"] ?? environment["TMDB_API_KEY"] != nil
    let kept = isLive ? cache?.newest(20).filter { $0.key.hasPrefix(address) } : nil
    let bodies = kept?.compactMap(Body.init) ?? []
    var seen: Set<String> = []
    let words = bodies.flatMap { ([$0] + ($0.results ?? [])).compactMap(\.movie) }
    return words.filter { seen.insert($0).inserted }
  }

  /// The user's own services, and the cached services of the user's country.
  ///
  /// Names without a letter or digit are omitted, because a shell might interpret the symbols that
  /// such a name consists of.
  var serviceWords: [String] {
    let settings = try? Settings(.movies, environment, in: .english)
    let own = settings?.value(.services).flatMap(SettingKey.names) ?? []
    let region = settings?.value(.region) ?? ""
    let key = address + "/watch/providers/movie?watch_region=\(region)"
    let known = cache?.response(for: key).flatMap(Body.init)?.results ?? []
    let words = own.map { ($0, "") } + known.compactMap(\.provider).map { ($0, "\t\($0)") }
    return [SettingKey.mine]
      + words.compactMap { name, help in
        let word = WatchProvider.word(name)
        return word.isEmpty ? nil : word + help
      }
  }
}
