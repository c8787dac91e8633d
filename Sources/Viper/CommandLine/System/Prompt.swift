import CViperTerminal
import ViperLocalization
import ViperPlatform
import ViperText

/// Prompts the user at a terminal, line by line.
///
/// After the first line, typing is hidden until `end()` is called, except while the user is
/// prompted for a visible line. Otherwise, a password that the user types too early, before the
/// prompt appears, would be visible.
package struct Prompt {
  /// The maximum length of a line, in bytes.
  package static let limit = 4_096

  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// Prompts for a line that is visible while the user types it.
  ///
  /// Returns the bytes of the line, or `nil` if the user ended the input.
  package func line(_ label: String) -> [UInt8]? {
    ct_restore_modes()
    let line = ask(label + ": ")
    ct_disable_echo(console.input)
    // The key that ends the input does not start a new line.
    if line == nil { console.tell("") }
    return line
  }

  /// Prompts for a line that is hidden while the user types it.
  ///
  /// Returns the bytes of the line, or `nil` if the user ended the input.
  package func secret(_ label: String) -> [UInt8]? {
    let text = label + ": "
    ct_disable_echo(console.input)
    ct_repeat_prompt(console.error, text)
    defer {
      ct_repeat_prompt(console.error, "")
      // The line feed that the user typed was also hidden.
      console.tell("")
    }
    return ask(text)
  }

  /// Asks a question, and returns whether the user has answered with yes.
  ///
  /// Any other answer, and the end of the input, count as no.
  package func confirms(_ question: String) -> Bool {
    let line = ask(TerminalSanitizer.clean(question) + " " + console.localizer.text("[y/N]") + " ")
    // The key that ends the input does not start a new line.
    if line == nil { console.tell("") }
    let answer = String(decoding: line ?? [], as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The words that mean yes, which are separated by blanks.
    return console.localizer.text("y yes").split(separator: " ").contains { $0 == answer }
  }

  /// Makes typing visible again after the last prompt.
  package func end() {
    ct_restore_modes()
  }

  private func ask(_ text: String) -> [UInt8]? {
    console.prompt(text)
    return Descriptor(console.input).readLine(limit: Self.limit)
  }
}
