/// An action of the user.
///
/// Keyboards, scripts and tests all use these actions. There may be more of them in a later version:
/// where you switch over them, have a `default`.
public enum UserAction: Hashable, Sendable {
  /// Opens the row at an index, counted from 0 through all loaded rows.
  case selectRow(Int)
  /// Opens the row with an identifier, as in `Scene.Row.id`.
  case selectID(String)
  /// Presses the button with an identifier.
  ///
  /// A window ignores a button that is disabled or absent.
  case activate(String)
  /// Replaces the text of a field.
  case type(field: String, text: String)
  /// Submits the form.
  case submit
  /// Searches for a term.
  case search(String)
  /// Moves the focus by a number of rows.
  ///
  /// A negative number moves the focus back. The focus stops at the first and the last row.
  case moveFocus(Int)
  /// Moves the focus to the row at an index, from 0, or to the last row if the index is too large.
  ///
  /// `Int.max` is the end of what can be loaded at once: a list that loads page by page first requests
  /// up to four further pages.
  case focus(Int)
  /// Requests the next page.
  case more
  /// Requests everything again.
  case refresh
  /// Goes back to where the screen was opened from.
  case back
}
