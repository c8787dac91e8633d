/// What a window can show: the view of a module.
///
/// The window calls it, on the main actor.
@MainActor
public protocol Screen: AnyObject {
  /// What there is to see now. A screen that has left the window is not asked any more.
  var scene: Scene { get }

  /// The screen came into the window; it returns when it has settled.
  func onAppear() async

  /// A person did something; it returns when everything that followed has settled.
  ///
  /// - Parameter action: What the person did. What makes no sense here is passed over.
  func on(_ action: UserAction) async
}
