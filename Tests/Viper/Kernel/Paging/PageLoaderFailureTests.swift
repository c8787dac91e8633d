import Testing
import Viper
import ViperTesting

@MainActor
struct PageLoaderFailureTests {
  let stage = NotesStage()

  @Test func `A failed first page is shown as the caller specifies`() async {
    stage.prepare(1, .offline)
    let hasArrived = await stage.open()
    #expect(!hasArrived)
    stage.recorder.expect("loading", "page 1", "failed(offline)")
  }

  @Test func `A canceled first page restores the previous state`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(1, .cancelled)
    let hasArrived = await stage.open()
    #expect(!hasArrived)
    stage.recorder.expect("loading", "page 1", "10 notes, next: available")
  }

  @Test func `A canceled first page restores the rows without a pending next page`()
    async
  {
    let gate = Gate()
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, of: 2, behind: gate)
    let next = Task { await stage.pages.next() }
    await gate.arrivals()
    stage.prepare(1, .cancelled)
    await stage.open()
    await gate.open()
    await next.value
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "loading", "page 1", "10 notes, next: available",
      "cancelled: page 2")
  }

  @Test func `A failed next page keeps the rows, and a retry requests it again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .offline)
    await stage.pages.next()
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "10 notes, next: failed(offline)")
    stage.prepare(2, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
  }

  @Test func `Moving the focus does not request a failed page again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .offline)
    await stage.recorder.unrecorded { await stage.pages.moveFocus(by: 8) }
    await stage.pages.moveFocus(by: 1)
    await stage.pages.next()
    stage.recorder.expect("10 notes, focus: 9, next: failed(offline)")
  }

  @Test func `A permanent failure is not requested again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .refused)
    await stage.recorder.unrecorded { await stage.pages.next() }
    await stage.pages.retry()
    stage.recorder.expect()
  }

  @Test func `A canceled next page can be requested again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .cancelled)
    await stage.pages.next()
    stage.recorder.expect("10 notes, next: loading", "page 2", "10 notes, next: available")
  }

  @Test func `A failure after a canceled reload is the next page's`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(1, .cancelled)
    stage.prepare(2, .offline)
    await stage.recorder.unrecorded {
      await stage.pages.reload()
      await stage.pages.next()
    }
    stage.prepare(2, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
  }
}
