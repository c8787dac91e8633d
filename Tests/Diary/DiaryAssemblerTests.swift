import MovieDiary
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// The real module, with a library.
@MainActor
struct DiaryAssemblerTests {
  private let stage: DiaryStage
  private let output: CallSpy

  init() {
    stage = DiaryStage()
    output = CallSpy("output", recorder: stage.recorder)
  }

  /// Returns a library with a number of entries, one for each movie.
  private func library(of count: Int) -> LibraryDouble {
    LibraryDouble(
      (1...count).map { .watch(DiaryEntry.seen($0, "Movie \($0)", on: "2026-01-01").viewing) })
  }

  private func open(_ store: (any LibraryStore)?) async {
    await stage.open(
      DiaryAssembler.assemble(store: store, window: stage.window, output: output))
  }

  @Test func `A library's entries are shown page by page, the last first`() async {
    let library = library(of: 101)
    await open(library)
    #expect(stage.window.scene?.total == 101)
    #expect(stage.window.scene?.rows.first?.id == "101")
    #expect(stage.window.scene?.rows.count == 50)
    await stage.window.send(.focus(.max))
    #expect(stage.window.scene?.rows.last?.id == "1")
    #expect(library.reads == 1)
    await stage.close()
  }

  @Test func `Without a library, the screen says so`() async {
    await open(nil)
    #expect(stage.window.scene?.text == "Diary\nNo diary is available.")
    await stage.close()
  }

  @Test func `The output opens movies and forms`() async {
    await open(library(of: 1))
    await stage.window.send(.selectRow(0))
    await stage.window.send(.activate("edit-entry"))
    await stage.window.send(.activate("log"))
    await stage.window.send(.activate("stats"))
    stage.recorder.expect(
      "output.didSelectMovie(Movie 1)", "output.didEdit(1)", "output.log(Movie 1)",
      "output.didOpenStats()")
    await stage.close()
  }
}
