import Testing
import Viper
import ViperTesting

@MainActor
struct PageLoaderFailureTests {
  let stage = NotesStage()

  @Test func `A first page that fails is shown as the caller says`() async {
    stage.prepare(1, .offline)
    let hasArrived = await stage.open()
    #expect(!hasArrived)
    stage.recorder.expect("loading", "page 1", "failed(offline)")
  }

  @Test func `A first page that is cancelled leads back to what was shown`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(1, .cancelled)
    let hasArrived = await stage.open()
    #expect(!hasArrived)
    stage.recorder.expect("loading", "page 1", "10 notes, next: available")
  }

  @Test func `A first page that is cancelled leads back to the rows, not to a request for more`()
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

  @Test func `A next page that fails keeps the rows, and a retry requests it again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .offline)
    await stage.pages.next()
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "10 notes, next: failed(offline)")
    stage.prepare(2, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
  }

  @Test func `A focus that moves on does not request again what has failed`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .offline)
    await stage.pages.moveFocus(by: 8)
    stage.recorder.forget()
    await stage.pages.moveFocus(by: 1)
    await stage.pages.next()
    stage.recorder.expect("10 notes, focus: 9, next: failed(offline)")
  }

  @Test func `What a retry cannot help is not requested again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .refused)
    await stage.pages.next()
    stage.recorder.forget()
    await stage.pages.retry()
    stage.recorder.expect()
  }

  @Test func `A next page that is cancelled can be requested again`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .cancelled)
    await stage.pages.next()
    stage.recorder.expect("10 notes, next: loading", "page 2", "10 notes, next: available")
  }

  @Test func `A failure after a cancelled reload is one of the next page`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(1, .cancelled)
    await stage.pages.again()
    stage.prepare(2, .offline)
    await stage.pages.next()
    stage.recorder.forget()
    stage.prepare(2, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
  }
}
