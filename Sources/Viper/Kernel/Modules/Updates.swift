/// A relay that passes a module's states from its presenter to its view.
///
/// An assembler creates the relay, and the module owns it. The presenter's `ui` is a weak reference
/// to the relay. While the module is in a window, the relay notifies the window of each new state.
/// Once the module is closed, the relay stops passing states.
///
/// ```swift
/// extension Updates: NotesUI where State == NotesState {}
///
/// let updates = Updates<NotesState> { view.update($0) }
/// presenter.ui = updates
/// return Module(
///   name: "list", screen: view, updates: updates, parts: [view, presenter, router],
///   window: window)
/// ```
@MainActor
public final class Updates<State>: UpdateRelay {
  private var show: (@MainActor (State) -> Void)?
  // This reference is weak because the window owns the relay through the module. The relay has no
  // weak reference to the module, because weakly referenced objects are slower to retain.
  private weak var window: Window?
  private(set) var hasUpdated = false
  private(set) var count = 0

  /// Creates a relay.
  public init(_ show: @escaping @MainActor (State) -> Void) {
    self.show = show
  }

  /// Passes a state to the view and notifies the window.
  ///
  /// Does nothing if the module is closed.
  public func update(_ state: State) {
    guard let show else { return }
    count += 1
    #if DEBUG
      Scene.tally?(.state)
    #endif
    show(state)
    guard let window else { return }
    hasUpdated = true
    window.announceChange()
  }

  func begin(telling window: Window) {
    self.window = window
  }

  func close() {
    show = nil
  }
}

/// The members of `Updates` that a module uses and that do not depend on the state type.
@MainActor
protocol UpdateRelay: AnyObject {
  /// Whether the view has received a state since the call to `begin(telling:)`.
  var hasUpdated: Bool { get }
  /// The number of states that the view has received.
  var count: Int { get }

  /// Starts notifying a window of each update.
  func begin(telling window: Window)

  /// Stops the relay, so that the view receives no more states.
  func close()
}
