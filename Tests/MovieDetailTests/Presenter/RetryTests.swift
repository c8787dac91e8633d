import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: trying again, and anew")
@MainActor
struct RetryTests {
  let stage = Stage()
  let gate = Gate()

  @Test("Retry asks for a movie that failed again")
  func retry() async {
    stage.answer(with: .offline)
    stage.answer(with: .full)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown())
  }

  @Test("Retry may fail again")
  func retryFails() async {
    stage.answer(with: .offline)
    stage.answer(with: .notFound)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(not-found))")
  }

  @Test("Retry asked twice while it is under way is one request")
  func retryTwice() async {
    stage.answer(with: .offline)
    stage.answer(with: .full, behind: gate)
    await stage.open()
    let first = Task { await stage.window.send(.activate("retry")) }
    await gate.arrivals(1)
    await stage.window.send(.activate("retry"))
    await gate.open()
    await first.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown())
  }

  @Test("Retry does nothing where nothing failed")
  func retryWithoutFailure() async {
    stage.answer(with: .full)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown())
  }

  @Test("Refresh asks for the movie anew")
  func refresh() async {
    stage.answer(with: .full)
    stage.answer(with: StubMovie())
    await stage.open()
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown(),
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.loaded(278, 0 similar; asked))",
      "interactor.states(278)", "view.update(.loaded(278, 0 similar))")
  }

  @Test("A refresh that fails shows that it failed")
  func refreshFails() async {
    stage.answer(with: .full)
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown(),
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(offline))")
  }

  @Test(
    "An older answer never overwrites a newer one",
    arguments: [.success(StubMovie()), .failure(.offline)]
      as [Result<any DetailedMovie, MovieError>])
  func older(answer: Result<any DetailedMovie, MovieError>) async {
    stage.answer(with: answer, behind: gate)
    stage.answer(with: .full)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.window.send(.refresh)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown(), "cancelled: interactor.movie(278)")
  }

  @Test("An older answer shows nothing while the newer one is under way")
  func olderFirst() async {
    let newer = Gate()
    stage.answer(with: StubMovie(), behind: gate)
    stage.answer(with: .full, behind: newer)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    let refresh = Task { await stage.window.send(.refresh) }
    await newer.arrivals(1)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "interactor.movie(278)",
      "cancelled: interactor.movie(278)")
    await newer.open()
    await refresh.value
    stage.recorder.expect(shown("asked"), "interactor.states(278)", shown())
  }
}
