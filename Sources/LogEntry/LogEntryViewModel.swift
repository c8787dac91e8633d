/// The form as shown, with localized text.
public struct LogEntryViewModel: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// The field, with its name in actions and scripts.
    public let id: LogEntryField
    /// The text as typed; `yes` or `no` for the rewatch.
    public let text: String
    /// A sentence that explains what is wrong with the text, if anything.
    public let validationError: String?
    /// Whether the entry can be saved while the field is empty.
    public let isOptional: Bool
  }

  /// The fields, from top to bottom.
  public var fields: [Field] = []
  /// Whether the user has changed a field.
  public var hasChanges = false
}
