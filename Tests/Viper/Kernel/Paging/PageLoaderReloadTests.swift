import Testing
import Viper
import ViperTesting

@MainActor
struct PageLoaderReloadTests {
  let stage = NotesStage()
  private let gate = Gate()

  @Test func `All shown pages are requested again, and the old rows stay meanwhile`() async {
    await stage.open(pages: 2, of: 3)
    stage.prepare(1, page(2...11, of: 3))
    stage.prepare(2, page(12...19, of: 3))
    await stage.pages.reload()
    stage.recorder.expect(
      "20 notes, next: loading", "page 1 again", "page 2 again", "18 notes, next: available")
    #expect(stage.ids == Array(2...19))
  }

  @Test func `A list that has become shorter requests no missing page`() async {
    await stage.open(pages: 2, of: 2)
    stage.prepare(1, of: 1)
    await stage.pages.reload()
    stage.recorder.expect("20 notes, next: loading", "page 1 again", "10 notes")
  }

  @Test func `The focus stays where it is, or on the nearest row`() async {
    await stage.open(pages: 1, of: 1)
    stage.prepare(1, page(1...4, of: 1), behind: gate)
    let again = Task { await stage.pages.reload() }
    await gate.arrivals()
    await stage.pages.moveFocus(by: 7)
    await gate.open()
    _ = await again.value
    stage.recorder.expect(
      "10 notes, next: loading", "page 1 again", "10 notes, focus: 7, next: loading",
      "4 notes, focus: 3")
  }

  @Test func `A failure keeps the rows, and a retry requests all of them again`() async {
    await stage.open(pages: 2, of: 2)
    stage.prepare(1, of: 2)
    stage.prepare(2, .offline)
    await stage.pages.reload()
    stage.recorder.expect(
      "20 notes, next: loading", "page 1 again", "page 2 again", "20 notes, next: failed(offline)")
    stage.prepare(1, 2, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("20 notes, next: loading", "page 1 again", "page 2 again", "20 notes")
  }

  @Test func `Canceling the retry of a reload keeps the same retry`() async {
    await stage.open(pages: 1, of: 1)
    stage.prepare(1, .offline)
    stage.prepare(1, .cancelled)
    await stage.recorder.unrecorded {
      await stage.pages.reload()
      await stage.pages.retry()
    }
    stage.prepare(1, page(1...2, of: 1))
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 1 again", "2 notes")
  }

  @Test func `A canceled first page keeps the retry of the failed reload`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(1, .offline)
    stage.prepare(1, .cancelled)
    await stage.recorder.unrecorded {
      await stage.pages.reload()
      await stage.open()
    }
    stage.prepare(1, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 1 again", "10 notes, next: available")
  }

  @Test func `A failed reload that a first page has replaced changes nothing`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(1, .offline, behind: gate)
    stage.prepare(1, of: 2)
    stage.prepare(2, .offline)
    await stage.recorder.unrecorded {
      let again = Task { await stage.pages.reload() }
      await gate.arrivals()
      await stage.open()
      await gate.open()
      _ = await again.value
      await stage.pages.next()
    }
    stage.prepare(2, of: 2)
    await stage.pages.retry()
    stage.recorder.expect("10 notes, next: loading", "page 2", "20 notes")
  }

  @Test func `Canceling restores the rows and their earlier failure`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, .offline)
    await stage.recorder.unrecorded { await stage.pages.next() }
    stage.prepare(1, .cancelled)
    await stage.pages.reload()
    stage.recorder.expect(
      "10 notes, next: loading", "page 1 again", "10 notes, next: failed(offline)")
  }

  @Test func `A list that is shown again is reloaded from its own first page`() async {
    for number in [3, 1, 3] { stage.prepare(number, of: 3) }
    await stage.recorder.unrecorded {
      await stage.pages.first(3)
      let earlier = stage.shown.state
      await stage.pages.first()
      stage.shown.show(earlier)
    }
    await stage.pages.reload()
    stage.recorder.expect("10 notes, next: loading", "page 3 again", "10 notes")
  }

  @Test func `The rows are outdated until the new ones arrive`() async {
    await stage.open(pages: 1, of: 1)
    #expect(!stage.pages.isOutdated)
    stage.prepare(1, .offline)
    await stage.pages.reload()
    #expect(stage.pages.isOutdated)
    stage.prepare(1, of: 1)
    await stage.pages.retry()
    #expect(!stage.pages.isOutdated)
  }

  @Test func `A next page that arrives after a reload has started is dropped`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, page(90...99, of: 2), behind: gate)
    let next = Task { await stage.pages.next() }
    await gate.arrivals()
    stage.prepare(1, page(1...3, of: 2))
    await stage.pages.reload()
    await gate.open()
    await next.value
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "page 1 again", "3 notes, next: available",
      "cancelled: page 2")
  }

  @Test func `Canceling a reload during a next page restores only the rows`() async {
    await stage.open(pages: 1, of: 2)
    stage.prepare(2, of: 2, behind: gate)
    let next = Task { await stage.pages.next() }
    await gate.arrivals()
    stage.prepare(1, .cancelled)
    await stage.pages.reload()
    await gate.open()
    await next.value
    stage.recorder.expect(
      "10 notes, next: loading", "page 2", "page 1 again", "10 notes, next: available",
      "cancelled: page 2")
  }
}
