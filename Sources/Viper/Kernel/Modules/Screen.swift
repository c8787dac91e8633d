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

  /// This screen as a `TextScreen`; `nil` if it is not one.
  ///
  /// `TextScreen` implements this property, because a cast at run time would cost 0.1 ms at each
  /// start.
  var textScreen: (any TextScreen)? { get }
}

extension Screen {
  /// This screen as a `TextScreen`; `nil` if it is not one.
  ///
  /// The cast is for a subclass that adds the conformance to `TextScreen`: it inherits this
  /// implementation from its superclass.
  public var textScreen: (any TextScreen)? { self as? any TextScreen }

  /// Does nothing.
  ///
  /// Most screens do not need to change when they are on top again.
  public func onReappear() async {}
}
