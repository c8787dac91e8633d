import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListViewTests {
  private let stage = SampleListStage()

  @Test func `The screen's text has the rows, with the focus marked`() async {
    stage.answer(with: [.first, .second])
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(
      stage.window.scene?.text == """
        Title
        > First  First note
          Second
        """)
    #expect(stage.window.scene?.offers == [.refresh])
    await stage.close()
  }

  @Test func `All of the source's numbers reach the list`() {
    let page = SampleListMapper(localizer: .english).page(
      Page<SampleListEntity>(
        rows: [], totalPages: 2, totalResults: 3, unreadable: 4, others: 5))
    #expect(page == Page(rows: [], totalPages: 2, totalResults: 3, unreadable: 4, others: 5))
  }

  @Test func `A failure is shown with advice`() async {
    stage.answer(with: SampleListFailures.offline)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.rows(page: 1)")
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
    stage.recorder.expect("interactor.rows(page: 1)")
    #expect(stage.window.scene?.failure?.message == "Could not load the rows.")
    await stage.close()
  }

  @Test func `The texts are in the localizer's language`() async {
    struct Unworded: Error {}
    let gate = Gate()
    stage.answer(with: Unworded())
    stage.answer(with: [.first], behind: gate)
    stage.answer(with: [], behind: gate)
    let headings = ["NAME", "NOTE"]
    var texts = headings
    texts += ["Loading…", "Could not load the rows.", "Try again.", "Retry", "No rows."]
    await stage.open(
      SampleListAssembler.assemble(
        interactor: SampleListInteractorMock(recorder: stage.recorder, pages: stage.pages),
        window: stage.window, output: nil,
        localizer: Localizer(
          texts: texts.reduce(into: [:]) { $0[$1] = "«\($1)»" }, numbers: .english)))
    #expect(
      stage.window.scene?.text == """
        SampleList
        ! «Could not load the rows.»
          «Try again.»
        [«Retry»]
        """)
    let retry = stage.window.begin(.activate("retry"))
    #expect(stage.window.scene?.text == "SampleList\n«Loading…»")
    await gate.open()
    await retry.value
    let columns = stage.window.scene?.sections.first?.columns.map(\.heading)
    #expect(columns == headings.map { "«\($0)»" })
    await gate.close()
    let refresh = stage.window.begin(.refresh)
    #expect(stage.window.scene?.loading == "«Loading…»")
    await gate.open()
    await refresh.value
    #expect(stage.window.scene?.text == "SampleList\n«No rows.»")
    stage.recorder.expect(
      "interactor.rows(page: 1)", "interactor.rows(page: 1)", "interactor.rows(page: 1, reload)")
    await stage.close()
  }
}
