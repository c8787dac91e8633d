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
