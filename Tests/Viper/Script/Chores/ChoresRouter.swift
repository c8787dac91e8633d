import Viper

/// Routes from the list of chores to a single one, and creates both modules.
@MainActor
final class ChoresRouter: ModuleRouter, ChoresRouting {
  /// Retains parts of closed modules, for a stage that leaks on purpose.
  private final class Attic {
    var parts: [AnyObject] = []
  }

  private let isLeaking: Bool
  private static let attic = Attic()

  init(window: Window, isLeaking: Bool) {
    self.isLeaking = isLeaking
    super.init(window: window)
  }

  func openChore(_ chore: String) async {
    guard let window else { return }
    let screen = ChoreScreen(chore: chore, window: window)
    if isLeaking { Self.attic.parts.append(screen) }
    await window.push(Module(name: "chore", screen: screen, parts: [screen]))
  }

  static func chores(
    _ title: String, service: ChoreService, window: Window, isLeaking: Bool
  ) -> Module {
    let router = ChoresRouter(window: window, isLeaking: isLeaking)
    let presenter = ChoresPresenter(service: service, router: router)
    let view = ChoresView(presenter: presenter, title: title)
    let updates = Updates<ChoresState> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "chores", screen: view, updates: updates, parts: [view, presenter, router])
  }
}
