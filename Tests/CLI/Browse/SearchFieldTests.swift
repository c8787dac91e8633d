import MovieEntities
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// What the window's search field says before the user types.
@MainActor struct SearchFieldTests {
  private static let placeholder = "(Title, person, filter or TMDB URL)"
  private let movies = MovieHost(
    TerminalSize(columns: 80, rows: 24), isColored: false, reading: .clusters)

  private var lastLine: String { movies.screen.text.last ?? "" }

  @Test func `An empty search field lists what it finds`() async {
    await movies.open()
    movies.press("/")
    await movies.settle()
    #expect(lastLine.hasPrefix("Search: " + Self.placeholder))
    movies.press("m")
    await movies.settle()
    #expect(lastLine.hasPrefix("Search: m") && !lastLine.contains("TMDB"))
  }

  @Test func `A field that only filters does not`() async {
    await movies.open()
    await movies.router.open(.discover(MovieFilter()))
    movies.press("/")
    await movies.settle()
    #expect(lastLine.hasPrefix("Filter: ") && !lastLine.contains("TMDB"))
  }
}
