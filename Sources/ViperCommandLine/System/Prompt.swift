import CViperTerminal
import ViperPlatform

/// Prompts the user at a terminal, line by line.
///
/// After the first line, typing stays hidden until `end()` unless the user is prompted for a
/// visible line: what is typed too early could be a password.
package struct Prompt {
  /// The number of bytes that a line can have at most.
  package static let limit = 4_096

  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  /// Prompts for a line that is visible while the user types it.
  ///
  /// - Returns: The bytes of the line; `nil` if the user has ended the input.
  package func line(_ label: String) -> [UInt8]? {
    ct_drop_typing()
    let line = ask(label + ": ")
    ct_hide_typing(console.input)
    // The key that ends the input moves the cursor to no new line.
    if line == nil { console.tell("") }
    return line
  }

  /// Prompts for a line that is hidden while the user types it.
  ///
  /// - Returns: The bytes of the line; `nil` if the user has ended the input.
  package func secret(_ label: String) -> [UInt8]? {
    let text = label + ": "
    ct_hide_typing(console.input)
    ct_repeat_prompt(console.error, text)
    defer {
      ct_repeat_prompt(console.error, "")
      // The line feed that the user typed was not shown either.
      console.tell("")
    }
    return ask(text)
  }

  /// Shows again what the user types, after the last prompt.
  package func end() {
    ct_drop_typing()
  }

  private func ask(_ text: String) -> [UInt8]? {
    console.prompt(text)
    return Descriptor(console.input).readLine(limit: Self.limit)
  }
}
