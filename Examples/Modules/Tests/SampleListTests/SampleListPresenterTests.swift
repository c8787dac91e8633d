import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListPresenterTests {
  private let stage = SampleListStage()

  @Test func `Rows load and are then shown`() async {
    stage.answer(with: [.first])
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.loaded(1 rows, focus 0))")
    let page = Page(rows: [SampleListViewModel.first], totalPages: 1, totalResults: 1)
    #expect(
      stage.states == [
        SampleListState(title: "Title", list: .loading()),
        SampleListState(title: "Title", list: .loaded(Paged(page))),
      ])
    await stage.close()
  }

  @Test func `A response without rows is empty`() async {
    stage.answer(with: [])
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.loaded(0 rows, focus 0))")
    await stage.close()
  }

  @Test func `A temporary failure can be retried`() async {
    stage.answer(with: SampleListFailures.offline)
    stage.answer(with: [.first])
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.failed(offline))",
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }

  @Test func `A permanent failure offers no retry`() async {
    stage.answer(with: SampleListFailures.refused)
    await stage.open()
    #expect(stage.window.scene?.buttons.contains { $0.id == "retry" } == false)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.failed(refused))")
    await stage.close()
  }

  @Test func `A canceled first load can be retried`() async {
    stage.answer(with: CancellationError())
    stage.answer(with: [.first])
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.failed(cancelled))",
      "view.update(.loading)", "interactor.rows(page: 1)", "view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }

  @Test func `A canceled refresh shows the rows again`() async {
    stage.answer(with: [.first])
    stage.answer(with: CancellationError())
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(1 rows, focus 0, loading))", "interactor.rows(page: 1, reload)",
      "view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }

  @Test func `A refresh keeps the rows and the focus until the new rows arrive`() async {
    stage.answer(with: [.first, .second])
    stage.answer(with: [.first, .second, .third])
    await stage.open(recorded: false)
    await stage.recorder.unrecorded { await stage.window.send(.moveFocus(1)) }
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(2 rows, focus 1, loading))", "interactor.rows(page: 1, reload)",
      "view.update(.loaded(3 rows, focus 1))")
    await stage.close()
  }

  @Test func `A failed refresh keeps the rows and can be retried`() async {
    stage.answer(with: [.first])
    stage.answer(with: SampleListFailures.offline)
    stage.answer(with: [.first, .second])
    await stage.open(recorded: false)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(1 rows, focus 0, loading))", "interactor.rows(page: 1, reload)",
      "view.update(.loaded(1 rows, focus 0, offline))")
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(1 rows, focus 0, loading))", "interactor.rows(page: 1, reload)",
      "view.update(.loaded(2 rows, focus 0))")
    await stage.close()
  }

  @Test func `Choosing a row focuses and opens it`() async {
    stage.answer(with: [.first, .second])
    await stage.open(recorded: false)
    await stage.window.send(.selectRow(1))
    stage.recorder.expect("view.update(.loaded(2 rows, focus 1))", "router.showRow(2)")
    await stage.close()
  }

  @Test func `The focus moves to a row, and stops at the first and the last one`() async {
    stage.answer(with: [.first, .second, .third])
    await stage.open(recorded: false)
    for action in [UserAction.moveFocus(99), .focus(1), .moveFocus(-99), .focus(.max)] {
      await stage.window.send(action)
    }
    stage.recorder.expect(
      "view.update(.loaded(3 rows, focus 2))", "view.update(.loaded(3 rows, focus 1))",
      "view.update(.loaded(3 rows, focus 0))", "view.update(.loaded(3 rows, focus 2))")
    await stage.close()
  }

  @Test func `The list is restored with the row that had the focus`() async {
    stage.answer(of: 3, with: [.first])
    stage.answer(2, of: 3, with: [.second])
    await stage.open(focus: SampleListEntity.second.id, recorded: false)
    #expect(stage.window.scene?.focus == 1)
    let state = stage.window.modules.first?.savedState?()
    #expect(state as? String == SampleListEntity.second.id)
    await stage.close()
  }

  @Test func `A list with a limit loads pages until it has enough rows`() async {
    stage.answer(of: 3, with: [.first])
    stage.answer(2, of: 3, with: [.second])
    await stage.open(limit: 2, recorded: false)
    #expect(stage.window.scene?.rows.map(\.id) == ["1", "2"])
    await stage.window.send(.more)
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `The next page is appended without duplicate rows`() async {
    stage.answer(of: 2, with: [.first, .second])
    stage.answer(2, of: 2, with: [.second, .third])
    await stage.open(recorded: false)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(2 rows, focus 0, loading))", "interactor.rows(page: 2)",
      "view.update(.loaded(3 rows, focus 0))")
    await stage.window.send(.more)
    stage.recorder.expect()
    await stage.close()
  }

  @Test func `A source that repeats its rows ends the list after two pages`() async {
    for page in 1...3 { stage.answer(page, of: 500, with: [.first, .second]) }
    await stage.open(recorded: false)
    await stage.window.send(.moveFocus(1))
    stage.recorder.expect(
      "view.update(.loaded(2 rows, focus 1, more))",
      "view.update(.loaded(2 rows, focus 1, loading))", "interactor.rows(page: 2)",
      "view.update(.loaded(2 rows, focus 1, more))",
      "view.update(.loaded(2 rows, focus 1, loading))", "interactor.rows(page: 3)",
      "view.update(.loaded(2 rows, focus 1))")
    await stage.close()
  }

  @Test func `A failed next page keeps the rows and can be retried`() async {
    stage.answer(of: 2, with: [.first])
    stage.answer(2, with: SampleListFailures.offline)
    stage.answer(2, of: 2, with: [.second])
    await stage.open(recorded: false)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(1 rows, focus 0, loading))", "interactor.rows(page: 2)",
      "view.update(.loaded(1 rows, focus 0, offline))")
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(1 rows, focus 0, loading))", "interactor.rows(page: 2)",
      "view.update(.loaded(2 rows, focus 0))")
    await stage.close()
  }

  @Test func `Back closes the screen`() async {
    stage.answer(with: [])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.back)
    stage.recorder.expect("router.close()")
    await stage.close()
  }

  @Test func `A slow source keeps the screen loading, on virtual time`() async {
    /// An interactor that takes two seconds.
    struct SlowInteractor: SampleListInteractable {
      let clock: ManualClock

      func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
        try await clock.sleep(for: .seconds(2))
        return Page(rows: [.first], totalPages: 1, totalResults: 1)
      }
    }
    let opening = Task {
      await stage.open(stage.module(SlowInteractor(clock: stage.clock)))
    }
    await stage.clock.sleepers(1)
    stage.recorder.expect("view.update(.loading)")
    stage.clock.advance(by: .seconds(2))
    await opening.value
    stage.recorder.expect("view.update(.loaded(1 rows, focus 0))")
    await stage.close()
  }
}
