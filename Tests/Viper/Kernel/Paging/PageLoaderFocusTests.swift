import Testing
import Viper
import ViperTesting

@MainActor
struct PageLoaderFocusTests {
  let stage = NotesStage()
  private let gate = Gate()

  @Test func `The focus stops at the first and last row`() async {
    await stage.open(pages: 1, of: 1)
    await stage.pages.moveFocus(by: .max)
    await stage.pages.moveFocus(by: -3)
    await stage.pages.moveFocus(by: .min)
    stage.recorder.expect("10 notes, focus: 9", "10 notes, focus: 6", "10 notes")
  }

  @Test func `Focusing the sixth row from the end requests nothing`() async {
    await stage.open(pages: 1, of: 2)
    await stage.pages.moveFocus(by: 4)
    stage.recorder.expect("10 notes, focus: 4, next: available")
  }

  @Test func `Focusing the fifth row from the end requests the next page`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, of: 2)
    await stage.pages.moveFocus(by: 5)
    stage.recorder.expect(
      "10 notes, focus: 5, next: available", "10 notes, focus: 5, next: loading", "page 2",
      "20 notes, focus: 5")
  }

  @Test func `A next page without new rows is followed by another`() async {
    await stage.open(pages: 1, of: 3)
    stage.prepare(2, page(1...10, of: 3))
    stage.prepare(3, of: 3)
    await stage.pages.moveFocus(by: 9)
    #expect(stage.ids == Array(1...10) + Array(21...30))
  }

  @Test func `Two next pages without new rows end the list`() async {
    await stage.open(pages: 1, of: 9)
    for number in 2...9 { stage.prepare(number, page(1...10, of: 9)) }
    await stage.pages.moveFocus(by: 9)
    #expect(stage.shown.state.notes.content?.lastPage == 3)
    #expect(stage.shown.state.notes.content?.endedEarly == true)
    await stage.pages.next()
    #expect(stage.shown.state.notes.content?.lastPage == 3)
  }

  @Test func `One move requests at most four pages`() async {
    await stage.open(pages: 1, of: 99)
    for number in 2...99 { stage.prepare(number, page(number...(number + 9), of: 99)) }
    await stage.pages.moveFocus(by: 9)
    #expect(stage.shown.state.notes.content?.lastPage == 5)
  }

  @Test func `A canceled next page is not requested endlessly`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .cancelled)
    await stage.pages.moveFocus(by: 9)
    stage.recorder.expect(
      "10 notes, focus: 9, next: available", "10 notes, focus: 9, next: loading", "page 2",
      "10 notes, focus: 9, next: available")
  }

  @Test func `The focus that moves during a request stays`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, of: 2, behind: gate)
    let next = Task { await stage.pages.next() }
    await gate.arrivals()
    await stage.pages.moveFocus(by: 7)
    await gate.open()
    await next.value
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "10 notes, focus: 7, next: loading",
      "20 notes, focus: 7")
  }

  @Test func `The focus that moves during a request survives its cancellation`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .cancelled, behind: gate)
    let next = Task { await stage.pages.next() }
    await gate.arrivals()
    await stage.pages.moveFocus(by: 7)
    await gate.open()
    await next.value
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "10 notes, focus: 7, next: loading",
      "10 notes, focus: 7, next: available")
  }

  @Test func `Opening a row focuses it and requests nothing`() async {
    await stage.open(pages: 1, of: 2)
    #expect(stage.pages.select(at: 9)?.id == 10)
    stage.recorder.expect("10 notes, focus: 9, next: available")
    #expect(stage.pages.select(at: 10) == nil)
    #expect(stage.pages.select(at: -1) == nil)
    stage.recorder.expect()
  }

  // MARK: Restoring

  @Test func `A list can begin with the focus on a row of a later page`() async {
    stage.prepare(1, 2, 3, of: 5)
    await stage.pages.first(focusing: 24)
    stage.recorder.expect(
      "loading", "page 1", "page 2", "page 3", "30 notes, focus: 23, next: available")
  }

  @Test func `A row on the first page needs no other page`() async {
    stage.prepare(1, of: 5)
    await stage.pages.first(focusing: 4)
    stage.recorder.expect("loading", "page 1", "10 notes, focus: 3, next: available")
  }

  @Test func `If the row is gone or a page fails, the first page is shown`() async {
    stage.prepare(1, 2, of: 2)
    await stage.pages.first(focusing: 99)
    stage.recorder.expect("loading", "page 1", "page 2", "10 notes, next: available")
    stage.prepare(1, of: 2)
    stage.prepare(2, .offline)
    await stage.pages.first(focusing: 11)
    stage.recorder.expect("loading", "page 1", "page 2", "10 notes, next: available")
  }

  @Test func `At most twenty pages are requested to find a row`() async {
    for number in 1...20 { stage.prepare(number, of: 30) }
    await stage.recorder.unrecorded { await stage.pages.first(focusing: 205) }
    #expect(stage.ids == Array(1...10))
  }
}
