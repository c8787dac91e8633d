import Viper

/// The sentence in the last line, until the next key.
@MainActor
struct HostNotice {
  private(set) var text: String?
  /// The text about what the user waits for, in place of the keys; `nil` if it has not been long.
  var progress: String?
  /// The notice of the scene on top that was shown last, with the scene's module.
  private var seen: (id: Module.ID?, text: String?) = (nil, nil)

  mutating func show(_ text: String) {
    self.text = text
  }

  /// Removes the sentence, and returns whether there was one.
  mutating func dismiss() -> Bool {
    defer { text = nil }
    return text != nil
  }

  /// Shows the notice that the scene on top has got, if it has, after one that no key has followed.
  mutating func follow(_ window: Window) {
    let new = (id: window.topID, text: window.scene?.notice)
    guard new.id != seen.id || new.text != seen.text else { return }
    text = [text, new.text].compactMap(\.self).joined(separator: " · ")
    if text?.isEmpty == true { text = nil }
    seen = new
  }
}
