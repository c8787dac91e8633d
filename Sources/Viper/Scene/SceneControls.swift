extension Scene {
  /// A field that the user fills in.
  public struct Field: Hashable, Sendable {
    /// The name of the field in actions and scripts.
    public let name: String
    /// The label in front of the field.
    public let label: String
    /// The text that the field shows; only dots if the field is secret.
    public let text: String
    /// A sentence that says what is wrong with the text; `nil` while the text is valid or
    /// untouched.
    public let complaint: String?
    /// The values that the user can choose from; empty if the user can type any text.
    public let choices: [String]
    /// A Boolean value that indicates whether the typed text is secret.
    ///
    /// Secret text must not appear on the screen, in a transcript or in a message.
    public let isSecret: Bool

    /// Creates a field.
    public init(
      name: String, label: String, text: String, complaint: String? = nil, choices: [String] = [],
      isSecret: Bool = false
    ) {
      self.name = name
      self.label = label
      self.text = text
      self.complaint = complaint
      self.choices = choices
      self.isSecret = isSecret
    }
  }

  /// A button that the user presses.
  public struct Button: Hashable, Sendable {
    /// The identifier of the button, the same in every language: `retry`, `log-in`.
    public let id: String
    /// The label on the button.
    public let label: String
    /// A Boolean value that indicates whether the button is enabled.
    public let isEnabled: Bool
    /// A Boolean value that indicates whether the button is checked.
    ///
    /// A button is checked if its label applies now, such as `Favorite` on the page of a favorite.
    /// Pressing the button changes that.
    public let isChecked: Bool

    /// Creates a button.
    public init(id: String, label: String, isEnabled: Bool = true, isChecked: Bool = false) {
      self.id = id
      self.label = label
      self.isEnabled = isEnabled
      self.isChecked = isChecked
    }
  }
}
