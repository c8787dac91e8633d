/// The content of the form.
public struct SampleFormViewModel: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// The field.
    public let id: SampleFormField
    /// The text as typed.
    public let text: String
    /// A sentence that explains what is wrong with the text, or `nil` if it is valid or has not
    /// been edited.
    public let validationError: String?
  }

  /// A Boolean value that indicates whether the user has changed any field.
  public var hasChanges = false
  /// The fields, from top to bottom.
  public var fields: [Field] = []
}
