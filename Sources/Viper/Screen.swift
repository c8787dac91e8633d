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

  /// This screen as one that can be read as a scene; `nil` when it is none.
  ///
  /// `TextScreen` answers it. Asking the type at run time instead would cost 0.1 ms at each start.
  var textScreen: (any TextScreen)? { get }
}

extension Screen {
  /// `nil`, unless a subclass adds `TextScreen`: it inherits this implementation from its superclass.
  public var textScreen: (any TextScreen)? { self as? any TextScreen }

  /// Does nothing: most screens look as they were left.
  public func onReappear() async {}
}
