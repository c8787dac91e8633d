import Viper

/// The effects of buttons, which a host carries out in place of the screen.
@MainActor
final class HostEffects {
  /// Opens an address outside of the program; `nil` if nothing can.
  var onOpen: (@MainActor (String) -> Void)?
  /// Whether the terminal may have a clipboard.
  var canCopy = true
  /// Called with a sentence for the user.
  var say: (@MainActor (String) -> Void)?
  private let output: HostOutput
  private let texts: HostTexts

  init(_ output: HostOutput, _ texts: HostTexts) {
    self.output = output
    self.texts = texts
  }

  /// Carries out the effect of a button that an action has pressed.
  ///
  /// `before` is the scene before the action if that has ended: the action may have found the address then.
  func perform(_ action: UserAction, on scene: Scene?, before: Scene? = nil) {
    guard case .activate(let id) = action,
      let button = scene?.buttons.first(where: { $0.id == id }), button.isEnabled,
      before?.buttons.first(where: { $0.id == id })?.effect == nil
    else { return }
    switch button.effect {
    case .open(let address): if let onOpen { onOpen(address) } else { say?(address) }
    case .copy(let text):
      if canCopy { output.copy(text) }
      say?(canCopy ? texts.copied(text) : text)
    case nil: break
    }
  }
}
