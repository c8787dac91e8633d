import Testing
import Viper
import ViperTesting

@MainActor
struct SceneCacheTests {
  @Test func `A state is rendered once, however often it is read`() {
    let drawing = SceneCache(1)
    var count = 0
    let draw = { (state: Int) in
      count += 1
      return Scene(name: "list", title: "\(state)")
    }
    #expect(drawing.scene(draw).title == "1")
    #expect(drawing.scene(draw).title == "1")
    #expect(count == 1)
    drawing.update(2)
    #expect(drawing.state == 2)
    #expect(drawing.scene(draw).title == "2")
    #expect(count == 2)
  }

  @Test(arguments: [
    (0, 1, 1), (0, -1, 0), (4, 1, 4), (2, -2, 0), (2, Int.max, 4), (2, Int.min, 0),
    (9, 0, 4), (9, -1, 3), (-9, 0, 0), (Int.max, Int.max, 4), (Int.min, Int.min, 0),
  ])
  func `The focus stops at the first and last row`(focus: Int, rows: Int, end: Int) {
    #expect(Array(0..<5).focus(focus, movedBy: rows) == end)
  }

  @Test func `Without rows, the focus is 0`() {
    #expect([Int]().focus(3, movedBy: 2) == 0)
  }
}
