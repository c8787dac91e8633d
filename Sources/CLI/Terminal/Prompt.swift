import CTerminal
import Platform

/// Prompts the user at a terminal, line by line.
struct Prompt {
  /// The number of bytes that a line can have at most.
  static let limit = 4_096

  let console: Console

  /// Prompts for a line that is visible while the user types it.
  ///
  /// - Returns: The bytes of the line; `nil` if the user has ended the input.
  func line(_ label: String) -> [UInt8]? {
    console.prompt(label + ": ")
    return Descriptor(console.input).readLine(limit: Self.limit)
  }

  /// Prompts for a line that is hidden while the user types it.
  ///
  /// - Returns: The bytes of the line; `nil` if the user has ended the input.
  func secret(_ label: String) -> [UInt8]? {
    ct_hide_typing(console.input)
    defer {
      ct_show_typing()
      // The line feed that the user typed was not shown either.
      console.note("")
    }
    return line(label)
  }
}
