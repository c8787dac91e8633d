/// The lifecycle of a view in a window.
///
/// The window calls these methods on the main actor. A view that this package does not draw, such
/// as a SwiftUI store, conforms to `Screen` alone. A view that a terminal, a script or a test reads
/// conforms to `TextScreen`.
@MainActor
public protocol Screen: AnyObject {
  /// Called when the screen has been added to the window.
  ///
  /// The method returns when the screen has settled.
  func onAppear() async

  /// Called when the screen is on top again, after a module pushed over it has been removed.
  ///
  /// The method returns when the screen has settled. A view that wraps another one must forward
  /// this call, because the default implementation does nothing.
  func onReappear() async
}

extension Screen {
  /// This screen as a `TextScreen`; `nil` if it is not one.
  public var textScreen: (any TextScreen)? { self as? any TextScreen }

  /// Does nothing.
  ///
  /// Most screens do not need to change when they are on top again.
  public func onReappear() async {}
}

/// A screen that can be read as a scene and that handles the user's actions.
///
/// The window calls it on the main actor.
@MainActor
public protocol TextScreen: Screen {
  /// The current content of the screen.
  ///
  /// The scene is read more often than it changes, so keep the drawn scene until the next update.
  var scene: Scene { get }

  /// Called when the user has done something on this screen.
  ///
  /// The method returns when everything that the action caused has settled.
  ///
  /// - Parameter action: The action of the user. Ignore an action that has no meaning on this
  ///   screen.
  func on(_ action: UserAction) async
}

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
