/// The way of a module's states from its presenter to its view.
///
/// An assembler puts it between the two and gives it to the module, which owns it; the presenter's `ui` is a
/// weak reference to it. While the module stands on a window, the window hears of each state; once it is
/// closed, nothing more is shown.
///
/// ```swift
/// extension Updates: NotesUI where State == NotesState {}
///
/// let updates = Updates<NotesState> { view.update($0) }
/// presenter.ui = updates
/// return Module(name: "list", screen: view, updates: updates, parts: [view, presenter, interactor, router])
/// ```
@MainActor
public final class Updates<State>: UpdateRelay {
  private var show: (@MainActor (State) -> Void)?
  // The window owns this by way of the module. The module itself is not known here: whatever is referred to
  // weakly is slower to retain ever after.
  private weak var window: Window?
  private(set) var hasUpdated = false

  /// Makes a relay.
  ///
  /// - Parameter show: Gives a state to the view.
  public init(_ show: @escaping @MainActor (State) -> Void) {
    self.show = show
  }

  /// Gives a state to the view and lets the window know, unless the module is closed.
  ///
  /// - Parameter state: Everything that the screen shows.
  public func update(_ state: State) {
    guard let show else { return }
    show(state)
    guard let window else { return }
    hasUpdated = true
    window.announce()
  }

  func begin(telling window: Window) {
    self.window = window
  }

  func close() {
    show = nil
  }
}

/// What a module has to know of its `Updates`, whatever their state is.
@MainActor
protocol UpdateRelay: AnyObject {
  /// Whether the view was given a state since a window is told of them.
  var hasUpdated: Bool { get }

  /// Tells a window of each update from now on.
  func begin(telling window: Window)

  /// Lets nothing through any more.
  func close()
}
