public import Viper

/// A screen whose behavior is defined by a test.
@MainActor
public final class StubScreen {
  /// The screen's current content.
  public var scene: Scene
  private let appear: @MainActor () async -> Void
  private let reappear: @MainActor () async -> Void
  private let act: @MainActor (UserAction) async -> Void

  /// Creates a screen.
  ///
  /// The scene's title is the screen's name with its first letter capitalized.
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
  /// Creates a module that consists only of a screen.
  ///
  /// A router's test pushes such a module, or places one below the router's own module.
  public static func stub(
    _ name: String, parts: [AnyObject] = [],
    onAppear: @escaping @MainActor () async -> Void = {},
    onReappear: @escaping @MainActor () async -> Void = {},
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) -> Module {
    let screen = StubScreen(name, onAppear: onAppear, onReappear: onReappear, on: action)
    return Module(name: name, screen: screen, parts: [screen] + parts)
  }

  /// Creates a module that removes itself from the window when it receives a user action.
  public static func stub(_ name: String, leaving window: Window) -> Module {
    stub(name, on: { [weak window] _ in window?.pop() })
  }

  /// Creates a module that records the calls to its screen.
  ///
  /// The events include `list.onAppear`, `list.onReappear` and `list.selectRow(3)`.
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
  /// Covers the top screen with another screen, and then goes back.
  ///
  /// The method returns when the covered screen has settled after its `onReappear()`.
  public func goOnAndBack() async {
    await push(.stub("above", leaving: self))
    await send(.back)
  }
}
