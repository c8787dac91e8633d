import Viper

/// The secrets that were typed in a session, and the variables that replace them in the script.
struct RecordedSecrets {
  private struct Variable {
    let name: String
    let field: String
    var value: String
    /// Whether the value was used, after which the variable keeps it.
    var isUsed = false
  }

  /// The names of the fields that are secret in the language or in a scene.
  private var fields: Set<String>
  private var variables: [Variable] = []
  /// The texts that must not be written.
  private var hidden = HiddenTexts()

  init(fields: Set<String>) {
    self.fields = fields
  }

  /// The values of the variables, by name.
  var values: [String: String] {
    Dictionary(variables.map { ($0.name, $0.value) }) { _, last in last }
  }

  mutating func learn(from scene: Scene) {
    fields.formUnion(scene.fields.filter(\.isSecret).map(\.name))
  }

  /// Returns the variable to write in place of a text; `nil` if the text can be written.
  mutating func variable(for text: String, in field: String) -> String? {
    guard !text.isEmpty else { return nil }
    if let known = variables.firstIndex(where: {
      $0.value == text && ($0.isUsed || $0.field == field || !fields.contains(field))
    }) {
      // A second field depends on the value now.
      if variables[known].field != field { variables[known].isUsed = true }
      return variables[known].name
    }
    guard fields.contains(field) else { return nil }
    if let open = variables.lastIndex(where: { $0.field == field && !$0.isUsed }) {
      forget(variables[open].value, continuedBy: text)
      variables[open].value = text
      hidden.insert(text)
      return variables[open].name
    }
    let name = newName(for: field)
    variables.append(Variable(name: name, field: field, value: text))
    hidden.insert(text)
    return name
  }

  /// Notes that the contents of the fields have been used, for example sent.
  mutating func use() {
    for place in variables.indices { variables[place].isUsed = true }
  }

  /// Returns whether a text contains a secret, or as many dots as a secret has characters.
  func hides(_ text: String) -> Bool {
    hidden.hides(text)
      || hidden.lengths.contains { text.contains(String(repeating: "•", count: $0)) }
  }

  /// Forgets a text if the user has continued it, so that the beginning hides no other text.
  private mutating func forget(_ old: String, continuedBy new: String) {
    guard new.hasPrefix(old) || old.hasPrefix(new) else { return }
    hidden.remove(old)
    // Another secret may have the same letters in another case.
    for variable in variables where variable.value != old { hidden.insert(variable.value) }
  }

  /// Returns a variable named after a field, with a number if the name is taken.
  private func newName(for field: String) -> String {
    let letters = field.uppercased().map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "_"
    }
    let base = (letters.first?.isNumber ?? true ? "_" : "") + String(letters)
    let taken = Set(variables.map(\.name))
    guard taken.contains(base) else { return base }
    return (2...).lazy.map { "\(base)_\($0)" }.first { !taken.contains($0) } ?? base
  }
}
