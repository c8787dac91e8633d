import ListOfMovies
import Observation
import Viper

/// A replacement for a module's view that stores the latest state and has no scene.
@MainActor
@Observable
final class Store<State>: Screen {
  private(set) var state: State
  @ObservationIgnored private let appear: @MainActor () async -> Void

  init(_ state: State, onAppear: @escaping @MainActor () async -> Void) {
    self.state = state
    appear = onAppear
  }

  func update(_ state: State) {
    self.state = state
  }

  func onAppear() async {
    await appear()
  }
}

extension Store: ListOfMoviesUI where State == ListOfMoviesState {}
