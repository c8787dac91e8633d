/// What a person did.
///
/// A keyboard, a script and a test all say it in these words.
public enum UserAction: Hashable, Sendable {
  /// Opened the row at a place, from 0; all loaded rows count.
  case selectRow(Int)
  /// Opened the row with an id, as `Scene.Row.id` spells it.
  case selectID(String)
  /// Pressed a button, by its id; a window passes over one that is off or not there.
  case activate(String)
  /// Changed what a field holds.
  case type(field: String, text: String)
  /// Sent the form.
  case submit
  /// Asked for other rows with a term.
  case search(String)
  /// Moved the focus so many rows on, or back when below 0; it stops at the first and the last row.
  case moveFocus(Int)
  /// Moved the focus to a row, from 0; beyond the last row it goes to the last.
  case focus(Int)
  /// Asked for the next page.
  case more
  /// Asked for everything anew.
  case refresh
  /// Went back to where the screen was opened from.
  case back
}
