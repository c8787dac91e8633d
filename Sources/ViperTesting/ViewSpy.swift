public import Viper

/// A module's own view, with a note of each state that the presenter gives it.
///
/// A test target says once which protocol the spy stands for:
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
  /// The state that the view was given last; `nil` before the first one.
  public private(set) var state: State?
  private let recorder: Recorder
  private let view: any TextScreen
  private let show: @MainActor (State) -> Void
  private let spell: @MainActor (State) -> String

  /// Puts a spy around a view.
  ///
  /// - Parameters:
  ///   - recorder: Notes each state.
  ///   - view: The view that is shown.
  ///   - show: Gives that view a state: its own `update`.
  ///   - spell: A state as events spell it: `.loaded(20 rows)`.
  public init(
    recorder: Recorder, view: any TextScreen, show: @escaping @MainActor (State) -> Void,
    spell: @escaping @MainActor (State) -> String
  ) {
    self.recorder = recorder
    self.view = view
    self.show = show
    self.spell = spell
  }

  /// Notes a state as `view.update(…)`, and gives it to the view.
  ///
  /// - Parameter state: Everything that the screen shows.
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
