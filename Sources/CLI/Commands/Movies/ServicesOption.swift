import MovieEntities
import MovieTMDB
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension ScreenCommand {
  /// Resolves the services given with `--on` and returns their IDs, or an empty array if the option
  /// is missing.
  mutating func findServices(_ line: ParsedLine) async throws(CommandFailure) -> [Int] {
    guard let text = line.text(DiscoverOptions.services) else { return [] }
    let (words, own) = try names(text, line)
    let (region, known) = try await gateways.providers(line, context)
    let found = known.filter { (words + own).contains(where: $0.isNamed) }
    for word in words + own where !found.contains(where: { $0.isNamed(word) }) {
      let validationError = validationError(about: word, among: known, region)
      // Allow unknown services only from the settings, because some of the user's own services may
      // not exist in this country.
      guard !words.contains(word), !found.isEmpty else { throw line.usage(validationError) }
      context.console.note(context.localizer.text("Note: \(validationError)"))
    }
    services = StreamingServices(found, in: region, source: gateways.service)
    return found.map(\.id)
  }

  /// Returns the names in the option's value, and the user's own services if the value contains
  /// `mine`.
  private func names(
    _ text: String, _ line: ParsedLine
  ) throws(CommandFailure) -> (words: [String], own: [String]) {
    guard let words = SettingKey.names(text) else {
      throw line.usage(
        SettingKey.services.validationError(text, DiscoverOptions.services.name, line.localizer))
    }
    guard words.contains(SettingKey.mine) else { return (words, []) }
    guard let own = context.settings.value(.services).flatMap(SettingKey.names) else {
      let command = "\(About.name) config set services netflix,mubi"
      throw line.usage(
        line.localizer.text("No streaming services configured. Set them with '\(command)'."))
    }
    return (words.filter { $0 != SettingKey.mine }, own)
  }

  /// Returns the error message for an unknown service, with a suggestion.
  private func validationError(
    about word: String, among known: [WatchProvider], _ region: String
  ) -> String {
    let localizer = context.localizer
    let command = "\(About.name) providers --region \(region)"
    let meant = Suggestion.sentence(for: word, among: known.map(\.name), in: localizer)
    return localizer.text("Unknown streaming service '\(word)' in \(region).")
      + (meant.isEmpty ? " " + localizer.text("See '\(command)'.") : meant)
  }
}

extension SettingKey {
  /// The word that stands for the user's own services, which come from the settings.
  static let mine = "mine"

  static let services = SettingKey("services") { text in
    let isPlain = TerminalSanitizer.clean(text) == text
    return isPlain && names(text)?.contains(mine) == false ? text : nil
  } validationError: { text, name, localizer in
    localizer.text(
      "Invalid value '\(text)' for '\(name)'. Use a list of services such as netflix,mubi.")
  }

  /// Returns the names in a comma-separated list; `nil` if a name is empty.
  static func names(_ text: String) -> [String]? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }
    return names.contains("") ? nil : names
  }
}

/// The selected streaming services in a country, used to check which movies are available on them.
@MainActor
final class StreamingServices {
  let region: String
  let providers: [WatchProvider]
  private let source: ServiceCatalog
  /// The number of movies that were checked; `nil` if the request already filtered by service.
  private(set) var loaded: Int?
  /// The number of movies that were not checked because the limit was reached.
  private(set) var skipped = 0
  /// The error that stopped the requests, if any.
  private(set) var failure: MovieError?

  init(_ providers: [WatchProvider], in region: String, source: ServiceCatalog) {
    (self.providers, self.region, self.source) = (providers, region, source)
  }

  var names: String { providers.map(\.name).joined(separator: ", ") }

  /// Checks the first 100 movies and returns the ones offered by the services, in the original
  /// order.
  func offeredMovies(among movies: [any PopularMovie]) async -> [any PopularMovie] {
    let count = min(movies.count, 100)
    (loaded, skipped) = (count, movies.count - count)
    var offered: [any PopularMovie] = []
    let requests = PagesAhead(after: 0, through: count) { number in
      (movie: movies[number - 1], isOffered: await self.check(movies[number - 1].id))
    } take: { movie, isOffered in
      if isOffered == true { offered.append(movie) }
      return isOffered == nil ? 0 : count
    }
    await requests.run(maxAhead: 8)
    return offered
  }

  /// A closure that returns whether at least one of the services offers a movie.
  var isOffered: @Sendable (Int) async throws(MovieError) -> Bool {
    { [source, region, providers] movie async throws(MovieError) in
      try await source.offers(of: movie, in: region).contains { offer in
        offer.kind.isIncluded && providers.contains { $0.id == offer.providerID }
      }
    }
  }

  /// Returns whether at least one of the services offers a movie; `nil` if an error occurred.
  ///
  /// An error stops further requests.
  private func check(_ movie: Int) async -> Bool? {
    do throws(MovieError) {
      return try await isOffered(movie)
    } catch {
      // A list may contain a movie that no longer exists.
      if error.code == .notFound { return false }
      failure = failure ?? error
      return nil
    }
  }
}
