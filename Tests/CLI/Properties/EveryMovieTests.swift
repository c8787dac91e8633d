import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperText

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The pages of all movies in the embedded catalog, drawn in this process.
@MainActor
struct EveryMovieTests {
  private func pages() async -> [(id: Int, scene: Scene)] {
    let router = MovieWindow(.embedded(Environment([:]))).router
    await router.openList(ListOfMoviesInput(limit: 80))
    let ids = router.window.scene?.rows.compactMap { Int($0.id) } ?? []
    var pages: [(Int, Scene)] = []
    for id in ids {
      await router.openDetail(.tmdb(id))
      guard var scene = router.window.scene else { continue }
      // Commands print no picture, fields, or buttons.
      (scene.picture, scene.fields, scene.buttons) = (nil, [], [])
      pages.append((id, scene))
    }
    return pages
  }

  @Test func `Every page fits every terminal width in every width table`() async {
    let pages = await pages()
    #expect(pages.count == 80)
    for (id, scene) in Effort.some(16, of: pages.map { ($0.0, $0.1) }) {
      for columns in TerminalWidthTests.widths {
        for placesCells in [true, false] {
          let renderer = StreamRenderer(
            columns: columns, isColored: true, placesCells: placesCells)
          // The terminal itself continues a URL on the next row.
          let drawn = renderer.drawing(scene).split(
            separator: "\n", omittingEmptySubsequences: false
          )
          .filter { !$0.hasPrefix("https://") }.joined(separator: "\n")
          for reading in WidthReading.allCases {
            let terminal = StrictTerminal(columns: columns, reading: reading, showing: drawn)
            #expect(terminal.faults == [], "\(id) at \(columns), \(reading)")
          }
        }
      }
    }
  }

  @Test func `Every page keeps its IDs, names, and all words of its text`() async {
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined() }
    let pages = await pages()
    #expect(pages.count == 80)
    for (id, scene) in pages {
      // The rows of people have other IDs.
      let similar = scene.rows.map(\.id).filter { Int($0) != nil }
      for columns in TerminalWidthTests.widths {
        let lines = StreamRenderer(columns: columns, isColored: false).drawing(scene).lineList
        // A blank line precedes the footnotes.
        let rows = lines[..<(lines.lastIndex(of: "") ?? 0)].suffix(similar.count)
        #expect(rows.map(\.firstWord) == similar, "\(id) at \(columns)")
      }
      let drawn = StreamRenderer(columns: 80, isColored: false).drawing(scene)
      for row in scene.rows where row.id.hasPrefix("person-") {
        for cell in row.cells { #expect(drawn.contains(cell.text), "\(id)") }
      }
      let text = words(scene.title) + words(scene.lines.map(\.text.text).joined(separator: " "))
      #expect(words(drawn).hasPrefix(text), "\(id)")
    }
  }
}
