public import ViperLocalization

/// The form as shown, with localized text.
public struct LogEntryViewModel: Hashable, Sendable {
  /// A value that the user can choose.
  public struct Choice: Hashable, Sendable {
    /// The identifier of the value in actions and scripts.
    public let id: String
    /// The text of the value.
    public let label: String
  }

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
    public let choices: [Choice]
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
    save = localizer.text("Save")
    saving = localizer.text("Saving…")
    yes = localizer.text("yes")
    no = localizer.text("no")
    fields = [
      .day: localizer.text("Day"), .rating: localizer.text("Your rating"),
      .rewatch: localizer.text("Seen before"),
      .tags: localizer.text("Tags"), .note: localizer.text("Note"),
    ]
    placeholders = [
      .day: localizer.text("2026-11-24, today, yesterday or unknown"),
      .rating: localizer.text("0.5 to 10"), .tags: localizer.text("cinema, silent"),
      .note: localizer.text("a note for yourself"),
    ]
  }
}
