import ListOfMovies
import MovieEntities
import MovieLibrary
import MoviePresentation
import Observation
import Testing
import Viper
import ViperTesting

/// A module behind an observable store, as in a SwiftUI app.
@MainActor
struct ObservableHostTests {
  private let window = Window()
  private let recorder = Recorder { problem in
    Issue.record(
      "\(problem.message)",
      sourceLocation: SourceLocation(
        fileID: problem.fileID, filePath: "\(problem.filePath)", line: problem.line,
        column: problem.column))
  }

  /// Records each change of the window.
  private func watch() {
    window.onChange = { [recorder] in recorder.record("changed") }
  }

  @Test func `A list can be observed without a scene`() async throws {
    watch()
    var made: Store<ListOfMoviesState>?
    var presenter: (any ListOfMoviesPresentable)?
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        interactor: OneMovie(), window: window, output: nil,
        makeView: {
          presenter = $0
          let store = Store(ListOfMoviesState()) { [presenter = $0] in
            await presenter.onViewAppear()
          }
          made = store
          return store
        }))
    let store = try #require(made)
    #expect(store.state.list.content?.rows.map(\.title) == ["Nosferatu"])
    #expect(window.scene == nil)
    recorder.expect("changed", "changed")
    await presenter?.onMore()
    recorder.expect("changed", "changed")
  }
}

/// A list of two pages with one movie each.
struct OneMovie: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage {
    MoviePage(
      number: page, movies: [PopularMovieEntity(id: 653, title: "Nosferatu")], totalPages: 2,
      totalResults: 2)
  }
}

/// An observable store for a SwiftUI view, which replaces a module's own view.
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
