public import Viper

/// A screen whose behavior is defined by a test.
@MainActor
public final class StubScreen {
  /// The screen's current content.
  public var scene: Scene
  private let appear: @MainActor () async -> Void
  private let reappear: @MainActor () async -> Void
  private let receive: (@MainActor (String) async -> Void)?
  private let act: @MainActor (UserAction) async -> Void

  /// Creates a screen.
  ///
  /// The scene's title is the screen's name with its first letter capitalized. `onNotice` is called
  /// instead of `onReappear` if the module that was removed has left a notice.
  public init(
    _ name: String,
    onAppear: @escaping @MainActor () async -> Void = {},
    onReappear: @escaping @MainActor () async -> Void = {},
    onNotice: (@MainActor (String) async -> Void)? = nil,
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) {
    scene = Scene(name: name, title: name.prefix(1).uppercased() + name.dropFirst())
    appear = onAppear
    reappear = onReappear
    receive = onNotice
    act = action
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StubScreen: TextScreen {
  public func onAppear() async { await appear() }
  public func onReappear() async { await reappear() }
  public func onReappear(notice: String) async {
    if let receive { await receive(notice) } else { await reappear() }
  }
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
    onNotice: (@MainActor (String) async -> Void)? = nil,
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) -> Module {
    let screen = StubScreen(
      name, onAppear: onAppear, onReappear: onReappear, onNotice: onNotice, on: action)
    return Module(name: name, screen: screen, parts: [screen] + parts)
  }

  /// Creates a module that removes itself from the window when it receives a user action.
  public static func stub(_ name: String, leaving window: Window) -> Module {
    stub(name, on: { [weak window] _ in window?.pop() })
  }

  /// Creates a module that records the calls to its screen.
  ///
  /// The events include `list.onAppear`, `list.onReappear`, `list.onReappear(notice: Saved)` and
  /// `list.selectRow(3)`.
  public static func spy(_ name: String, _ recorder: Recorder) -> Module {
    stub(name) {
      recorder.record("\(name).onAppear")
    } onReappear: {
      recorder.record("\(name).onReappear")
    } onNotice: { notice in
      recorder.record("\(name).onReappear(notice: \(notice))")
    } on: { action in
      recorder.record("\(name).\(action)")
    }
  }
}

extension Window {
  /// Covers the top screen with another screen, and then goes back.
  ///
  /// The other screen can leave a notice. The method returns when the covered screen has settled
  /// after its `onReappear()` or `onReappear(notice:)`.
  public func goOnAndBack(notice: String? = nil) async {
    await push(
      .stub(
        "above",
        on: { [weak self] _ in
          if let self, let above = modules.last { close(above, notice: notice) }
        }))
    await send(.back)
  }
}
