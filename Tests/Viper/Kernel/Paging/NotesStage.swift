import Viper
import ViperTesting

@testable import ViperTestSupport

/// A loader of notes, with a recorder of its requests and states.
@MainActor
final class NotesStage {
  let recorder: Recorder
  let shown: PresentedState<NotesState>
  let pages: PageLoader<NotesState, Note, NotesError>
  private let answers = Answers<Int, Page<Note>, NotesError>(unprepared: .unprepared)

  init(
    limit: Int? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let recorder = Recorder.make(fileID: fileID, filePath: filePath, line: line, column: column)
    self.recorder = recorder
    shown = PresentedState(NotesState()) { recorder.record($0.spelled) }
    pages = PageLoader(
      of: shown, at: \.notes, limit: limit, failure: { $0.failure },
      fetch: { [answers] _, page throws(NotesError) in
        try await answers.answer(
          page.number, call: "page \(page.number)\(page.isReload ? " again" : "")",
          recorder: recorder)
      })
  }

  /// Prepares pages of ten notes, whose IDs depend on the page numbers.
  func prepare(_ numbers: Int..., of pages: Int, behind gate: Gate? = nil) {
    for number in numbers {
      prepare(number, page((number * 10 - 9)...(number * 10), of: pages), behind: gate)
    }
  }

  /// Prepares a page.
  func prepare(_ number: Int, _ page: Page<Note>, behind gate: Gate? = nil) {
    answers.add(.success(page), to: number, behind: gate)
  }

  /// Prepares an error.
  func prepare(_ number: Int, _ problem: NotesError, behind gate: Gate? = nil) {
    answers.add(.failure(problem), to: number, behind: gate)
  }

  /// Requests the first page.
  @discardableResult
  func open() async -> Bool {
    await pages.first()
  }

  /// Loads some pages of ten notes, unrecorded.
  func open(pages count: Int, of total: Int) async {
    for number in 1...count { prepare(number, of: total) }
    await recorder.unrecorded {
      await open()
      for _ in 1..<count { await pages.next() }
    }
  }

  /// The IDs of the shown notes.
  var ids: [Int] { shown.state.notes.content?.rows.map(\.id) ?? [] }
}
