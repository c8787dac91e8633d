public import Viper

/// A router or an output that records its calls and opens no other screen.
///
/// A test target implements the calls of its module once, for the router and the output:
///
/// ```swift
/// extension CallSpy: NotesRouting {
///   public func showNote(id: Int) async { record("showNote(id: \(id))") }
///   public func logIn(for list: any NotesModuleInput) async -> Bool { ask("logIn", for: list) }
///   public func close() { record("close()") }
/// }
///
/// let router = CallSpy("router", recorder: recorder)
/// recorder.expect("router.showNote(id: 4)")
/// ```
@MainActor
public final class CallSpy {
  private let name: String
  private let recorder: Recorder

  /// Creates a spy whose events begin with a name.
  public init(_ name: String, recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Records a call, without the spy's name: `showNote(id: 4)`.
  public func record(_ call: String) {
    recorder.record("\(name).\(call)")
  }

  /// Records a call for something that ends later, such as a login, makes the module the recorder's
  /// `requester`, and returns the recorder's `acceptsRequests`.
  @discardableResult
  public func ask(_ call: String, for module: AnyObject) -> Bool {
    record(call)
    recorder.requester = module
    return recorder.acceptsRequests
  }
}

/// A wrapper around a module's own view that records each state from the presenter.
///
/// A test target declares once which protocol the spy conforms to:
///
/// ```swift
/// extension ViewSpy: NotesUI where State == NotesState {}
///
/// makeView: { presenter in
///   let view = NotesAssembler.ownView(of: presenter)
///   return ViewSpy(
///     recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
/// }
/// recorder.expect("view.update(.loading)")
/// ```
@MainActor
public final class ViewSpy<State> {
  /// The state that the view received last; `nil` before the first one.
  public private(set) var state: State?
  private let recorder: Recorder
  private let view: any TextScreen
  private let show: @MainActor (State) -> Void
  private let spell: @MainActor (State) -> String

  /// Creates a spy around a view.
  ///
  /// - Parameters:
  ///   - recorder: The recorder of each state.
  ///   - view: The view that is shown.
  ///   - show: A closure that passes a state to that view, by the view's own `update`.
  ///   - spell: A closure that returns a state as events spell it: `.loaded(20 rows)`.
  public init(
    recorder: Recorder, view: any TextScreen, show: @escaping @MainActor (State) -> Void,
    spell: @escaping @MainActor (State) -> String
  ) {
    self.recorder = recorder
    self.view = view
    self.show = show
    self.spell = spell
  }

  /// Records a state as `view.update(…)`, and passes it to the view.
  public func update(_ state: State) {
    recorder.record("view.update(\(spell(state)))")
    self.state = state
    show(state)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ViewSpy: TextScreen {
  public var scene: Scene { view.scene }

  public func onAppear() async {
    await view.onAppear()
  }

  public func onReappear() async {
    await view.onReappear()
  }

  public func on(_ action: UserAction) async {
    await view.on(action)
  }
}
