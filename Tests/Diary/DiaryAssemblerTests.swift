import Diary
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// The real module, with a library.
@MainActor
struct DiaryAssemblerTests {
  /// A library with a number of entries, one for each movie.
  private struct Shelf: LibraryStore {
    let count: Int

    func library() async throws(MovieError) -> Library {
      Library(
        (1...count).map { id in
          LibraryEvent(
            id: "\(id)", time: 0,
            .watch(DiaryEntry.seen(id, "Movie \(id)", on: "2026-01-01").viewing))
        })
    }

    func append(
      _ make: @Sendable (Library) -> [LibraryEvent.Action]
    ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
      throw .unprepared
    }
  }

  private let stage: DiaryStage
  private let output: CallSpy

  init() {
    stage = DiaryStage()
    output = CallSpy("output", recorder: stage.recorder)
  }

  private func open(_ store: (any LibraryStore)?) async {
    await stage.open(
      DiaryAssembler.assemble(store: store, window: stage.window, output: output))
  }

  @Test func `A library's entries are shown page by page, the last first`() async {
    await open(Shelf(count: 101))
    #expect(stage.window.scene?.total == 101)
    #expect(stage.window.scene?.rows.first?.id == "101")
    #expect(stage.window.scene?.rows.count == 50)
    await stage.window.send(.focus(.max))
    #expect(stage.window.scene?.rows.last?.id == "1")
    await stage.close()
  }

  @Test func `Without a library, the screen says so`() async {
    await open(nil)
    #expect(stage.window.scene?.text == "Diary\nNo diary is available here.")
    await stage.close()
  }

  @Test func `The output opens movies and forms`() async {
    await open(Shelf(count: 1))
    await stage.window.send(.selectRow(0))
    await stage.window.send(.activate("editEntry"))
    await stage.window.send(.activate("log"))
    stage.recorder.expect(
      "output.didSelectMovie(Movie 1)", "output.didEdit(1)", "output.didLog(Movie 1)")
    await stage.close()
  }
}
