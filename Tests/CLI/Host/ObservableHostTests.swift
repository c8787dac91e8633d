import ListOfMovies
import MovieEntities
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

  @Test func `An observer of a store receives its next state`() async throws {
    var made: Store<ListOfMoviesState>?
    let module = ListOfMoviesAssembler.assemble(
      interactor: OneMovie(), window: window, output: nil,
      makeView: { [recorder] presenter in
        let store = Store(ListOfMoviesState()) { await presenter.onViewAppear() }
        withObservationTracking {
          _ = store.state
        } onChange: {
          MainActor.assumeIsolated { recorder.record("observed") }
        }
        made = store
        return store
      })
    await window.replaceRoot(with: module)
    recorder.expect("observed")
    window.close()
    withExtendedLifetime(made) {}
  }
}
