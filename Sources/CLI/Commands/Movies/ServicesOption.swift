import MovieEntities
import MovieTMDB
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension ScreenCommand {
  /// Resolves the services given with `--on` and returns their IDs, or an empty array if the option
  /// is missing.
  mutating func findServices(_ line: ParsedLine) async throws -> [Int] {
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
  ) throws -> (words: [String], own: [String]) {
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
