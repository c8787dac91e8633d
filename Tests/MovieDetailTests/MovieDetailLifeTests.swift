import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail: its life")
@MainActor
struct MovieDetailLifeTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A closed page leaves nothing behind", arguments: Stage.View.allCases)
  func closed(view: Stage.View) async {
    stage.answer(with: .full)
    await stage.open(view: view)
    stage.window.close()
    stage.recorder.expectNoLeftovers(in: stage.window)
    switch view {
    case .own: stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    case .spy:
      stage.recorder.expect(
        "view.update(.loading)",
        "interactor.movie(278)",
        shown("asked"),
        "interactor.states(278)", shown())
    }
  }

  @Test(
    "A page that is closed while its movie is under way renders nothing more",
    arguments: [.success(StubMovie.full), .failure(.offline), .failure(.cancelled)]
      as [Result<any DetailedMovie, MovieError>])
  func closedWhileLoading(answer: Result<any DetailedMovie, MovieError>) async {
    stage.answer(with: answer, behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "cancelled: interactor.movie(278)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("A page with its own view that is closed while loading leaves nothing behind")
  func ownViewClosedWhileLoading() async {
    stage.answer(with: .full, behind: gate)
    let opening = Task { await stage.open(view: .own) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await opening.value
    stage.recorder.expect("interactor.movie(278)", "cancelled: interactor.movie(278)")
    #expect(stage.window.scene == nil)
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("A page that is closed while it refreshes renders nothing more")
  func closedWhileRefreshing() async {
    stage.answer(with: .full)
    stage.answer(with: StubMovie(), behind: gate)
    await stage.open()
    let refresh = Task { await stage.window.send(.refresh) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await refresh.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown(),
      "view.update(.loading)",
      "interactor.movie(278)", "cancelled: interactor.movie(278)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("A page that is popped while loading does not touch the page below")
  func poppedWhileLoading() async {
    stage.answer(with: .full)
    stage.answer(.tmdb(13), with: StubMovie(id: 13), behind: gate)
    await stage.open()
    let pushing = Task { await stage.window.push(stage.module(.tmdb(13))) }
    await gate.arrivals(1)
    stage.window.pop()
    await gate.open()
    _ = await pushing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown(),
      "view.update(.loading)",
      "interactor.movie(13)", "cancelled: interactor.movie(13)")
    #expect(stage.window.scene?.title == "The Shawshank Redemption (1994)")
    stage.recorder.expectNoLeftovers(in: stage.window, whileOpen: true)
  }

  @Test("A page that another one covers goes on loading")
  func covered() async {
    stage.answer(with: .full, behind: gate)
    stage.answer(.tmdb(13), with: StubMovie(id: 13))
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.window.push(stage.module(.tmdb(13), view: .own))
    await gate.open()
    await opening.value
    stage.window.pop()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "interactor.movie(13)",
      "interactor.states(13)",
      shown("asked"),
      "interactor.states(278)", shown())
    stage.recorder.expectNoLeftovers(in: stage.window, whileOpen: true)
  }

  @Test("A page keeps neither its window nor its output")
  func keepsNobody() async {
    var window: Window? = Window()
    var output: CallSpy? = CallSpy("output", recorder: stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    if let window {
      let catalogue = CatalogueStub(recorder: stage.recorder, answer: .success(StubMovie.full))
      await window.replaceRoot(
        with: MovieDetailAssembler.assemble(
          input: MovieDetailInput(id: .tmdb(278)), catalogue: catalogue,
          account: AccountGateway(
            service: AccountsStub(recorder: stage.recorder),
            sessions: SessionsStub(recorder: stage.recorder, sessions: [session()])),
          window: window, output: output))
    }
    output = nil
    #expect(weakOutput == nil)
    window = nil
    #expect(weakWindow == nil)
    stage.recorder.expect("catalogue.movie(278)", "accounts.states(278, s1)")
  }
}
