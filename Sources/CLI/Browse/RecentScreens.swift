import Viper

/// The destinations that a window has shown, most recent first.
@MainActor
final class RecentScreens {
  /// The maximum number of destinations that the user can go back to.
  private static let count = 20

  private weak var window: Window?
  private var screens: [SavedWindow.Screen] = []

  /// Creates a list that begins with the screens of an earlier run, if any, and records each screen
  /// that the window shows.
  init(_ window: Window, after saved: SavedWindow?) {
    self.window = window
    for screen in (saved?.tabs ?? []).reversed().flatMap(\.screens) { add(screen) }
    let next = window.onChange
    window.onChange = { [weak self] in
      next?()
      self?.follow()
    }
  }

  /// The destinations that the user can go back to, excluding the one currently shown.
  var others: [SavedWindow.Screen] {
    let shown = window?.visibleModules.first?.route as? Route
    return Array(screens.lazy.filter { $0.route != shown }.prefix(Self.count))
  }

  private func follow() {
    guard let module = window?.visibleModules.first, let screen = SavedWindow.Screen(module) else {
      return
    }
    add(screen)
  }

  private func add(_ screen: SavedWindow.Screen) {
    var screen = SavedWindow.Screen(route: screen.route, title: screen.title)
    if screens.first?.route == screen.route {
      if let title = screen.title { screens[0].title = title }
      return
    }
    if let index = screens.firstIndex(where: { $0.route == screen.route }) {
      let old = screens.remove(at: index)
      screen.title = screen.title ?? old.title
    }
    screens.insert(screen, at: 0)
    if screens.count > Self.count + 1 { screens.removeLast() }
  }
}
