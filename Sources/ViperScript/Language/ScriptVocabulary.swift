/// A kind of rows that scripts select by an identifier of their own: `select note 4`.
///
/// A screen may have rows of several kinds, and the same number may identify a row of each. Such a
/// row's `id` is the name of its kind, a hyphen and the identifier: `note-4`.
public struct ScriptSelection: Hashable, Sendable {
  /// The name of the kind: `note`.
  public let name: String
  /// The purpose of the command, in one sentence.
  public let help: String

  /// Creates a kind of rows.
  public init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }

  /// Returns the `id` of the row with an identifier.
  func row(_ id: String) -> String { "\(name)-\(id)" }

  /// Returns the identifier of a row of this kind; `nil` if the row is of another kind.
  func identifier(ofRow id: String) -> String? {
    id.hasPrefix("\(name)-") ? String(id.dropFirst(name.count + 1)) : nil
  }
}

/// A number that a stage counts, such as the requests to a service, for `expect NAME N`.
public struct ScriptCount<Stage: ScriptStage>: Sendable {
  /// The word that follows `expect`.
  public let name: String
  /// A sentence for the help that says what is counted.
  public let help: String
  let value: @MainActor @Sendable (Stage) -> Int

  /// Creates a count, whose closure returns the number.
  public init(
    _ name: String, help: String, value: @escaping @MainActor @Sendable (Stage) -> Int
  ) {
    self.name = name
    self.help = help
    self.value = value
  }
}

/// A field that scripts can fill in.
public struct ScriptField: Hashable, Sendable {
  /// The name of the field in its scene.
  public let name: String
  /// Whether its text stands in no transcript, no report and no mistake.
  ///
  /// A scene can say so as well.
  public let isSecret: Bool

  /// Creates a field.
  public init(_ name: String, isSecret: Bool = false) {
    self.name = name
    self.isSecret = isSecret
  }
}

/// A setting of the stage that a script can change before its first action.
public struct ScriptSetting<Settings: Sendable>: Sendable {
  typealias Change = @Sendable (inout Settings) -> Void

  let form: ScriptForm<Change>

  /// Creates a setting, which scripts change with `set NAME VALUE`.
  public init<Value: Sendable>(
    _ name: String, _ piece: ScriptPiece<Value>, help: String,
    change: @escaping @Sendable (Value, inout Settings) -> Void
  ) {
    form = ScriptForm("set \(name)", piece, help: help) { value in
      { change(value, &$0) }
    }
  }
}
