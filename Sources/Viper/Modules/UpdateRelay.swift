/// The part of `Updates` that a module needs, independent of the type of the state.
@MainActor
protocol UpdateRelay: AnyObject {
  /// Whether the view has received a state since `begin(telling:)` was called.
  var hasUpdated: Bool { get }

  /// Notifies a window of each update from now on.
  func begin(telling window: Window)

  /// Stops the relay, so that no further state reaches the view.
  func close()
}
