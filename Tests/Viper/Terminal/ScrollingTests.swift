import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport

/// Every line of a scene can be reached in steps, on a screen of any size.
struct ScrollingTests {
  static let sizes = [
    (80, 12), (40, 10), (20, 6), (20, 5), (12, 4), (12, 2), (9, 3), (5, 5), (1, 1),
  ]
  static let names = LongScene.all.map(\.0)

  private func walk(_ name: String, _ size: (Int, Int)) throws -> Walk {
    let scene = try #require(LongScene.all.first { $0.0 == name }).1
    return Walk(through: scene, columns: size.0, rows: size.1)
  }

  @Test(arguments: names, Effort.some(2, of: sizes))
  func `Moving down shows every line, and moving up returns`(
    _ name: String, _ size: (Int, Int)
  ) throws {
    var walk = try walk(name, size)
    let (all, tops) = (walk.all, walk.renderer.layout(walk.scene).topRange)
    let last = walk.scene.focus.map { _ in walk.scene.rows.count - 1 }
    try go(&walk, by: 1)
    #expect(walk.seen == all)
    #expect((walk.viewport.top, walk.scene.focus) == (tops.upperBound, last))
    try go(&walk, by: -1)
    #expect(walk.seen == all)
    #expect((walk.viewport.top, walk.scene.focus) == (0, last.map { _ in 0 }))
  }

  /// Moves to the end; each step moves the focus by one row, which is visible, or scrolls by one
  /// line.
  private func go(_ walk: inout Walk, by direction: Int) throws {
    walk.forget()
    var before = (top: walk.viewport.top, focus: walk.scene.focus)
    while walk.step(direction) {
      let focus = walk.scene.focus
      if focus == before.focus {
        #expect(walk.viewport.top == before.top + direction)
      } else {
        #expect(focus == before.focus.map { $0 + direction })
        let frame = try #require(walk.frames.last)
        let line = try #require(frame.focus)
        #expect(walk.renderer.columns < 3 || frame.text[line].hasPrefix("> "))
      }
      before = (walk.viewport.top, focus)
    }
  }

  @Test(arguments: names, Effort.some(2, of: sizes))
  func `No line is skipped, however long the steps`(
    _ name: String, _ size: (Int, Int)
  ) throws {
    for rows in [3, .max] {
      var walk = try walk(name, size)
      let layout = walk.renderer.layout(walk.scene)
      for direction in [rows, -rows] {
        var tops = [walk.viewport.top]
        while walk.step(direction) { tops.append(walk.viewport.top) }
        let seen = tops.flatMap { $0..<min($0 + layout.height, layout.count) }
        #expect(Set(seen) == Set(0..<layout.count), "steps of \(direction)")
      }
    }
  }
}
