/// What the form shows.
public struct SampleFormViewModel: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// The name of the field in actions and scripts.
    public let name: String
    /// The label in front of the field.
    public let label: String
    /// The text, as typed.
    public let text: String
    /// A sentence that says what is wrong with the text; `nil` while it is valid or untouched.
    public let complaint: String?
  }

  /// The title of the form.
  public let title: String
  /// The fields, from top to bottom.
  public let fields: [Field]
}
