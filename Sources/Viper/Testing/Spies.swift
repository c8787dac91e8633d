public import Viper

/// A router or output that records its calls without opening other screens.
///
/// A test target declares a module's calls once, for both the router and the output:
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

  /// Creates a spy whose events begin with its name.
  public init(_ name: String, recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Records a call, which is given without the spy's name, as in `showNote(id: 4)`.
  public func record(_ call: String) {
    recorder.record("\(name).\(call)")
  }

  /// Records a call that starts something lengthy, such as a login.
  ///
  /// The module becomes the recorder's `requester`. The result is the recorder's `acceptsRequests`.
  @discardableResult
  public func ask(_ call: String, for module: AnyObject) -> Bool {
    record(call)
    recorder.requester = module
    return recorder.acceptsRequests
  }
}

/// A wrapper that records each state that a presenter sends to the module's own view.
///
/// A test target declares the conformance of the spy once:
///
/// ```swift
/// extension ViewSpy: NotesUI where State == NotesState {}
///
/// makeView: { presenter in
///   let view = NotesAssembler.defaultView(of: presenter)
///   return ViewSpy(
///     recorder: recorder, view: view, show: { view.update($0) }, spell: { spelled($0) })
/// }
/// recorder.expect("view.update(.loading)")
/// ```
@MainActor
public final class ViewSpy<State> {
  /// The last state that the view received; `nil` if the view has not received a state yet.
  public private(set) var state: State?
  private let recorder: Recorder
  private let view: any TextScreen
  private let show: @MainActor (State) -> Void
  private let spell: @MainActor (State) -> String

  /// Creates a spy around a view.
  ///
  /// - Parameters:
  ///   - recorder: The recorder that records the states.
  ///   - view: The wrapped view, which the window shows.
  ///   - show: A closure that passes a state to the wrapped view's `update`.
  ///   - spell: A closure that returns a state as it appears in events, such as `.loaded(20 rows)`.
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
    recorder.record(state, spelled: spell(state))
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

  public func onReappear(notice: String) async {
    await view.onReappear(notice: notice)
  }

  public func on(_ action: UserAction) async {
    await view.on(action)
  }
}
