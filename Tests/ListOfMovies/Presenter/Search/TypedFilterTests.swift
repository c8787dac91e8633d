import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct TypedFilterTests {
  private func query(_ line: String) throws -> MovieQuery {
    .discover(try FilterLine.filter(line))
  }

  /// Opens all movies with one page, unrecorded.
  private func open(_ stage: Stage, _ line: String = "") async throws {
    stage.answer(try query(line), with: movies(1...3))
    await stage.open(ListOfMoviesInput(query: try query(line), greeting: "Hello."), recorded: false)
  }

  @Test func `A typed filter is requested, and a blank one shows the list`() async throws {
    let stage = Stage()
    try await open(stage)
    stage.answer(try query("drama"), with: movies(7...8))
    await stage.window.send(.search("Drama "))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.discover(drama), page: 1)",
      "view.update(.loaded(2 rows))")
    #expect(stage.window.scene?.title == "Discover: Drama")
    #expect(stage.window.scene?.search == "drama")
    await stage.window.send(.search(" "))
    stage.recorder.expect("view.update(.loaded(3 rows))")
    #expect(stage.window.scene?.title == "Discover: all movies")
  }

  @Test
  func `An invalid filter shows its mistake above the rows and sends no request`()
    async throws
  {
    let stage = Stage()
    try await open(stage)
    await stage.window.send(.search("year x"))
    stage.recorder.expect("view.update(.loaded(3 rows))")
    #expect(stage.window.scene?.searchValidationError?.hasPrefix("Invalid year 'x'.") == true)
    #expect(stage.shownIDs == ["1", "2", "3"])
  }

  @Test(arguments: ["", "drama"])
  func `A valid filter clears the mistake immediately`(line: String) async throws {
    let stage = Stage()
    try await open(stage, "war")
    await stage.window.send(.search("dram"))
    #expect(stage.window.scene?.searchValidationError?.hasPrefix("Unknown genre 'dram'") == true)
    #expect(stage.window.scene?.searchMistake == "dram")
    stage.answer(try query("drama"), with: movies(7...8))
    await stage.window.send(.search(line))
    #expect(stage.window.scene?.searchValidationError == nil)
    #expect(stage.shownIDs == (line.isEmpty ? ["1", "2", "3"] : ["7", "8"]))
  }

  @Test func `A mistake is shown only after a pause in typing`() async throws {
    let stage = Stage(timeStandsStill: true)
    try await open(stage)
    let typing = await stage.type("dram")
    #expect(stage.window.scene?.searchValidationError == nil)
    stage.passPause()
    await typing.value
    #expect(stage.window.scene?.searchValidationError?.hasPrefix("Unknown genre") == true)
  }

  @Test func `A pending filter interrupted by a mistake is requested when retyped`()
    async throws
  {
    let stage = Stage(timeStandsStill: true)
    try await open(stage)
    stage.answer(try query("drama"), with: movies(7...8))
    let first = await stage.type("drama")
    let mistake = await stage.type("drama x", after: first)
    let last = await stage.type("drama", after: mistake)
    stage.passPause()
    await last.value
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.discover(drama), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test func `A mistake cancels the current request`() async throws {
    let stage = Stage()
    try await open(stage)
    let gate = Gate()
    stage.answer(try query("drama"), with: movies(7...8), behind: gate)
    let typing = Task { await stage.window.send(.search("drama")) }
    await gate.arrivals(1)
    await stage.window.send(.search("drama x"))
    await gate.open()
    await typing.value
    #expect(stage.shownIDs == ["1", "2", "3"])
    #expect(stage.window.scene?.isLoading == false)
    #expect(stage.window.scene?.searchValidationError?.hasPrefix("Unknown genre 'x'") == true)
  }

  @Test func `In any other list, typed text is a search`() async throws {
    let stage = Stage()
    stage.answer(.similar(to: 5), with: movies(1...3))
    await stage.open(ListOfMoviesInput(query: .similar(to: 5)))
    let term = MovieQuery.search(term: "year x", year: nil)
    stage.answer(term, with: movies(7...8))
    await stage.window.send(.search("year x"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.similar(5), page: 1)",
      "view.update(.loaded(3 rows))", "view.update(.loading)",
      "interactor.movies(.search(year x), page: 1)", "view.update(.loaded(2 rows))")
  }
}
