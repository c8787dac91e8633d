import Testing
import Viper
import ViperTesting

@testable import SampleSearch

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleSearchViewTests {
  private let stage = SampleSearchStage()

  @Test func `The screen's text has the rows, with the focus marked`() async {
    stage.answer(with: [.first, .second])
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(matching: , page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        > First  The first row.
          Second  \("")
        [Sort] [Narrow]
        """)
    await stage.close()
  }

  @Test func `While the user filters the rows, the text field is shown`() async {
    stage.answer(with: [.first, .second])
    await stage.open(spied: false, recorded: false)
    await stage.window.send(.activate("narrow"))
    await stage.window.send(.type(field: "words", text: "sec"))
    #expect(stage.window.scene?.rows.map(\.id) == ["2"])
    #expect(stage.window.scene?.fields.map(\.text) == ["sec"])
    #expect(stage.window.scene?.total == 1)
    await stage.close()
  }

  @Test func `The heading of the sorted column shows the order`() async {
    stage.answer(with: [.second, .first])
    await stage.open(spied: false, recorded: false)
    #expect(stage.window.scene?.sections.first?.columns.map(\.sort) == [nil, nil])
    await stage.window.send(.activate("sort"))
    #expect(stage.window.scene?.sections.first?.columns.map(\.sort) == [.ascending, nil])
    await stage.close()
  }

  @Test func `A failure is shown with advice`() async {
    stage.answer(with: SampleSearchFailures.offline)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(matching: , page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        ! There is no connection.
          Try again.
        [Retry]
        """)
    await stage.close()
  }

  @Test func `An error without texts uses the screen's own`() async {
    struct Unworded: Error {}
    stage.answer(with: Unworded())
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(matching: , page: 1)")
    #expect(stage.window.scene?.failure?.message == "Could not load the rows.")
    await stage.close()
  }
}
