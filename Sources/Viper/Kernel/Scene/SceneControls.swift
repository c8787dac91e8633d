extension Scene {
  /// A field that the user fills in.
  public struct Field: Hashable, Encodable, Sendable {
    /// The name of the field in actions and scripts.
    public let name: String
    /// The label in front of the field.
    public let label: String
    /// The text that the field shows; only dots if the field is secret.
    public let text: String
    /// A sentence that says what is wrong with the text; `nil` while the text is valid or
    /// untouched.
    public var complaint: String?
    /// The values that the user can choose from; empty if the user can type any text.
    public let choices: [String]
    /// A text that the field shows, dimmed, while it is empty, such as `name@example.com`.
    public let placeholder: String
    /// A sentence about the field, such as what the chosen value means; empty for none.
    public let hint: String
    /// A Boolean value that indicates whether the field is a question that the user must answer first, with
    /// `UserAction.submit`, or leave, with `UserAction.back`.
    ///
    /// A full-screen host draws it in its last line, and nothing else can have the focus meanwhile.
    public let isPrompt: Bool
    /// A Boolean value that indicates whether the typed text is secret.
    ///
    /// Secret text must not appear on the screen, in a transcript or in a message.
    public let isSecret: Bool

    /// Creates a field.
    public init(
      name: String, label: String, text: String, complaint: String? = nil, choices: [String] = [],
      placeholder: String = "", hint: String = "", isPrompt: Bool = false, isSecret: Bool = false
    ) {
      self.name = name
      self.label = label
      self.text = text
      self.complaint = complaint
      self.choices = choices
      self.placeholder = placeholder
      self.hint = hint
      self.isPrompt = isPrompt
      self.isSecret = isSecret
    }

    private enum CodingKeys: String, CodingKey {
      case name, label, text, complaint, choices, placeholder, hint, isSecret
      // The name in version 1 of the scene format.
      case isPrompt = "isAsked"
    }
  }

  /// A button that the user presses.
  public struct Button: Hashable, Sendable {
    /// The place of a button.
    public enum Style: String, Encodable, Sendable {
      /// The button is drawn on the page.
      case inline
      /// The button is not drawn: the host names it among its commands.
      case command
    }

    /// An effect that the host carries out when the user presses a button.
    ///
    /// The screen gets the action as well. A script performs no effect, and records it.
    public enum Effect: Hashable, Sendable {
      /// The address is opened outside the program.
      case open(String)
      /// The text is copied to the clipboard.
      case copy(String)
    }

    /// The identifier of the button, the same in every language: `retry`, `login`.
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
    /// The text in place of the label while the button's action is in progress; `nil` if it is not.
    ///
    /// The button is disabled meanwhile.
    public let progress: String?
    /// The key that presses the button wherever no field has the focus; `nil` if there is none.
    ///
    /// The host's own keys win.
    public let key: Character?
    /// The place of the button.
    public let style: Style
    /// The effect that the host carries out, if any.
    public let effect: Effect?

    /// Creates a button.
    public init(
      id: String, label: String, isEnabled: Bool = true, isChecked: Bool = false,
      progress: String? = nil, key: Character? = nil, style: Style = .inline,
      effect: Effect? = nil
    ) {
      self.id = id
      self.label = label
      self.isEnabled = isEnabled && progress == nil
      self.isChecked = isChecked
      self.progress = progress
      self.key = key
      self.style = style
      self.effect = effect
    }

    /// The label with a tick if the button is checked, or the progress in its place.
    public var text: String { progress ?? (isChecked ? "✓ " : "") + label }
  }
}
