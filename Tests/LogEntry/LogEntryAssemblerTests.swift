import MovieEntities
import MovieLibrary
import MovieLogEntry
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// The real module, with a library in memory.
@MainActor
struct LogEntryAssemblerTests {
  private let stage = LogEntryStage()

  private func open(
    _ library: LibraryDouble, _ input: LogEntryInput = LogEntryInput(movie: .metropolis),
    account: AccountDouble = AccountDouble(isLoggedIn: false)
  ) async -> MarkBook {
    let book = MarkBook(
      AccountGateway(service: account, sessions: account), library: library)
    let recorder = stage.recorder
    await stage.window.replaceRoot(
      with: .stub("root", onNotice: { recorder.record("root.notice(\($0.kind))") }))
    await stage.window.push(
      LogEntryAssembler.assemble(
        input: input, marks: book, today: { .today }, window: stage.window))
    return book
  }

  @Test func `A logged movie is in the library, and its marks change at once`() async {
    let library = LibraryDouble()
    let book = await open(library)
    await stage.type((.rating, "8,5"), (.tags, "cinema, silent"))
    await stage.window.send(.submit())
    #expect(book.marks(of: 19).seen == Seen(on: .today))
    #expect(book.marks(of: 19).rating == OwnRating(8.5))
    #expect(library.current.diary.map(\.viewing.tags) == [["cinema", "silent"]])
    // The rating is part of the viewing, and no event of its own.
    #expect(library.names == ["watch"])
    #expect(stage.window.scene?.name == "root")
    stage.recorder.expect("root.notice(logged)")
    await stage.close()
  }

  @Test func `A user who is logged in rates the movie in the account, too`() async {
    let account = AccountDouble()
    let book = await open(LibraryDouble(), account: account)
    await stage.type((.rating, "7"))
    await stage.window.send(.submit())
    #expect(account.accepted == [.rating(OwnRating(7))])
    #expect(book.canUndo)
    stage.recorder.expect("root.notice(logged)")
    await stage.close()
  }

  @Test func `A movie that the account does not rate is logged, and the notice says so`() async {
    let library = LibraryDouble()
    let account = AccountDouble()
    account.rejection = .offline
    _ = await open(library, account: account)
    await stage.type((.rating, "7"))
    await stage.window.send(.submit())
    #expect(library.names == ["watch"])
    #expect(stage.window.scene?.name == "root")
    stage.recorder.expect("root.notice(unrated)")
    await stage.close()
  }

  @Test func `An edited entry keeps what the user has not changed`() async throws {
    let library = LibraryDouble([.watch(DiaryEntry.metropolis.viewing)])
    let entry = try #require(library.current.diary.first)
    _ = await open(library, LogEntryInput(entry: entry))
    await stage.type((.day, "unknown"), (.rating, ""))
    await stage.window.send(.submit())
    var expected = DiaryEntry.metropolis.viewing
    (expected.day, expected.rating) = (nil, nil)
    #expect(library.current.diary.map(\.viewing) == [expected])
    stage.recorder.expect("root.notice(changed)")
    await stage.close()
  }

  @Test func `The form stays if its entry has been deleted elsewhere`() async throws {
    let library = LibraryDouble([.watch(DiaryEntry.metropolis.viewing)])
    let entry = try #require(library.current.diary.first)
    _ = await open(library, LogEntryInput(entry: entry))
    await stage.type((.note, "A long note."))
    try await library.append([.remove(of: entry.id)])
    await stage.window.send(.submit())
    #expect(library.names == ["watch", "remove"])
    #expect(stage.window.scene?.failure?.code == "not-found")
    #expect(stage.window.scene?.fields.contains { $0.text == "A long note." } == true)
    await stage.close()
  }

  @Test func `A form removed while saving still saves exactly once`() async {
    let gate = Gate()
    let library = LibraryDouble(behind: gate)
    let book = await open(library)
    let saving = stage.window.begin(.submit())
    await gate.arrivals()
    stage.window.pop()
    await gate.open()
    await saving.value
    await book.settled()
    #expect(library.names == ["watch"])
    await stage.close()
  }
}
