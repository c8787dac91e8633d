import Entities
import ListOfMovies
import Testing
import Viper

@testable import CLI

/// Every movie's page of the embedded catalogue, drawn in this process.
@MainActor
@Suite struct EveryMovieTests {
  private func pages() async -> [(id: Int, scene: Scene)] {
    let router = RootRouter(gateways: .embedded(Environment([:])))
    await router.openList(ListOfMoviesInput(limit: 80))
    let ids = router.window.scene?.rows.compactMap { Int($0.id) } ?? []
    var pages: [(Int, Scene)] = []
    for id in ids {
      await router.openDetail(.tmdb(id))
      if let scene = router.window.scene { pages.append((id, scene)) }
    }
    return pages
  }

  @Test func `Every page fits a terminal of any width`() async {
    let pages = await pages()
    #expect(pages.count == 80)
    for (id, scene) in pages {
      for columns in TerminalWidthTests.widths {
        let drawn = SceneRenderer(columns: columns, isColored: false).drawing(scene)
        #expect(drawn.lineList.allSatisfy { Columns.of($0) <= columns }, "\(id) at \(columns)")
      }
    }
  }

  @Test func `Every page keeps the ids of the similar movies`() async {
    for (id, scene) in await pages() {
      for columns in TerminalWidthTests.widths {
        let lines = SceneRenderer(columns: columns, isColored: false).drawing(scene).lineList
        let ids = lines.suffix(scene.rows.count).map(\.firstWord)
        #expect(ids == scene.rows.map(\.id), "\(id) at \(columns)")
      }
    }
  }

  @Test func `Every page keeps every word of its text`() async {
    for (id, scene) in await pages() {
      let drawn = SceneRenderer(columns: 80, isColored: false).drawing(scene)
      let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined() }
      let text = words(scene.title) + words(scene.lines.map(\.text.text).joined(separator: " "))
      #expect(words(drawn).hasPrefix(text), "\(id)")
    }
  }
}
