public import ViperLocalization

/// The form as shown, with localized text.
public struct LogEntryViewModel: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// The name of the field in actions and scripts.
    public let name: String
    /// The label in front of the field.
    public let label: String
    /// The text as typed.
    public let text: String
    /// A sentence that explains what is wrong with the text, if anything.
    public let validationError: String?
    /// The values that the user can choose from; empty if the user can type any text.
    public let choices: [String]
    /// The text to show while the field is empty.
    public let placeholder: String
    /// Whether the entry can be saved while the field is empty.
    public let isOptional: Bool
  }

  /// The labels shared by all states.
  public let labels: LogEntryLabels
  /// The fields, from top to bottom.
  public let fields: [Field]
  /// Whether the user has changed a field.
  public let hasChanges: Bool
}

/// The localized labels shared by all states of the form.
public struct LogEntryLabels: Hashable, Sendable {
  /// The title of the form.
  public let title: String
  /// The label of the button that saves the entry, and its text while the entry is being saved.
  public let save, saving: String
  /// The values of the rewatch field.
  public let yes, no: String
  /// The labels of the fields, and the texts to show while they are empty.
  public let fields, placeholders: [LogEntryField: String]

  /// Creates the labels in the localizer's language.
  public init(title: String, in localizer: Localizer) {
    self.title = title
    save = localizer("Save")
    saving = localizer("Saving…")
    yes = localizer("yes")
    no = localizer("no")
    fields = [
      .day: localizer("Day"), .rating: localizer("Your rating"), .rewatch: localizer("Seen before"),
      .tags: localizer("Tags"), .note: localizer("Note"),
    ]
    placeholders = [
      .day: localizer("2026-11-24, today, yesterday or unknown"),
      .rating: localizer("0.5 to 10"), .tags: localizer("cinema, silent"),
      .note: localizer("a note for yourself"),
    ]
  }
}
