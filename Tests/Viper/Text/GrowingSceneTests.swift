import Testing
import Viper

@testable import ViperTestSupport
@testable import ViperText

/// A growing scene is drawn in chunks, as one table.
struct GrowingSceneTests {
  private static let columns = [
    Scene.Column("ID", .fixed), Scene.Column("TITLE", .truncatable(minWidth: 8, dropPriority: 0)),
    Scene.Column("YEAR", .droppable(dropPriority: 1)),
    Scene.Column("RATING", .droppable(dropPriority: 2)),
    Scene.Column("OVERVIEW", .truncatable(minWidth: 16, dropPriority: 3)),
  ]
  private static let overview = String(repeating: "word ", count: 30)

  private func scene(_ ids: [String], title: String = "A middling title") -> Scene {
    var scene = Scene(name: "list", title: "Popular movies")
    let rows = ids.map { id in
      Scene.Row(
        id: id,
        cells: [
          StyledText(id, .dim), StyledText("\(title) \(id)", .bold), "1926",
          StyledText("8.0", .init(color: .green)), StyledText(Self.overview),
        ])
    }
    scene.sections = [Scene.Section(columns: Self.columns, rows: rows)]
    return scene
  }

  private func renderer(_ columns: Int, isColored: Bool = false) -> StreamRenderer {
    StreamRenderer(columns: columns, isColored: isColored)
  }

  @Test func `The heading and rows come first, then only the new rows`() {
    var renderer = renderer(80)
    let first = renderer.draw(scene(["1", "2"])).lineList
    #expect(first.count == 4)
    #expect(first[0] == "Popular movies")
    #expect(first[1].hasPrefix("ID  TITLE"))
    #expect(first[3].hasPrefix("2   A middling title 2"))
    let second = renderer.draw(scene(["1", "2", "3"])).lineList
    #expect(second.count == 1)
    #expect(second[0].hasPrefix("3   A middling title 3"))
  }

  @Test func `Without new rows, nothing is drawn`() {
    var renderer = renderer(80)
    _ = renderer.draw(scene(["1", "2"]))
    #expect(renderer.draw(scene(["1", "2"])) == "")
    #expect(renderer.draw(scene(["1"])) == "")
  }

  @Test func `Another scene is drawn completely, after a blank line`() {
    var renderer = renderer(80)
    _ = renderer.draw(scene(["1", "2"]))
    var other = scene(["7"])
    other.title = "Upcoming movies"
    let lines = renderer.draw(other).lineList
    #expect(Array(lines.prefix(2)) == ["", "Upcoming movies"])
    #expect(lines.count == 4)
  }

  @Test(arguments: [20, 33, 40, 80, 200], [false, true])
  func `Drawing in chunks gives the same result as at once`(_ columns: Int, _ isColored: Bool) {
    let ids = (10..<60).map { String($0) }
    var growing = renderer(columns, isColored: isColored)
    let pieces = [20, 40, 50].map { growing.draw(scene(Array(ids.prefix($0)))) }
    let whole = renderer(columns, isColored: isColored).drawing(scene(ids))
    #expect(pieces.joined() == whole)
    #expect(pieces.allSatisfy { !$0.isEmpty })
  }

  @Test func `A longer title does not widen its column later`() {
    var renderer = renderer(80)
    let first = renderer.draw(scene(["1"], title: "Short"))
    var grown = scene(["1"], title: "Short")
    grown.sections[0].rows += scene(["2"], title: "Longer than that").rows
    let second = renderer.draw(grown)
    #expect(first.lineList.last?.hasPrefix("1   Short 1  1926  8.0     word ") == true)
    #expect(second.hasPrefix("2   Longer…  1926  8.0     word "))
  }

  @Test(arguments: Array(12...100), ["3456", "345678", "900000003"])
  func `A wider ID is complete, with or without year and rating`(
    _ columns: Int, _ id: String
  ) {
    var renderer = renderer(columns)
    _ = renderer.draw(scene(["1", "2"]))
    let line = renderer.draw(scene(["1", "2", id]))
    #expect(line.hasPrefix(id) && line.lineList.count == 1)
    let words = line.split { $0 == " " || $0 == "\n" }
    let numbers = words.map(String.init).filter { $0.contains { $0.isNumber } }
    #expect(numbers.allSatisfy { ["1926", "8.0", id].contains($0) }, "\(line)")
    #expect(line.lineList.allSatisfy { $0.count <= columns })
  }

  @Test func `A title before a rating makes room for a wider ID`() {
    var renderer = renderer(34)
    let first = renderer.draw(scene(["1", "2"]))
    let second = renderer.draw(scene(["1", "2", "34567"]))
    #expect(first.hasSuffix("\n2   A middling titl…  1926  8.0\n"))
    #expect(second == "34567  A middling t…  1926  8.0\n")
  }
}
