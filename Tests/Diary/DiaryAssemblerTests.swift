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
    let nobody = AccountDouble(isLoggedIn: false)
    let marks = MarkBook(AccountGateway(service: nobody, sessions: nobody), library: store)
    await stage.open(
      DiaryAssembler.assemble(marks: marks, window: stage.window, output: output))
  }

  @Test func `All entries of a library are there, the last first`() async {
    await open(library(of: 1_000))
    #expect(stage.window.scene?.total == 1_000)
    #expect(stage.window.scene?.rows.first?.id == "1000")
    await stage.window.send(.moveFocus(.max))
    #expect(stage.window.scene?.focus == 999)
    #expect(stage.window.scene?.preview?.title == "Movie 1")
    await stage.close()
  }

  @Test func `A search finds entries anywhere in the diary`() async {
    await open(library(of: 300))
    await stage.window.send(.search("MOVIE 299"))
    #expect(stage.window.scene?.rows.map(\.id) == ["299"])
    await stage.close()
  }

  @Test func `An entry is deleted after a question, and restored by an undo`() async {
    let library = library(of: 3)
    await open(library)
    await stage.window.send(.moveFocus(1))
    await stage.window.send(.activate("delete-entry"))
    #expect(stage.window.scene?.title == "Delete the entry for Movie 2?")
    await stage.window.send(.activate(Confirmation.cancelID))
    #expect(library.names == ["watch", "watch", "watch"])
    await stage.window.send(.activate("delete-entry"))
    await stage.window.send(.activate(Confirmation.confirmID))
    #expect(stage.window.scene?.rows.map(\.id) == ["3", "1"])
    #expect(stage.window.scene?.focus == 1)
    #expect(stage.window.scene?.notice == "Deleted the entry for Movie 2 · u undoes")
    await stage.window.send(.activate("undo"))
    #expect(stage.window.scene?.rows.map(\.id) == ["3", "2", "1"])
    #expect(stage.window.scene?.focus == 1)
    #expect(stage.window.scene?.notice == "Undone: remove the entry for Movie 2")
    #expect(library.names == ["watch", "watch", "watch", "remove", "undo"])
    await stage.close()
  }

  @Test func `After a refresh, what another program logged can be undone`() async throws {
    let library = LibraryDouble()
    await open(library)
    try await library.append([.watch(DiaryEntry.seen(1, "Movie 1", on: "2026-01-01").viewing)])
    await stage.window.send(.refresh)
    #expect(stage.window.scene?.rows.map(\.id) == ["1"])
    #expect(stage.window.scene?.buttons.first { $0.id == "undo" }?.isEnabled == true)
    await stage.window.send(.activate("undo"))
    #expect(library.names == ["watch", "undo"])
    await stage.close()
  }

  @Test func `Without a library, the screen says so`() async {
    await open(nil)
    #expect(stage.window.scene?.text == "Diary\nNo diary is available.")
    #expect(stage.window.scene?.buttons == [])
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
