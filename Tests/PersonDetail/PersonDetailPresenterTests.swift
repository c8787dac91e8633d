import MovieEntities
import MovieLibrary
import PersonDetail
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct PersonDetailPresenterTests {
  private let stage = PersonDetailStage()

  @Test func `A page loads, with the name if it is known, and then shows the person`() async {
    stage.answer(with: .success(.full))
    await stage.open(name: "Marian")
    stage.recorder.expect(
      "view.update(.loading(Marian))", "interactor.person(1)",
      "view.update(.loaded(2 of 2, focus 0))")
    await stage.close()
  }

  @Test func `A temporary failure can be retried`() async {
    stage.answer(with: .failure(.offline))
    stage.answer(with: .success(.unknown))
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading())", "interactor.person(1)", "view.update(.failed(offline))",
      "view.update(.loading())", "interactor.person(1)", "view.update(.loaded(0 of 0, focus 0))")
    await stage.close()
  }

  @Test func `The focused movie is logged, and the page shows the notice`() async {
    stage.library = LibraryDouble()
    stage.answer(with: .success(.full))
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("log"))
    stage.recorder.expect("router.log(Older)")
    await stage.window.goOnAndBack(notice: "Logged.")
    #expect(stage.window.scene?.notice == "Logged.")
    await stage.close()
  }

  @Test func `Marks of the focused movie change at once, and can be undone`() async {
    stage.answer(with: .success(.full))
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("favorite"))
    await stage.window.send(.activate("watchlist"))
    #expect(stage.window.scene?.rows.map(\.marks) == [[], ["favorite", "watchlist"]])
    #expect(stage.window.scene?.notice == "Older is now on your watchlist · u undoes")
    await stage.window.send(.activate("undo"))
    #expect(stage.window.scene?.rows.map(\.marks) == [[], ["favorite"]])
    await stage.close()
  }

  @Test func `A missing person cannot be retried`() async {
    stage.answer(with: .failure(.notFound))
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading())", "interactor.person(1)", "view.update(.failed(not-found))")
    #expect(stage.window.scene?.failure?.message == "No person found with ID 1.")
    await stage.close()
  }

  @Test func `A canceled refresh shows the person again`() async {
    stage.answer(with: .success(.full))
    stage.answer(with: .failure(.cancelled))
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(2 of 2, focus 0, refreshing))", "interactor.person(1, reload)",
      "view.update(.loaded(2 of 2, focus 0))")
    await stage.close()
  }

  @Test func `A second refresh during the first still shows the name`() async {
    let gate = Gate()
    stage.answer(with: .success(.full))
    stage.answer(with: .success(.full), behind: gate)
    stage.answer(with: .success(.full))
    await stage.open(recorded: false)
    let refresh = Task { await stage.window.send(.refresh) }
    await gate.arrivals()
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.title == "Marian Anderson")
    await gate.open()
    await refresh.value
    stage.recorder.expect(
      "view.update(.loaded(2 of 2, focus 0, refreshing))", "interactor.person(1, reload)",
      "interactor.person(1, reload)", "view.update(.loaded(2 of 2, focus 0, updated))",
      "cancelled: interactor.person(1, reload)")
    await stage.close()
  }

  @Test func `A failed refresh keeps the person and can be retried`()
    async
  {
    stage.answer(with: .success(.full))
    stage.answer(with: .failure(.offline))
    stage.answer(with: .success(.full))
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.rows.count == 2)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(2 of 2, focus 0, refreshing))", "interactor.person(1, reload)",
      "view.update(.loaded(2 of 2, focus 0, not refreshed: offline))",
      "view.update(.loaded(2 of 2, focus 0, refreshing))", "interactor.person(1)",
      "view.update(.loaded(2 of 2, focus 0, updated))")
    #expect(stage.window.scene?.notice == "Updated")
    await stage.window.send(.moveFocus(1))
    #expect(stage.window.scene?.notice == nil)
    stage.recorder.expect("view.update(.loaded(2 of 2, focus 1))")
    await stage.close()
  }

  @Test func `Choosing a movie focuses and opens it`() async {
    stage.answer(with: .success(.full))
    await stage.open(recorded: false)
    await stage.window.send(.selectRow(1))
    stage.recorder.expect(
      "view.update(.loaded(2 of 2, focus 1))", "router.showMovie(10, Older)")
    await stage.close()
  }

  @Test(arguments: [UserAction.selectRow(2), .selectRow(-1), .selectID("12"), .selectID("")])
  func `A missing row opens nothing`(action: UserAction) async {
    stage.answer(with: .success(.full))
    await stage.open(recorded: false)
    await stage.window.send(action)
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `A long career is shown in pages without further requests`() async {
    stage.answer(with: .success(.busy(45)))
    await stage.open(recorded: false)
    await stage.window.send(.more)
    stage.recorder.expect("view.update(.loaded(40 of 45, focus 0))")
    await stage.window.send(.focus(39))
    stage.recorder.expect("view.update(.loaded(45 of 45, focus 39))")
    await stage.window.send(.more)
    stage.recorder.expect()
    await stage.close()
  }

  @Test(arguments: [(14, 20), (15, 40), (16, 40)])
  func `Focusing one of the last five movies shows more`(
    row: Int, shown: Int
  ) async {
    stage.answer(with: .success(.busy(45)))
    await stage.open(recorded: false)
    await stage.window.send(.moveFocus(row))
    stage.recorder.expect("view.update(.loaded(\(shown) of 45, focus \(row)))")
    await stage.close()
  }

  @Test(arguments: [UserAction.moveFocus(.max), .focus(.max)])
  func `Jumping to the end shows all movies`(action: UserAction) async {
    stage.answer(with: .success(.busy(300)))
    await stage.open(recorded: false)
    await stage.window.send(action)
    stage.recorder.expect("view.update(.loaded(300 of 300, focus 299))")
    await stage.close()
  }

  @Test func `A row beyond the displayed ones opens nothing`() async {
    stage.answer(with: .success(.busy(45)))
    await stage.open(recorded: false)
    await stage.window.send(.selectRow(20))
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `The focus moved during a refresh stays if the refresh is canceled`() async {
    let gate = Gate()
    stage.answer(with: .success(.full))
    stage.answer(with: .failure(.cancelled), behind: gate)
    await stage.open(recorded: false)
    let refresh = Task { await stage.window.send(.refresh) }
    await gate.arrivals()
    await stage.window.send(.moveFocus(1))
    await gate.open()
    await refresh.value
    stage.recorder.expect(
      "view.update(.loaded(2 of 2, focus 0, refreshing))", "interactor.person(1, reload)",
      "view.update(.loaded(2 of 2, focus 1, refreshing))", "view.update(.loaded(2 of 2, focus 1))")
    await stage.close()
  }

  @Test func `The focus moved during a refresh stays if the refresh fails`() async {
    let gate = Gate()
    stage.answer(with: .success(.full))
    stage.answer(with: .failure(.offline), behind: gate)
    await stage.open(recorded: false)
    let refresh = Task { await stage.window.send(.refresh) }
    await gate.arrivals()
    await stage.window.send(.moveFocus(1))
    await gate.open()
    await refresh.value
    stage.recorder.expect(
      "view.update(.loaded(2 of 2, focus 0, refreshing))", "interactor.person(1, reload)",
      "view.update(.loaded(2 of 2, focus 1, refreshing))",
      "view.update(.loaded(2 of 2, focus 1, not refreshed: offline))")
    await stage.close()
  }

  @Test func `A large page shows all movies immediately`() async {
    stage.answer(with: .success(.busy(45)))
    await stage.open(pageSize: .max)
    stage.recorder.expect(
      "view.update(.loading())", "interactor.person(1)", "view.update(.loaded(45 of 45, focus 0))")
    await stage.close()
  }

  @Test func `Back closes the page`() async {
    stage.answer(with: .success(.unknown))
    await stage.open(recorded: false)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }

  @Test func `A slow source keeps the page loading, on virtual time`() async {
    /// A source that takes two seconds.
    struct SlowInteractor: PersonDetailInteractable {
      let clock: ManualClock

      func person(_ id: Int, reload: Bool) async throws(MovieError) -> any Person {
        do { try await clock.sleep(for: .seconds(2)) } catch { throw .cancelled }
        return PersonEntity.unknown
      }
    }
    let opening = Task {
      await stage.open(stage.module(SlowInteractor(clock: stage.clock)))
    }
    await stage.clock.sleepers(1)
    stage.recorder.expect("view.update(.loading())")
    stage.clock.advance(by: .seconds(2))
    await opening.value
    stage.recorder.expect("view.update(.loaded(0 of 0, focus 0))")
    await stage.close()
  }
}
