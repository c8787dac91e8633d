/// A place on a screen, for a column of a row.
struct ScreenCell: Hashable, Sendable {
  static let blank = ScreenCell(text: " ", columns: 1)

  /// The character; empty in the second column of a wide one.
  var text: String
  /// The number of columns that the character takes; 0 in the second column of a wide one.
  var columns: Int
  var rendition = ScreenRendition()
}
