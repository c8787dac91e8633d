/// A key that the user presses.
public enum Key: Hashable, Sendable {
  /// A key that writes a character.
  case character(Character)
  /// A key pressed together with Ctrl, as its lowercase letter.
  case control(Character)
  case enter, tab, backTab, escape
  case backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}
