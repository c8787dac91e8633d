public import Viper

/// A screen that does what a test tells it.
@MainActor
public final class StubScreen {
  /// What there is to see.
  public var scene: Scene
  private let appear: @MainActor () async -> Void
  private let reappear: @MainActor () async -> Void
  private let act: @MainActor (UserAction) async -> Void

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - name: The scene's name; with a capital letter it is the title as well.
  ///   - onAppear: What happens when the screen comes into a window.
  ///   - onReappear: What happens when it is on top again.
  ///   - action: What happens when a person does something.
  public init(
    _ name: String,
    onAppear: @escaping @MainActor () async -> Void = {},
    onReappear: @escaping @MainActor () async -> Void = {},
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) {
    scene = Scene(name: name, title: name.prefix(1).uppercased() + name.dropFirst())
    appear = onAppear
    reappear = onReappear
    act = action
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StubScreen: TextScreen {
  public func onAppear() async { await appear() }
  public func onReappear() async { await reappear() }
  public func on(_ action: UserAction) async { await act(action) }
}

extension Module {
  /// A module that is nothing but a screen: what a router's test pushes, or finds below.
  ///
  /// - Parameters:
  ///   - name: The name of module and scene.
  ///   - parts: More objects that must be gone when the module has left.
  ///   - onAppear: What happens when the screen comes into a window.
  ///   - onReappear: What happens when it is on top again.
  ///   - action: What happens when a person does something.
  /// - Returns: The handle, for the window.
  public static func stub(
    _ name: String, parts: [Any] = [],
    onAppear: @escaping @MainActor () async -> Void = {},
    onReappear: @escaping @MainActor () async -> Void = {},
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) -> Module {
    let screen = StubScreen(name, onAppear: onAppear, onReappear: onReappear, on: action)
    return Module(name: name, screen: screen, parts: [screen] + parts)
  }

  /// A module that leaves at the first thing that a person does.
  ///
  /// - Parameters:
  ///   - name: The name of module and scene.
  ///   - window: Where it stands on top then.
  /// - Returns: The handle, for the window.
  public static func stub(_ name: String, leaving window: Window) -> Module {
    stub(name, on: { [weak window] _ in window?.pop() })
  }

  /// A module that notes what its screen is told: `list.onAppear`, `list.onReappear`, `list.selectRow(3)`.
  ///
  /// - Parameters:
  ///   - name: The name of module and scene.
  ///   - recorder: Notes it.
  /// - Returns: The handle, for the window.
  public static func spy(_ name: String, _ recorder: Recorder) -> Module {
    stub(name) {
      recorder.record("\(name).onAppear")
    } onReappear: {
      recorder.record("\(name).onReappear")
    } on: { action in
      recorder.record("\(name).\(action)")
    }
  }
}

extension Window {
  /// Covers the screen on top with another one, and goes back from it.
  ///
  /// It returns when the screen has settled, as it does after `onReappear`.
  public func goOnAndBack() async {
    await push(.stub("above", leaving: self))
    await send(.back)
  }
}
