import ListOfMovies
import MovieDetail
import PersonDetail
import Viper

/// The view of a module for output that a program reads, which prints each state as it arrives.
@MainActor
final class ProgramView<State>: Screen {
  /// The drawing that keeps the last state, from which no scene is drawn.
  private let drawing: SceneCache<State>
  private let print: @MainActor (State) -> Void
  private let appear: @MainActor () async -> Void
  var textScreen: (any TextScreen)? { nil }

  init(
    _ drawing: SceneCache<State>, print: @escaping @MainActor (State) -> Void = { _ in },
    appear: @escaping @MainActor () async -> Void
  ) {
    self.drawing = drawing
    self.print = print
    self.appear = appear
  }

  func onAppear() async {
    await appear()
  }

  func update(_ state: State) {
    drawing.update(state)
    print(state)
  }
}

extension ProgramView: ListOfMoviesUI where State == ListOfMoviesState {}
extension ProgramView: MovieDetailUI where State == MovieDetailState {}
extension ProgramView: PersonDetailUI where State == PersonDetailState {}
