import Testing
import Viper
import ViperTesting

@MainActor
struct PageLoaderTests {
  let stage = NotesStage()
  private let gate = Gate()

  @Test func `The first page replaces the current rows`() async {
    stage.prepare(1, of: 2)
    let hasArrived = await stage.open()
    #expect(hasArrived)
    stage.recorder.expect("loading", "page 1", "10 notes, next: available")
  }

  @Test func `A list can start with a later page`() async {
    stage.prepare(3, of: 4)
    await stage.pages.first(3)
    #expect(stage.shown.state.notes.content?.firstPage == 3)
    #expect(stage.shown.state.notes.content?.lastPage == 3)
    #expect(stage.ids == Array(21...30))
  }

  @Test func `The next page is appended to the rows`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, of: 2)
    await stage.pages.next()
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
    #expect(stage.ids == Array(1...20))
  }

  @Test func `Nothing is requested after the last page`() async {
    await stage.open(pages: 2, of: 2)
    await stage.pages.next()
    stage.recorder.expect()
  }

  @Test func `A loading next page is not requested again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, of: 2, behind: gate)
    let first = Task { await stage.pages.next() }
    await gate.arrivals()
    await stage.pages.next()
    await gate.open()
    await first.value
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
  }

  @Test func `A row on two pages is shown once`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, page(9...15, of: 2))
    await stage.pages.next()
    #expect(stage.ids == Array(1...15))
  }

  @Test func `Unreadable rows are counted over all pages`() async {
    stage.prepare(1, page(1...9, of: 2, unreadable: 1))
    stage.prepare(2, page(10...17, of: 2, unreadable: 2))
    await stage.open()
    await stage.pages.next()
    #expect(stage.shown.state.notes.content?.unreadable == 3)
  }

  @Test func `An empty page in the middle ends the list`() async {
    await stage.open(pages: 1, of: 9)
    stage.prepare(2, Page(rows: [], totalPages: 9, totalResults: 90))
    await stage.pages.next()
    stage.recorder.expect("10 notes, next: loading", "page 2", "10 notes")
  }

  @Test func `A list that has become shorter ends at its new end`() async {
    await stage.open(pages: 2, of: 9)
    stage.prepare(3, page(21...22, of: 2))
    await stage.pages.next()
    stage.recorder.expect("20 notes, next: loading", "page 3", "22 notes")
    #expect(stage.shown.state.notes.content?.totalPages == 2)
    #expect(stage.shown.state.notes.content?.totalResults == 20)
  }

  @Test func `A list whose first page was preloaded gets its next page`() async {
    stage.shown.show(NotesState(notes: .loaded(Paged(page(1...10, of: 2)))))
    stage.prepare(2, page(10...12, of: 2))
    await stage.pages.next()
    stage.recorder.expect(
      "10 notes, next: available", "10 notes, next: loading", "page 2", "12 notes")
  }

  @Test func `Another list in the same place keeps its own rows`() async {
    await stage.open(pages: 1, of: 2)
    let earlier = stage.shown.state
    stage.prepare(1, page(11...12, of: 2))
    await stage.open()
    stage.shown.show(earlier)
    stage.prepare(2, page(10...14, of: 2))
    await stage.pages.next()
    #expect(stage.ids == Array(1...14))
  }

  @Test func `Without a list, only a reload requests the first page`() async {
    await stage.pages.next()
    await stage.pages.retry()
    await stage.pages.moveFocus(by: 1)
    #expect(stage.pages.select(at: 0) == nil)
    stage.recorder.expect()
    stage.prepare(1, of: 1)
    #expect(await stage.pages.reload())
    stage.recorder.expect("loading", "page 1 again", "10 notes")
  }

  @Test func `A failed first page can be retried if that may help`() async {
    stage.prepare(3, .offline)
    await stage.pages.first(3)
    stage.prepare(3, .refused)
    #expect(await !stage.pages.retry())
    await stage.pages.retry()
    stage.recorder.expect(
      "loading", "page 3", "failed(offline)", "loading", "page 3", "failed(refused)")
  }
}
