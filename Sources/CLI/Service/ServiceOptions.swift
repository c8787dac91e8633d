import Wording

/// The options that select the service and how it is used.
enum ServiceOptions {
  static let source = OptionSpec(
    name: "--source", value: "name",
    help: "The source of movies: auto, embedded or tmdb. (default: auto)",
    values: .cases(of: ServiceChoice.Source.self))
  static let language = OptionSpec(
    name: "--language", value: "ll-CC",
    help: "The language of the movies' own texts, such as es-ES. (default: en-US)")
  static let region = OptionSpec(
    name: "--region", value: "CC",
    help: "The country of releases, such as ES.")
  static let offline = OptionSpec(
    name: "--offline", help: "Do not use the network: show what is in the cache.")
  static let timeout = OptionSpec(
    name: "--timeout", value: "seconds",
    help: "How long a request may take, retries included. (default: 30)")
  static let debug = OptionSpec(
    name: "--debug", help: "Log every request to standard error.")

  static let all = [source, language, region, offline, timeout, debug]

  /// Returns the time that a request can take, with all its attempts.
  static func limit(_ line: ParsedLine) throws(CommandFailure) -> Duration {
    let localizer = line.localizer
    guard let text = line.text(timeout) else { return .seconds(30) }
    guard let seconds = Double(text), seconds >= 0.001, seconds <= 86_400 else {
      throw line.usage(
        localizer(
          "The value '\(text)' of '--timeout' is not a number of seconds from 0.001 to 86400."))
    }
    return .milliseconds(Int64(seconds * 1_000))
  }

  /// Returns the language of the movies' texts; `nil` if the service chooses it.
  static func language(_ line: ParsedLine) throws(CommandFailure) -> String? {
    let localizer = line.localizer
    guard let text = line.text(language) else { return nil }
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard isCode(parts[0], of: "a"..."z", lengths: 2...3),
      parts.dropFirst().allSatisfy({ isCode($0, of: "A"..."Z", lengths: 2...2) })
    else {
      throw line.usage(
        localizer(
          "The value '\(text)' of '--language' is not a language such as es, es-ES or en-US."))
    }
    return text
  }

  /// Returns the country whose releases count; `nil` if the service chooses it.
  static func region(_ line: ParsedLine) throws(CommandFailure) -> String? {
    let localizer = line.localizer
    guard let text = line.text(region) else { return nil }
    guard isCode(text[...], of: "A"..."Z", lengths: 2...2) else {
      throw line.usage(
        localizer("The value '\(text)' of '--region' is not a country such as ES or US."))
    }
    return text
  }

  private static func isCode(
    _ text: Substring, of letters: ClosedRange<Unicode.Scalar>, lengths: ClosedRange<Int>
  ) -> Bool {
    lengths.contains(text.unicodeScalars.count) && text.unicodeScalars.allSatisfy(letters.contains)
  }
}
