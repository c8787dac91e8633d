/// The lifecycle of a view in a window.
///
/// The window calls these methods on the main actor. A view that is drawn outside this package,
/// such as a SwiftUI store, conforms only to `Screen`. A view whose scene is used by a terminal, a
/// script or a test conforms to `TextScreen`.
@MainActor
public protocol Screen: AnyObject {
  /// Called when the screen has been added to a window.
  ///
  /// The method returns when the screen has settled.
  func onAppear() async

  /// Called when the screen is on top again, after a module pushed on top of it has been removed.
  ///
  /// The method is also called when `Window.switchRoot(to:make:)` shows a kept root again, as when
  /// the user returns to a tab. It returns when the screen has settled. A view that wraps another
  /// view must forward this call, because the default implementation does nothing.
  func onReappear() async

  /// Called instead of `onReappear()` if the module that was removed has left a notice.
  ///
  /// For example, a form that has saved an entry leaves `Saved` for the list below. The default
  /// implementation calls `onReappear()`. A view that wraps another view must forward this call.
  func onReappear(notice: String) async

  /// This screen as a `TextScreen`; `nil` if it does not conform to that protocol.
  ///
  /// Both protocols implement this property. It is a requirement because a dynamic cast is slow.
  var textScreen: (any TextScreen)? { get }
}

extension Screen {
  /// Returns `nil`.
  public var textScreen: (any TextScreen)? { nil }

  /// Does nothing.
  ///
  /// Most screens do not need to change when they return to the top.
  public func onReappear() async {}

  /// Calls `onReappear()`, without showing the notice.
  public func onReappear(notice: String) async { await onReappear() }
}

/// A screen that can be read as a scene and handles user actions.
///
/// The window calls the screen's methods on the main actor.
@MainActor
public protocol TextScreen: Screen {
  /// The current content of the screen.
  ///
  /// The scene is read more often than it changes, so cache it until the next update.
  var scene: Scene { get }

  /// Called when the user performs an action on this screen.
  ///
  /// The method returns when everything that the action caused has settled.
  ///
  /// - Parameter action: The user action. Ignore actions that do not apply to this screen.
  func on(_ action: UserAction) async
}

extension TextScreen {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var textScreen: (any TextScreen)? { self }
}

/// An action that the user performs on the top screen.
///
/// Keyboards, scripts and tests all use these actions. Later versions may add more actions, so
/// include a `default` case when you switch over them.
public enum UserAction: Hashable, Sendable {
  /// Opens the row at an index, counted from 0 across all loaded rows.
  case selectRow(Int)
  /// Opens the row that has the given `Scene.Row.id`.
  ///
  /// A window passes this action on as `selectRow`, or ignores it if there is no such row.
  case selectID(String)
  /// Presses the button that has the given identifier.
  ///
  /// A window ignores this action if the button is disabled or missing.
  case activate(String)
  /// Replaces the text of a field, or selects one of its choices.
  ///
  /// The text stands for a choice if it is the choice's identifier or label. A window passes on the
  /// identifier.
  case type(field: String, text: String)
  /// Submits the prompt with the given field name, or the form of the screen with the given name.
  ///
  /// Without a name, a window passes on the name of the prompt or, if there is none, of the screen.
  case submit(_ name: String? = nil)
  /// Searches for a term.
  case search(String)
  /// Moves the focus by a number of rows.
  ///
  /// A negative number moves the focus back. The focus stops at the first and the last row.
  case moveFocus(Int)
  /// Moves the focus to the row at an index, counted from 0.
  ///
  /// If the index is too large, the focus moves to the last row. If the index is `Int.max`, a paged
  /// list first requests up to four more pages. A window passes this action on as `moveFocus`.
  case focus(Int)
  /// Requests the next page.
  case more
  /// Loads what the preview of the focused row lacks.
  ///
  /// A host that shows previews sends this action, shortly after the last key press, to a screen
  /// that offers it.
  case loadPreview
  /// Reloads everything.
  case refresh
  /// Goes back to the previous screen.
  case back
}
