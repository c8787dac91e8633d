extension Scene {
  /// A field that the user fills in.
  public struct Field: Hashable, Encodable, Sendable {
    /// The field's name in actions and scripts.
    public let name: String
    /// The label in front of the field.
    public let label: String
    /// The text that the field shows, with dots in place of the characters if the field is secret.
    public let text: String
    /// A sentence that describes what is wrong with the text; `nil` if the text is valid or has not
    /// been edited yet.
    public var validationError: String?
    /// The values that the user can choose from; empty if the user can type any text.
    ///
    /// `text` is the label of the current choice.
    public let choices: [Choice]
    /// The dimmed text that the field shows while it is empty, such as `name@example.com`.
    public let placeholder: String
    /// A sentence about the field, such as the meaning of the chosen value; empty if there is none.
    public let hint: String
    /// A Boolean value that indicates whether the field is a prompt.
    ///
    /// Before doing anything else, the user must answer a prompt with `UserAction.submit` or
    /// dismiss it with `UserAction.back`. Choosing another of a prompt's choices also answers it,
    /// and `submit` keeps the current one. A full-screen host draws the prompt on the last line of
    /// the screen. Until the prompt is closed, nothing else can have the focus.
    public let isPrompt: Bool
    /// A Boolean value that indicates whether the typed text is secret.
    ///
    /// Secret text must not appear on the screen, in a transcript or in a message.
    public let isSecret: Bool
    /// A Boolean value that indicates whether the form can be submitted while the field is empty.
    ///
    /// In a host, Enter submits the form, unless a later field is empty and not optional; then, Enter
    /// moves to that field.
    public let isOptional: Bool
    /// A Boolean value that indicates whether the text can have several lines, so that a host can
    /// open it in an editor.
    public let isMultiline: Bool

    /// Creates a field.
    public init(
      name: String, label: String, text: String, validationError: String? = nil,
      choices: [Choice] = [],
      placeholder: String = "", hint: String = "", isPrompt: Bool = false, isSecret: Bool = false,
      isOptional: Bool = false, isMultiline: Bool = false
    ) {
      self.name = name
      self.label = label
      self.text = text
      self.validationError = validationError
      self.choices = choices
      self.placeholder = placeholder
      self.hint = hint
      self.isPrompt = isPrompt
      self.isSecret = isSecret
      self.isOptional = isOptional
      self.isMultiline = isMultiline
    }

    /// Returns the choice with an identifier or label, or `nil` if there is none.
    public func choice(_ text: String) -> Choice? {
      choices.first { $0.id == text } ?? choices.first { $0.label == text }
    }

    // Other programs cannot see which field has the focus, so they don't need `isOptional`, nor have
    // they a host's editor.
    private enum CodingKeys: String, CodingKey {
      case name, label, text, choices, placeholder, hint, isSecret
      // These keys were the properties' names in version 1 of the scene format.
      case validationError = "complaint"
      case isPrompt = "isAsked"
    }
  }

  /// A value that the user can choose in a field.
  public struct Choice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The identifier in actions and scripts, which is the same in every language.
    public let id: String
    /// The text that the field shows.
    public let label: String

    /// Creates a choice, by default one whose label is its identifier.
    public init(_ id: String, label: String? = nil) {
      self.id = id
      self.label = label ?? id
    }

    /// Creates a choice whose label is its identifier.
    public init(stringLiteral id: String) { self.init(id) }
  }

  /// A button that the user can press.
  public struct Button: Hashable, Sendable {
    /// Where a button appears.
    public enum Style: String, Encodable, Sendable {
      /// The button is drawn on the page.
      case inline
      /// The button is not drawn, but appears in the host's list of commands.
      case command
    }

    /// An effect that the host performs when the user presses a button.
    ///
    /// The screen is also notified of the press. A script records the effect instead of performing
    /// it.
    public enum Effect: Hashable, Sendable {
      /// Opens an address outside the program.
      case open(String)
      /// Copies text to the clipboard.
      case copy(String)
    }

    /// The button's identifier, such as `retry` or `login`, which is the same in every language.
    public let id: String
    /// The button's label.
    public let label: String
    /// A Boolean value that indicates whether the button is enabled.
    public let isEnabled: Bool
    /// A Boolean value that indicates whether the button is checked.
    ///
    /// A checked button's label currently applies. For example, `Unread` is checked if the item
    /// is unread. Pressing the button toggles the check mark.
    public let isChecked: Bool
    /// The text shown instead of the label while the button's action is in progress; otherwise
    /// `nil`.
    ///
    /// While the action is in progress, the button is disabled.
    public let progress: String?
    /// The key that presses the button while no field has the focus; `nil` if the button has no
    /// key.
    ///
    /// The host's own key bindings take precedence.
    public let key: Character?
    /// The reason why the button is disabled, if it should be shown.
    ///
    /// A host shows the reason if the user presses the key of the disabled button.
    public let disabledReason: String?
    /// Where the button appears.
    public let style: Style
    /// The effect that the host performs, if any.
    public let effect: Effect?

    /// Creates a button.
    public init(
      id: String, label: String, isEnabled: Bool = true, isChecked: Bool = false,
      progress: String? = nil, key: Character? = nil, disabledReason: String? = nil,
      style: Style = .inline, effect: Effect? = nil
    ) {
      self.id = id
      self.label = label
      self.isEnabled = isEnabled && progress == nil
      self.isChecked = isChecked
      self.progress = progress
      self.key = key
      self.disabledReason = self.isEnabled ? nil : disabledReason
      self.style = style
      self.effect = effect
    }

    /// The text that the button shows.
    ///
    /// This is the progress text, if any; otherwise, it is the label, preceded by a check mark if
    /// the button is checked.
    public var text: String { progress ?? (isChecked ? "✓ " : "") + label }
  }
}
