import Foundation
import Testing
import Viper
import ViperTesting

/// A screen that does what a test tells it, and a module around it.
@MainActor
final class StubScreen: Screen {
  var scene: Scene
  private let appear: @MainActor () async -> Void
  private let act: @MainActor (UserAction) async -> Void

  init(
    _ name: String,
    onAppear: @escaping @MainActor () async -> Void = {},
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) {
    scene = Scene(name: name, title: name.capitalized)
    appear = onAppear
    act = action
  }

  func onAppear() async { await appear() }
  func on(_ action: UserAction) async { await act(action) }
}

extension Module {
  /// A module that is nothing but a screen.
  static func stub(
    _ name: String, parts: [Any] = [],
    onAppear: @escaping @MainActor () async -> Void = {},
    on action: @escaping @MainActor (UserAction) async -> Void = { _ in }
  ) -> Module {
    let screen = StubScreen(name, onAppear: onAppear, on: action)
    return Module(name: name, screen: screen, parts: [screen] + parts)
  }

  /// A module that tells a recorder what its screen is told.
  static func spy(_ name: String, _ recorder: Recorder) -> Module {
    stub(name) {
      recorder.record("\(name).onAppear")
    } on: { action in
      recorder.record("\(name).\(action)")
    }
  }
}

extension Recorder {
  /// A recorder whose problems are issues of the running test.
  static func make() -> Recorder {
    Recorder { Issue.record("\($0)") }
  }
}
