import Viper
import ViperText

/// The sentence in the last lines, until the next key.
@MainActor
struct HostNotice {
  private(set) var text: String?
  /// The text about what the user waits for, in place of the keys; `nil` if it has not been long.
  var progress: String?
  /// The part that the screen has no room for, which the next key shows.
  private var rest: String?
  /// The notice of the scene on top that was shown last, with the scene's module.
  private var seen: (id: Module.ID?, text: String?) = (nil, nil)

  mutating func show(_ text: String) {
    self.text = text
  }

  /// Removes what is shown of the sentence, and returns whether there was one.
  mutating func dismiss() -> Bool {
    defer { (text, rest) = (rest, nil) }
    return text != nil
  }

  /// Returns the lines of the sentence, as many as a screen has room for; none if there is no sentence.
  mutating func lines(on screen: TerminalSize) -> [Frame.Line] {
    let clean = text.map(TerminalSanitizer.clean) ?? ""
    let wrapper = TextWrapper(width: screen.columns)
    var lines = clean.isEmpty ? [] : wrapper.lines(clean)
    rest = nil
    if screen.rows > 0, lines.count > screen.rows {
      lines = TextWrapper(width: screen.columns - 1).lines(clean)
      rest = lines.dropFirst(screen.rows).joined(separator: " ")
      lines[screen.rows - 1] += "…"
    }
    return lines.prefix(screen.rows).map { Frame.Line(StyledText($0), columns: screen.columns) }
  }

  /// Shows the notice that the scene on top has got, if it has, after one that no key has followed.
  mutating func follow(_ scene: Scene?, of module: Module.ID?) {
    let new = (id: module, text: scene?.notice)
    guard new.id != seen.id || new.text != seen.text else { return }
    text = [text, new.text].compactMap(\.self).joined(separator: " · ")
    if text?.isEmpty == true { text = nil }
    seen = new
  }
}
