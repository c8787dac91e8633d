/// The options that say whom to ask, and how.
enum ServiceOptions {
  static let source = OptionSpec(
    name: "--source", value: "name",
    help: "Where movies come from: auto, embedded or tmdb. (default: auto)")
  static let offline = OptionSpec(
    name: "--offline", help: "Never use the network: show what is in the cache.")
  static let timeout = OptionSpec(
    name: "--timeout", value: "seconds",
    help: "How long a question may take, all tries included. (default: 30)")
  static let debug = OptionSpec(
    name: "--debug", help: "Tell of every question on standard error.")

  static let all = [source, offline, timeout, debug]

  /// The limit of a question.
  static func limit(_ line: ParsedLine) throws(Stop) -> Duration {
    guard let text = line.text(timeout) else { return .seconds(30) }
    guard let seconds = Double(text), seconds >= 0.001, seconds <= 86_400 else {
      throw line.usage(
        "The value '\(text)' of '--timeout' is not a number of seconds from 0.001 to 86400.")
    }
    return .milliseconds(Int64(seconds * 1_000))
  }
}
