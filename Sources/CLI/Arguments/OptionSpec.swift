/// An option, as the parser, the help and the suggestions use it.
struct OptionSpec: Hashable, Sendable {
  /// An option and its value, such as `--color never`.
  struct Meaning: Hashable, Sendable {
    let name: String
    let value: String
  }

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
  /// The option and its value that this one is another spelling of, if it is one.
  var meaning: Meaning?

  /// The spelling of the option in the help: `-p, --page <N>`.
  var spelling: String { (short.map { "\($0), " } ?? "") + usage }

  /// The spelling of the option in the usage line and in errors: `--page <N>`.
  var usage: String { name + (value.map { " <\($0)>" } ?? "") }
}
