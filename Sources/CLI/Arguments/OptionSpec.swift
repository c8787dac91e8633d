/// An option, as the parser, the help and the suggestions use it.
struct OptionSpec: Hashable, Sendable {
  /// The name with its hyphens: `--page`.
  let name: String
  /// The short name with one hyphen, if any: `-h`.
  var short: String?
  /// The placeholder of the option's value in the help; `nil` if the option takes no value.
  var value: String?
  /// The purpose of the option, for the help.
  let help: String
  /// The values that a shell can complete.
  var values = Values.anything
  /// Whether a value can begin with a hyphen, as in `--sort -year`.
  var takesHyphen = false

  /// The spelling of the option in the help and in errors: `--page <N>`.
  var spelling: String {
    [short, name].compactMap(\.self).joined(separator: ", ") + (value.map { " <\($0)>" } ?? "")
  }
}
