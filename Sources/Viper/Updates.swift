/// The way of a module's states from its presenter to its view.
///
/// An assembler puts it between the two and gives it to the module, which owns it; the presenter's `ui` is a
/// weak reference to it. Once the module is closed it shows nothing more, whoever still calls the
/// presenter, and while it lives the window hears of each state.
///
/// ```swift
/// extension Updates: ListOfMoviesUI where State == ListOfMoviesState {}
///
/// let updates = Updates<ListOfMoviesState> { view.update($0) }
/// presenter.ui = updates
/// return Module(name: "list", screen: view, updates: updates, parts: [view, presenter, interactor, router])
/// ```
@MainActor
public final class Updates<State>: UpdateRelay {
  private var show: (@MainActor (State) -> Void)?
  var onUpdate: (@MainActor () -> Void)?

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
    onUpdate?()
  }

  func close() {
    show = nil
    onUpdate = nil
  }
}

/// What a module has to know of its `Updates`, whatever their state is.
@MainActor
protocol UpdateRelay: AnyObject {
  /// Is called after each update.
  var onUpdate: (@MainActor () -> Void)? { get set }

  /// Lets nothing through any more.
  func close()
}
