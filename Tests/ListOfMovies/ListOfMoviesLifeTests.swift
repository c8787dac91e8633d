import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ListOfMoviesLifeTests {
  let stage = Stage()
  let gate = Gate()

  @Test(arguments: [false, true])
  func `A closed list leaves nothing behind`(spied: Bool) async {
    stage.answer(with: movies(1...20), of: 2)
    stage.answer(page: 2, with: .offline)
    await stage.open(spied: spied)
    await stage.window.send(.more)
    stage.window.close()
    #expect(stage.window.leftovers() == [])
    switch spied {
    case false:
      stage.recorder.expect(
        "interactor.movies(.kind(.popular), page: 1)",
        "interactor.movies(.kind(.popular), page: 2)")
    case true:
      stage.recorder.expect(
        "view.update(.loading)",
        "interactor.movies(.kind(.popular), page: 1)",
        "view.update(.loaded(20 rows, next: available))",
        "view.update(.loaded(20 rows, next: loading))",
        "interactor.movies(.kind(.popular), page: 2)",
        "view.update(.loaded(20 rows, next: failed(offline)))")
    }
  }

  @Test func `A list retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: CallSpy? = CallSpy("output", recorder: stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    if let window {
      let catalog = CatalogStub(recorder: stage.recorder, page: .success(page(movies(1...2))))
      await window.replaceRoot(
        with: ListOfMoviesAssembler.assemble(
          catalog: catalog,
          marks: MarkBook(
            AccountGateway(
              service: AccountStub(recorder: stage.recorder),
              sessions: SessionStoreStub(recorder: stage.recorder))),
          window: window, output: output))
    }
    output = nil
    #expect(weakOutput == nil)
    window = nil
    #expect(weakWindow == nil)
    stage.recorder.expect(
      "catalog.movies(.kind(.popular), page: 1)",
      "sessions.session(at: https://movies.example)")
  }
}
