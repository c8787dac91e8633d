import Testing
import Viper

@testable import ViperTerminal

/// Rows that have not changed since the last frame are not laid out again.
struct LayoutCacheTests {
  private static let layout = FrameTable.Layout(
    columns: 20, firstRow: 0, isBelow: false, hasNames: false)

  private func section(_ rows: Scene.Row...) -> Scene.Section {
    Scene.Section(columns: [Scene.Column("TITLE", .fixed)], rows: rows)
  }

  private func lines(_ table: FrameTable, focus: Int? = nil) -> [String] {
    table.lines(0..<table.count, columns: 20, focus: focus).map(\.text.text)
  }

  @Test func `A table is measured once, whichever row has the focus`() {
    let cache = LayoutCache()
    var scene = Scene(name: "list", title: "")
    scene.sections = [section(.init(id: "1", cells: ["One"]), .init(id: "2", cells: ["Two"]))]
    let table = cache.table(scene.sections[0], Self.layout)
    #expect(lines(table, focus: 0) == ["> One", "  Two"])
    #expect(cache.table(scene.sections[0], Self.layout) === table)
    #expect(lines(table, focus: 1) == ["  One", "> Two"])
  }

  @Test func `A row is laid out again only if its ID or revision has changed`() {
    let cache = LayoutCache()
    let old = section(
      .init(id: "1", cells: ["One"], revision: 1), .init(id: "2", cells: ["Two"], revision: 1),
      .init(id: "3", cells: ["Six"], revision: 1))
    #expect(lines(cache.table(old, Self.layout)) == ["  One", "  Two", "  Six"])
    // Different cells with an unchanged revision, which no view produces, show which rows were laid
    // out.
    let new = section(
      .init(id: "1", cells: ["Uno"], revision: 1), .init(id: "2", cells: ["Dos"], revision: 2),
      .init(id: "4", cells: ["Tres"], revision: 1))
    #expect(lines(cache.table(new, Self.layout)) == ["  One", "  Dos", "  Tres"])
  }

  @Test func `By default a row's revision changes with its cells`() {
    let cache = LayoutCache()
    #expect(lines(cache.table(section(.init(id: "1", cells: ["One"])), Self.layout)) == ["  One"])
    #expect(lines(cache.table(section(.init(id: "1", cells: ["Uno"])), Self.layout)) == ["  Uno"])
  }

  @Test func `All rows are laid out again when column widths change`() {
    let cache = LayoutCache()
    let columns = [Scene.Column("A", .fixed), Scene.Column("B", .fixed)]
    let row = Scene.Row(id: "1", cells: ["One", "1"])
    var section = Scene.Section(columns: columns, rows: [row])
    #expect(lines(cache.table(section, Self.layout)) == ["  One  1"])
    section.rows.append(Scene.Row(id: "2", cells: ["Twelve", "2"]))
    #expect(lines(cache.table(section, Self.layout)) == ["  One     1", "  Twelve  2"])
  }

  @Test(arguments: [(nil, "  A", "  B"), (HostSymbols.unicode, "  ── A ──", "  ── B ──")])
  func `A group's heading is above its first row, and is no row`(
    symbols: HostSymbols?, first: String, second: String
  ) {
    let section = section(
      .init(id: "1", cells: ["One"], heading: "A"), .init(id: "2", cells: ["Two"]),
      .init(id: "3", cells: ["Six"], heading: "B"))
    let table = FrameTable(section, Self.layout, symbols: symbols)
    #expect(lines(table, focus: 2) == [first, "  One", "  Two", second, "> Six"])
    #expect(lines(table, focus: 0) == [first, "> One", "  Two", second, "  Six"])
    #expect((0..<6).map { table.row(at: $0) } == [nil, 0, 1, nil, 2, nil])
    #expect((0..<3).map { table.line(ofRow: $0) } == [1, 2, 4])
  }

  @Test(arguments: [
    (0, "  ♥ One    1", "    Two    2"), (1, "  One    ♥ 1", "  Two      2"),
    (2, "  One    1 ♥", "  Two    2"),
  ])
  func `Marks are in front of a column or at the end`(
    column: Int, first: String, second: String
  ) {
    var section = section(
      .init(id: "1", cells: ["One", "1"], marks: ["unread"]), .init(id: "2", cells: ["Two", "2"]))
    section.columns.append(Scene.Column("", .fixed))
    (section.marks, section.marksColumn) = ([Scene.Mark("unread", symbol: "♥")], column)
    let layout = FrameTable.Layout(columns: 30, firstRow: 0, isBelow: false, hasNames: false)
    #expect(lines(FrameTable(section, layout, symbols: .unicode)) == [first, second])
  }

  @Test(
    arguments: [
      ("✓", "x", "✓", "x"), ("!", "!", "!", "!"), ("🎬", "b", "*", "b"), ("\t", "\u{1B}", "*", "*"),
      ("é", "é", "é", "*"),
    ] as [(Character, Character, String, String)])
  func `The section says how a mark looks, if the symbol is one column wide`(
    symbol: Character, ascii: Character, unicode: String, plain: String
  ) {
    var section = section(.init(id: "1", cells: ["One"], marks: ["unread", "unlisted"]))
    section.marks = [Scene.Mark("unread", symbol: symbol, ascii: ascii)]
    let layout = FrameTable.Layout(columns: 30, firstRow: 0, isBelow: false, hasNames: false)
    #expect(lines(FrameTable(section, layout, symbols: .unicode)) == ["  \(unicode) One"])
    #expect(lines(FrameTable(section, layout, symbols: .ascii)) == ["  \(plain) One"])
  }

  @Test func `The layout of an unchanged scene is kept`() {
    let cache = LayoutCache()
    func count(_ scene: Scene, rows: Int = 10) -> Int {
      cache.layout(scene, columns: 20, rows: rows, focus: ControlFocus(), minPictureRows: nil).count
    }
    var scene = Scene(name: "page", title: "A title")
    scene.lines = [Scene.Line("One")]
    #expect(count(scene) == 1)
    #expect(count(scene, rows: 2) == 2)
    scene.lines.append(Scene.Line("Two"))
    #expect(count(scene) == 2)
    #expect(count(scene, rows: 2) == 3)
  }

  @Test func `A preview is wrapped again for another row or width`() {
    let cache = LayoutCache()
    func text(_ title: String, columns: Int, rows: Int = 5) -> [String] {
      let key = PreviewKey(
        preview: Scene.Preview(title: "", facts: [Scene.Line(StyledText(title))]), columns: columns,
        rows: rows, minPictureRows: nil)
      return cache.layout(of: key).lines.map(\.line.text.text)
    }
    #expect(text("One two", columns: 20) == ["One two"])
    #expect(text("One two", columns: 4) == ["One", "two"])
    #expect(text("One two", columns: 4, rows: 1) == ["One"])
    #expect(text("Three", columns: 20) == ["Three"])
  }
}
