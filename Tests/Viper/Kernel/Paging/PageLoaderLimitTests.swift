import Testing
import Viper
import ViperTesting

@MainActor
struct PageLoaderLimitTests {
  private let gate = Gate()

  @Test func `A limit requests pages until there are enough rows`() async {
    let stage = NotesStage(limit: 25)
    stage.prepare(1, 2, 3, of: 9)
    await stage.open()
    stage.recorder.expect(
      "loading", "page 1", "10 notes, next: available", "10 notes, next: loading", "page 2",
      "20 notes, next: loading", "page 3", "25 notes")
    #expect(stage.ids == Array(1...25))
  }

  @Test func `A limit that the first page reaches requests nothing more`() async {
    let stage = NotesStage(limit: 4)
    stage.prepare(1, of: 9)
    await stage.open()
    await stage.pages.next()
    stage.recorder.expect("loading", "page 1", "4 notes")
  }

  @Test(arguments: [Int.max, .max - 1, 1_000_000])
  func `A limit beyond all rows requests all pages`(limit: Int) async {
    let stage = NotesStage(limit: limit)
    stage.prepare(1, 2, 3, of: 3)
    await stage.open()
    #expect(stage.ids == Array(1...30))
  }

  @Test(arguments: [0, -1, .min])
  func `A limit below one means one row`(limit: Int) async {
    let stage = NotesStage(limit: limit)
    stage.prepare(1, of: 9)
    await stage.open()
    stage.recorder.expect("loading", "page 1", "1 notes")
  }

  @Test func `Rows on two pages make a further page necessary`() async {
    let stage = NotesStage(limit: 20)
    stage.prepare(1, of: 9)
    stage.prepare(2, page(6...15, of: 9))
    stage.prepare(3, page(16...25, of: 9))
    await stage.open()
    #expect(stage.ids == Array(1...20))
  }

  @Test func `Eight pages load ahead and are shown in order`() async {
    let stage = NotesStage(limit: 110)
    stage.prepare(1, 3, 4, 5, 6, 7, 8, 9, 10, 11, of: 20)
    stage.prepare(2, of: 20, behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals()
    stage.recorder.expect(
      "loading", "page 1", "10 notes, next: available", "10 notes, next: loading", "page 2",
      "page 3", "page 4", "page 5", "page 6", "page 7", "page 8", "page 9")
    await stage.recorder.unrecorded {
      await gate.open()
      _ = await opening.value
    }
    #expect(stage.ids == Array(1...110))
  }

  @Test func `A service that repeats its first page gets only a few requests`() async {
    let stage = NotesStage(limit: 25)
    for number in 1...9 { stage.prepare(number, page(1...10, of: 500)) }
    await stage.open()
    stage.recorder.expect(
      "loading", "page 1", "10 notes, next: available", "10 notes, next: loading", "page 2",
      "10 notes, next: loading", "page 3", "10 notes")
    #expect(stage.shown.state.notes.content?.endedEarly == true)
  }

  @Test func `A repeated page stops loading ahead`() async {
    let stage = NotesStage(limit: 5_000)
    for number in 1...12 { stage.prepare(number, page(1...10, of: 500)) }
    await stage.open()
    #expect(stage.shown.state.notes.content?.lastPage == 3)
    // A thirteenth request would have no response.
  }

  @Test func `A list that ends where the service says is complete`() async {
    let stage = NotesStage(limit: 50)
    stage.prepare(1, of: 3)
    for number in 2...3 { stage.prepare(number, page(1...10, of: 3)) }
    await stage.open()
    #expect(stage.shown.state.notes.content?.endedEarly == false)
  }

  @Test func `A list that turns out shorter ends there, whatever has arrived after it`() async {
    let stage = NotesStage(limit: 50)
    stage.prepare(1, 4, of: 9)
    stage.prepare(2, of: 3, behind: gate)
    stage.prepare(3, of: 3)
    stage.prepare(5, .offline)
    let opening = Task { await stage.open() }
    await gate.arrivals()
    await gate.open()
    _ = await opening.value
    #expect(stage.shown.state.spelled == "30 notes")
  }

  @Test func `A failure ends the list before pages that have already arrived`() async {
    let stage = NotesStage(limit: 40)
    stage.prepare(1, 3, 4, of: 9)
    stage.prepare(2, .offline)
    await stage.open()
    #expect(stage.shown.state.spelled == "10 notes, next: failed(offline)")
    stage.prepare(2, 3, 4, of: 9)
    await stage.pages.retry()
    #expect(stage.ids == Array(1...40))
  }

  @Test func `A canceled page ends the requests for a limit`() async {
    let stage = NotesStage(limit: 20)
    stage.prepare(1, of: 9)
    stage.prepare(2, .cancelled)
    await stage.open()
    #expect(stage.shown.state.spelled == "10 notes, next: available")
  }

  @Test func `A reload with a limit requests all shown pages in parallel`() async {
    let stage = NotesStage(limit: 30)
    stage.prepare(1, 2, 3, of: 9)
    await stage.recorder.unrecorded { await stage.open() }
    stage.prepare(1, 2, 3, of: 9)
    await stage.pages.reload()
    stage.recorder.expect(
      "30 notes, next: loading", "page 1 again", "page 2 again", "page 3 again", "30 notes")
  }
}
