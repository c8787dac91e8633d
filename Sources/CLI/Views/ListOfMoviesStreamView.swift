import ListOfMovies
import Viper

/// The list on a terminal that tells of each page as it arrives: a long list need not be there whole before
/// its first row is seen.
@MainActor
final class ListOfMoviesStreamView: ListOfMoviesScreen {
  private let view: any ListOfMoviesScreen
  private let onRows: (Scene) -> Void
  private var count = 0

  /// - Parameters:
  ///   - view: What draws the list.
  ///   - onRows: Is given the scene when rows have come.
  init(_ view: any ListOfMoviesScreen, onRows: @escaping @MainActor (Scene) -> Void) {
    self.view = view
    self.onRows = onRows
  }

  var scene: Scene { view.scene }

  func onAppear() async {
    await view.onAppear()
  }

  func on(_ action: UserAction) async {
    await view.on(action)
  }

  func update(_ state: ListOfMoviesState) {
    view.update(state)
    guard case .loaded(let list) = state, list.rows.count > count else { return }
    count = list.rows.count
    onRows(view.scene)
  }
}
