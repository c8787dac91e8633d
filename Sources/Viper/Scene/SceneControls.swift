extension Scene {
  /// Something that a person fills in.
  public struct Field: Hashable, Sendable {
    /// What scripts call it.
    public let name: String
    /// What people read in front of it.
    public let label: String
    /// What it shows; of a secret, only dots.
    public let text: String
    /// What is wrong with it; `nil` while it is right or untouched.
    public let complaint: String?
    /// What can be chosen for it; empty when anything can be typed.
    public let choices: [String]
    /// Whether what is typed must not be seen: not on the screen, not in a transcript, not in a message.
    public let isSecret: Bool

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: What scripts call it.
    ///   - label: What people read in front of it.
    ///   - text: What it shows; of a secret, only dots.
    ///   - complaint: What is wrong with it, if anything.
    ///   - choices: What can be chosen for it, unless anything can be typed.
    ///   - isSecret: Whether what is typed must not be seen.
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

  /// Something that a person presses.
  public struct Button: Hashable, Sendable {
    /// What names it, whatever language its label is in: `retry`, `log-in`.
    public let id: String
    /// What stands on it.
    public let label: String
    /// Whether pressing it does anything now.
    public let isOn: Bool
    /// Whether what it says is so; pressing it changes that.
    public let isChecked: Bool

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - id: What names it, whatever language its label is in.
    ///   - label: What stands on it.
    ///   - isOn: Whether pressing it does anything now.
    ///   - isChecked: Whether what it says is so.
    public init(id: String, label: String, isOn: Bool = true, isChecked: Bool = false) {
      self.id = id
      self.label = label
      self.isOn = isOn
      self.isChecked = isChecked
    }
  }
}
