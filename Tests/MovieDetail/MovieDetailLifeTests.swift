import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct MovieDetailLifeTests {
  let stage = Stage()

  @Test(arguments: [false, true])
  func `A closed page leaves nothing behind`(spied: Bool) async {
    stage.answer(with: .full)
    await stage.open(spied: spied)
    stage.window.close()
    await stage.recorder.expectNoLeftovers(in: stage.window)
    switch spied {
    case false: stage.recorder.expect("interactor.movie(278)")
    case true:
      stage.recorder.expect(
        "view.update(.loading)",
        "interactor.movie(278)",
        shown())
    }
  }

  @Test func `A page retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: CallSpy? = CallSpy("output", recorder: stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    if let window {
      let catalog = CatalogStub(recorder: stage.recorder, answer: .success(StubMovie.full))
      await window.replaceRoot(
        with: MovieDetailAssembler.assemble(
          input: MovieDetailInput(id: .tmdb(278)), catalog: catalog,
          marks: MarkBook(
            AccountGateway(
              service: AccountsStub(recorder: stage.recorder),
              sessions: SessionsStub(recorder: stage.recorder, sessions: [session()]))),
          window: window, output: output))
    }
    output = nil
    #expect(weakOutput == nil)
    window = nil
    #expect(weakWindow == nil)
    stage.recorder.expect("catalog.movie(278)", "accounts.states(278, s1)")
  }
}
