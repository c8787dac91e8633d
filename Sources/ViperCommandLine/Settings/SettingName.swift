import ViperLocalization
import ViperTerminal

/// A name that `config` accepts: that of a key, or `alias.` and the name of an alias.
enum SettingName: Sendable {
  case key(SettingKey)
  case alias(String)

  init(
    _ word: String, among keys: [SettingKey], _ line: ParsedLine
  ) throws(CommandFailure) {
    let localizer = line.localizer
    guard word.hasPrefix(Alias.prefix) else {
      guard let key = keys.first(where: { $0.name == word }) else {
        throw line.invalidChoice(word, among: keys.map(\.name)) {
          localizer("There is no setting '\(word)'; there are \($0) and alias.NAME.")
        }
      }
      self = .key(key)
      return
    }
    let name = String(word.dropFirst(Alias.prefix.count))
    guard Alias.isName(name) else { throw line.usage(Alias.Problem.name(name, in: localizer)) }
    self = .alias(name)
  }

  /// The name as it is spelled on the line.
  var text: String {
    switch self {
    case .key(let key): key.name
    case .alias(let name): Alias.prefix + name
    }
  }

  /// Returns a normalized value; throws if it is invalid, or an alias hides a command or has none.
  func checked(
    _ value: String, _ line: ParsedLine, commands: [String]
  ) throws(CommandFailure) -> String {
    let localizer = line.localizer
    switch self {
    case .key(let key):
      guard let value = key.value(value) else {
        throw line.usage(key.complaint(value, of: key.name, in: localizer))
      }
      return value
    case .alias(let name):
      guard !commands.contains(name) else {
        throw line.usage(localizer("'\(name)' is a command, which an alias cannot replace."))
      }
      guard let words = Alias.words(value) else {
        throw line.usage(Alias.Problem.words(value, in: localizer))
      }
      if let word = words.first(where: Alias.isPlaceholder) {
        throw line.usage(Alias.Problem.placeholder(word, in: localizer))
      }
      // The words after a leading option are checked when the alias is used.
      guard let first = words.first, first.hasPrefix("-") || commands.contains(first) else {
        throw line.usage(
          localizer("There is no command '\(words[0])'.")
            + Suggestion.sentence(for: words[0], among: commands, in: localizer))
      }
      return value
    }
  }

  /// Returns whether a document has a value for the name.
  func isSet(in document: SettingsDocument) -> Bool {
    switch self {
    case .key(let key): document.members[key.name] != nil
    case .alias(let name): document.aliases?[name] != nil
    }
  }

  /// Changes the value in a document, or removes it if the value is `nil`.
  func set(
    _ value: String?, in document: inout SettingsDocument, _ file: SettingsFile
  ) throws(CommandFailure) {
    switch self {
    case .key(let key): document.members[key.name] = value.map { .text($0) }
    case .alias(let name):
      guard document.aliases != nil else { throw file.damagedAliases() }
      document.setAlias(name, to: value)
    }
  }
}
