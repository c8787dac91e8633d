import ListOfMovies
import LoginModule
import MovieDetail
import MovieEntities
import MoviePresentation
import Observation
import PersonDetail
import Testing
import Viper
import ViperLocalization
import ViperTesting

/// All modules behind observable stores, as a SwiftUI app hosts them.
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

  /// Notes each change of the window.
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
          let store = Store(ListOfMoviesState.idle) { [presenter = $0] in
            await presenter.onViewAppear()
          }
          made = store
          return store
        }))
    let store = try #require(made)
    guard case .loaded(let list) = store.state else {
      Issue.record("The list is \(store.state).")
      return
    }
    #expect(list.rows.map(\.title) == ["Nosferatu"])
    #expect(window.scene == nil)
    recorder.expect("changed", "changed")
    await presenter?.onPages(.more)
    recorder.expect("changed", "changed")
  }

  @Test func `An observer of a store receives its next state`() async throws {
    var made: Store<ListOfMoviesState>?
    let module = ListOfMoviesAssembler.assemble(
      interactor: OneMovie(), window: window, output: nil,
      makeView: { [recorder] presenter in
        let store = Store(ListOfMoviesState.idle) { await presenter.onViewAppear() }
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

  @Test func `A movie's page can be observed without a scene`() async throws {
    watch()
    var made: Store<MovieDetailState>?
    await window.replaceRoot(
      with: MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(653)), interactor: OnePage(), window: window,
        output: nil,
        makeView: { presenter in
          let store = Store(MovieDetailState.idle) { await presenter.onViewAppear() }
          made = store
          return store
        }))
    guard case .loaded(let movie) = made?.state else {
      Issue.record("The page is \(String(describing: made?.state)).")
      return
    }
    #expect(movie.title == "Nosferatu")
    #expect(movie.similar.map(\.title) == ["Metropolis"])
    recorder.expect("changed", "changed")
    #expect(window.scene == nil)
  }

  @Test func `A person's page can be observed without a scene`() async {
    watch()
    var made: Store<PersonDetailState>?
    var presenter: (any PersonDetailPresentable)?
    await window.replaceRoot(
      with: PersonDetailAssembler.assemble(
        input: PersonDetailInput(id: 5), interactor: OnePerson(), window: window, output: nil,
        makeView: {
          presenter = $0
          let store = Store(PersonDetailState.idle) { [presenter = $0] in
            await presenter.onViewAppear()
          }
          made = store
          return store
        }))
    guard case .loaded(let person) = made?.state else {
      Issue.record("The page is \(String(describing: made?.state)).")
      return
    }
    #expect(person.name == "F. W. Murnau")
    #expect(person.films.map(\.title) == ["Nosferatu"])
    recorder.expect("changed", "changed")
    presenter?.onMoveFocus(by: 1)
    recorder.expect()
    #expect(window.scene == nil)
  }

  @Test func `A login form can be observed and submitted without a scene`() async {
    watch()
    var made: Store<LoginState>?
    var presenter: (any LoginPresentable)?
    await window.replaceRoot(
      with: LoginAssembler.assemble(
        interactor: Welcoming(), window: window, output: nil,
        makeView: {
          presenter = $0
          let store = Store(LoginState.idle) { [presenter = $0] in presenter.onViewAppear() }
          made = store
          return store
        }))
    presenter?.onChangeUsername("neo99")
    presenter?.onChangePassword("zion!")
    await presenter?.onSubmit()
    guard case .loggedIn(let greeting, _) = made?.state else {
      Issue.record("The form is \(String(describing: made?.state)).")
      return
    }
    #expect(greeting == "Welcome, neo99.")
    recorder.expect("changed", "changed", "changed", "changed", "changed")
    #expect(window.scene == nil)
  }
}
