import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport
@testable import ViperText

/// Rows with fewer or more cells than their table has columns.
struct UnevenRowTests {
  private static let columns = [
    Scene.Column("ID", .fixed), Scene.Column("TITLE", .truncatable(minWidth: 4, dropPriority: 0)),
    Scene.Column("YEAR", .droppable(dropPriority: 1)),
  ]

  private func scene(_ columns: [Scene.Column], _ rows: [[StyledText]]) -> Scene {
    var scene = Scene(name: "list", title: "")
    scene.sections = [
      Scene.Section(columns: columns, rows: rows.map { Scene.Row(id: "", cells: $0) })
    ]
    scene.focus = 0
    return scene
  }

  private func drawing(_ columns: [Scene.Column], _ rows: [[StyledText]], room: Int) -> [String] {
    StreamRenderer(columns: room, isColored: false).drawing(scene(columns, rows)).lineList
  }

  @Test func `A missing cell is blank`() {
    let lines = drawing(Self.columns, [["1", "One", "1901"], ["2"], []], room: 40)
    #expect(lines == ["ID  TITLE  YEAR", "1   One    1901", "2", ""])
  }

  @Test func `A column without cells is as wide as its name`() {
    #expect(drawing(Self.columns, [["100"]], room: 40) == ["ID   TITLE  YEAR", "100"])
  }

  @Test func `Extra cells follow the last column`() {
    let rows: [[StyledText]] = [["1", "One", "1901", "a", "b"], ["2", "Two", "1902"]]
    let lines = drawing(Self.columns, rows, room: 40)
    #expect(lines == ["ID  TITLE  YEAR", "1   One    1901  a  b", "2   Two    1902"])
  }

  @Test func `A table without columns has its cells one after another`() {
    let lines = drawing([], [["one", "two", "three"], ["four"], []], room: 40)
    #expect(lines == ["one  two  three", "four", ""])
  }

  @Test(arguments: [
    (18, "one  two  three"), (14, "one  two  thr…"), (11, "one  two  …"), (10, "one  two"),
    (9, "one  two"), (7, "one  t…"), (3, "one"), (2, "o…"), (1, "…"),
  ])
  func `Extra cells take the remaining room`(_ room: Int, _ line: String) {
    #expect(drawing([], [["one", "two", "three"]], room: room) == [line])
  }

  @Test(arguments: 5...40)
  func `No line is too wide`(_ room: Int) {
    let rows: [[StyledText]] = [["1", "A title", "1901", "and more", "of it"], ["2"]]
    let lines = drawing(Self.columns, rows, room: room)
    #expect(lines.allSatisfy { Columns.of($0) <= room })
  }

  @Test func `A frame draws extra cells`() {
    let renderer = FrameRenderer(columns: 20, rows: 5)
    #expect(renderer.draw(scene([], [["one", "two"], []])).text == ["> one  two", ""])
    #expect(renderer.draw(scene(Self.columns, [["1"]])).text == ["  ID  TITLE  YEAR", "> 1"])
  }

  @Test func `A missing width counts as 0`() {
    let layout = TableLayout(Self.columns, natural: [3], room: 40)
    #expect(layout.widths(natural: []) == [3, 0, 0])
    #expect(layout.widths(natural: [5]) == [5, 0, 0])
  }
}
