/// What a program must not write to a screen.
enum ScreenFault: Error, Hashable {
  /// A sequence, or numbers in one, that the model does not know.
  case unknownSequence(String)
  /// A control character that the model does not know.
  case control(UInt32)
  case notUTF8([UInt8])
  /// A character behind the last column, where the cursor is not moved on.
  case beyondLastColumn(String)
  /// A character of two columns in the last one.
  case halfCharacter(String)
  /// A move to a place that the screen does not have; row and column from 1, as they were written.
  case outside(row: Int, column: Int)
  /// A keyboard mode is taken back that was never set on this screen.
  case emptyKeyboardStack
}
