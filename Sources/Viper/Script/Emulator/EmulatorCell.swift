public import Viper

extension TerminalEmulator {
  /// A cell of a screen, at a row and a column.
  public struct Cell: Hashable, Sendable {
    static let blank = Cell(text: " ", columns: 1)

    /// The character; empty in the second column of a wide one.
    public package(set) var text: String
    /// The number of columns of the character; 0 in the second column of a wide one.
    public let columns: Int
    package var rendition: EmulatorRendition

    package init(text: String, columns: Int, rendition: EmulatorRendition = EmulatorRendition()) {
      self.text = text
      self.columns = columns
      self.rendition = rendition
    }

    /// The style of the character, without other colors than those of a style.
    public var style: StyledText.Style {
      StyledText.Style(
        color: rendition.color, isBold: rendition.isBold, isDim: rendition.isDim,
        isReversed: rendition.isReversed)
    }
  }

  /// A sequence or a character that a program must not write to a screen.
  public enum Fault: Error, Hashable, Sendable {
    /// A control sequence, or a number in one, that the screen does not know.
    case unknownSequence(String)
    /// A control character that the screen does not know.
    case control(UInt32)
    /// Bytes that are not UTF-8.
    case notUTF8([UInt8])
    /// A character after the last column, where the cursor does not move on.
    case beyondLastColumn(String)
    /// A character of two columns in the last one.
    case halfCharacter(String)
    /// A move to a place outside the screen; row and column from 1, as they were written.
    case outside(row: Int, column: Int)
    /// A keyboard mode is reset that was not set on this screen.
    case emptyKeyboardStack
  }
}
