/// The content of the form.
public struct SampleFormViewModel: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// The name of the field in actions and scripts.
    public let name: String
    /// The label in front of the field.
    public let label: String
    /// The text as typed.
    public let text: String
    /// A sentence that explains what is wrong with the text, or `nil` if it is valid or has not
    /// been edited.
    public let validationError: String?
  }

  /// The title of the form.
  public let title: String
  /// A Boolean value that indicates whether the user has changed any field.
  public let hasChanges: Bool
  /// The fields, from top to bottom.
  public let fields: [Field]
}
