import MovieTMDBEmbedded
import ViperCommandLine
import ViperLocalization
import ViperTerminal
import ViperText

enum ServiceOptions {
  static let source = OptionSpec(
    name: "--source", value: "name",
    help: "The source of movies.", kind: .choice(of: ServiceChoice.Source.self), default: "auto"
  ).forPeople()
  static let language = OptionSpec(
    name: "--language", value: "ll-CC",
    help: "Language of movie titles and descriptions, such as es-ES.",
    default: "the locale's on a terminal, otherwise en-US")
  static let region = OptionSpec(
    name: "--region", value: "CC",
    help: "Country for release dates and offers, such as ES.",
    kind: .words { EmbeddedTransport.countries })
  static let offline = OptionSpec(
    name: "--offline", help: "Use only cached data, not the network."
  ).forPeople()
  static let refresh = OptionSpec(
    name: "--refresh", help: "Ignore the cache."
  ).conflicting(with: offline).forPeople()
  static let timeout = OptionSpec(
    name: "--timeout", value: "seconds",
    help: "Time limit for each request, including retries.", default: "30"
  ).forPeople()
  static let debug = OptionSpec(
    name: "--debug", help: "Log every request to standard error."
  ).forPeople()

  static let all = [source, language, region, offline, refresh, timeout, debug]

  /// Returns a closure that logs a line, or `nil` if `--debug` is not given.
  static func log(_ line: ParsedLine, _ context: Context) -> (@Sendable (String) -> Void)? {
    guard line.has(debug) else { return nil }
    return { [console = context.console] in
      console.debug("debug: " + TerminalSanitizer.clean($0))
    }
  }

  static func limit(_ line: ParsedLine) throws -> Duration {
    guard let text = line.text(timeout) else { return .seconds(30) }
    guard let seconds = Double(text.replacing(",", with: ".")), seconds >= 0.001,
      seconds <= 86_400
    else {
      throw line.usage(
        line.localizer.text(
          "Invalid value '\(text)' for '--timeout'. Use a number of seconds from 0.001 to 86400."))
    }
    return .milliseconds(Int64(seconds * 1_000))
  }

  /// Returns the language of movie data; `nil` for the service's default.
  ///
  /// The locale applies only on a terminal, so that output for programs does not depend on the
  /// locale.
  static func language(_ line: ParsedLine, _ context: Context) throws -> String? {
    if let text = line.text(language) {
      return try value(text, of: language, .language, line)
    }
    if let text = context.settings.value(.language) { return text }
    guard case .screen = context.style.format, context.console.isOutputTerminal else {
      return nil
    }
    return LanguageTag.language(localeOf: context.environment)
  }

  /// Returns the country for release dates and offers; `nil` for the service's default.
  static func region(_ line: ParsedLine, _ context: Context) throws -> String? {
    guard let text = line.text(region) else { return context.settings.value(.region) }
    return try value(text, of: region, .region, line)
  }

  private static func value(
    _ text: String, of option: OptionSpec, _ key: SettingKey, _ line: ParsedLine
  ) throws -> String {
    guard let value = key.value(text) else {
      throw line.usage(key.validationError(text, option.name, line.localizer))
    }
    return value
  }
}

extension SettingKey {
  static let language = SettingKey("language", value: LanguageTag.language) {
    text, name, localizer in
    localizer.text(
      "Invalid value '\(text)' for '\(name)'. Use a language such as es, es-ES or en-US.")
  }
  static let region = SettingKey("region", value: LanguageTag.country) { text, name, localizer in
    localizer.text("Invalid value '\(text)' for '\(name)'. Use a country such as ES or US.")
  }
  static let pictures = SettingKey(
    "pictures", choices: PictureMode.allCases.map(\.rawValue), renamed: ["iterm": "auto"])
  static let theme = SettingKey("theme", choices: ThemeMode.allCases.map(\.rawValue))
  static let view = SettingKey("view", choices: ListStyle.allCases.map(\.rawValue))
}
