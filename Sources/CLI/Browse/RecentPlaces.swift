import Viper

/// The destinations that a window has shown, most recent first.
@MainActor
final class RecentPlaces {
  /// The maximum number of destinations that the user can go back to.
  private static let count = 20

  private weak var window: Window?
  private var places: [SavedWindow.Place] = []

  /// Creates a list that begins with the screens of an earlier run, if any, and records each screen
  /// that the window shows.
  init(_ window: Window, after saved: SavedWindow?) {
    self.window = window
    for place in (saved?.tabs ?? []).reversed().flatMap(\.places) { add(place) }
    let next = window.onChange
    window.onChange = { [weak self] in
      next?()
      self?.follow()
    }
  }

  /// The destinations that the user can go back to, excluding the one currently shown.
  var others: [SavedWindow.Place] {
    let shown = window?.visibleModules.first?.route as? Route
    return Array(places.lazy.filter { $0.route != shown }.prefix(Self.count))
  }

  private func follow() {
    guard let module = window?.visibleModules.first, let place = SavedWindow.Place(module) else {
      return
    }
    add(place)
  }

  private func add(_ place: SavedWindow.Place) {
    var place = SavedWindow.Place(route: place.route, title: place.title)
    if places.first?.route == place.route {
      if let title = place.title { places[0].title = title }
      return
    }
    if let index = places.firstIndex(where: { $0.route == place.route }) {
      let old = places.remove(at: index)
      place.title = place.title ?? old.title
    }
    places.insert(place, at: 0)
    if places.count > Self.count + 1 { places.removeLast() }
  }
}
