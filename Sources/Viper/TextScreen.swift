/// A screen that can be read as a scene and takes a person's actions.
///
/// The window calls it, on the main actor.
@MainActor
public protocol TextScreen: Screen {
  /// What there is to see now.
  ///
  /// It is asked for more often than it changes: keep what was drawn until the next update.
  var scene: Scene { get }

  /// A person did something; it returns when everything that followed has settled.
  ///
  /// - Parameter action: What the person did. What makes no sense on this screen is passed over.
  func on(_ action: UserAction) async
}

extension TextScreen {
  /// This screen.
  public var textScreen: (any TextScreen)? { self }
}
