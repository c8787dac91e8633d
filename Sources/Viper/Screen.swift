/// The life of a view in a window.
///
/// The window calls it, on the main actor. A view that is drawn by something else than this package (a
/// SwiftUI store, for instance) conforms to it alone; one that a terminal, a script or a test looks at is a
/// `TextScreen`.
@MainActor
public protocol Screen: AnyObject {
  /// The screen came into the window; it returns when it has settled.
  func onAppear() async

  /// The screen is on top again after a module that was pushed over it has left; it returns when it has
  /// settled.
  ///
  /// A view that wraps another one has to hand this on: it does nothing unless it is implemented.
  func onReappear() async
}

extension Screen {
  /// Does nothing: most screens look as they were left.
  public func onReappear() async {}
}
