import Viper

/// The effects of buttons, which a host carries out in place of the screen.
@MainActor
struct HostEffects {
  /// Opens an address outside of the program; `nil` if nothing can.
  var onOpen: (@MainActor (String) -> Void)?
  /// Whether the terminal may have a clipboard.
  var canCopy = true

  /// Carries out the effect of a button, and returns what there is to say about it.
  func perform(
    _ button: Scene.Button?, _ output: HostOutput, _ texts: HostTexts
  ) -> String? {
    guard let button, button.isEnabled else { return nil }
    switch button.effect {
    case .open(let address):
      guard let onOpen else { return address }
      onOpen(address)
    case .copy(let text):
      guard canCopy else { return text }
      output.copy(text)
      return texts.copied(text)
    case nil: break
    }
    return nil
  }
}
