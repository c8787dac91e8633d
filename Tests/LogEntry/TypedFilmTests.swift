import MovieEntities
import MovieLibrary
import MovieLogEntry
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// The form for a movie whose title and year the user types.
@MainActor
struct TypedFilmTests {
  private let stage = LogEntryStage()
  private let library = LibraryDouble()

  /// Opens the form over a library; the catalog has Metropolis.
  private func open(_ text: String) async {
    let account = AccountDouble(isLoggedIn: false)
    let book = MarkBook(AccountGateway(service: account, sessions: account), library: library)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(
      LogEntryAssembler.assemble(
        input: LogEntryInput(typed: text), marks: book, today: { .today },
        find: { $0.id == Film.metropolis.key.id ? .metropolis : $0 }, window: stage.window))
  }

  private var fields: [String] { stage.window.scene?.fields.map(\.text) ?? [] }

  private var errors: [String] {
    stage.window.scene?.fields.filter { $0.validationError != nil }.map(\.name) ?? []
  }

  @Test(arguments: [
    ("", "", ""), ("dune", "dune", ""), ("dune 2021", "dune", "2021"),
    ("Dune (2021)", "Dune", "2021"), ("1917", "1917", ""), ("1917 (2019)", "1917", "2019"),
    ("2001: A Space Odyssey", "2001: A Space Odyssey", ""),
    ("Blade Runner 2049", "Blade Runner 2049", ""),
    ("Blade Runner 2049 2017", "Blade Runner 2049", "2017"),
    ("\u{1B}[31m Du\u{7}ne\n\u{202E}2", "[31m Dune 2", ""), ("ساعة الصفر", "ساعة الصفر", ""),
  ])
  func `The form starts with the title and year of a text`(
    text: String, title: String, year: String
  ) async {
    await open(text)
    #expect(fields == [title, year, "2026-01-01", "", "no", "", ""])
    #expect(errors == [])
    await stage.close()
  }

  @Test(arguments: [
    "Dune", "?!", "1917", "Blade Runner 2049", "ساعة الصفر", String(repeating: "é", count: 1_000),
  ])
  func `A movie that the catalog does not have is logged as typed`(title: String) async {
    await open("")
    await stage.type((.title, " \(title)\u{7} "), (.year, " 2021 "), (.rating, "9"))
    await stage.window.send(.submit())
    #expect(stage.window.scene?.name == "root")
    let film = library.current.diary.first?.viewing.movie
    #expect(film == Film(title: title, year: 2021))
    await stage.close()
  }

  @Test func `A movie that the catalog has is that movie, also if it was logged before`() async {
    let day = Day(daysSince1970: Day.today.daysSince1970 - 1)
    _ = try? await library.append([.watch(Viewing(of: .metropolis, on: day))])
    await open("the METROPOLIS! (1927)")
    await stage.window.send(.submit())
    let viewing = library.current.diary.first?.viewing
    #expect((viewing?.movie, viewing?.isRewatch) == (.metropolis, true))
    await open("Metropolis 1927")
    await stage.window.send(.submit())
    #expect(stage.window.scene?.name == Confirmation.screenName)
    await stage.window.send(.activate(Confirmation.cancelID))
    #expect(library.current.diary.count == 2)
    await stage.close()
  }

  @Test(arguments: [
    ("Dune", "", ["year"]), ("Dune", "0", ["year"]), ("Dune", "1887", ["year"]),
    ("Dune", "2100", ["year"]), ("Dune", "20O1", ["year"]), ("Dune", "02021", ["year"]),
    ("Dune", "+202", ["year"]), ("Dune", "٢٠٢١", ["year"]), ("", "2021", ["title"]),
    (" \u{7}\u{202E} ", "2021", ["title"]), ("", "", ["title", "year"]),
    (String(repeating: "x", count: 4_097), "2021", ["title"]),
  ])
  func `A mistake is reported at its field, and nothing is saved`(
    title: String, year: String, names: [String]
  ) async {
    await open("")
    await stage.type((.title, title), (.year, year))
    await stage.window.send(.submit())
    #expect(errors == names)
    #expect(stage.window.scene?.name == "logEntry")
    #expect(library.names == [])
    await stage.close()
  }
}

extension TitleKey {
  fileprivate var id: MovieID { .titled(self) }
}
