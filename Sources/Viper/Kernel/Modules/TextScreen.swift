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

extension TextScreen {
  /// This screen.
  public var textScreen: (any TextScreen)? { self }
}
