import Testing
import Viper

@testable import ViperText

/// Column widths: the fixed column comes first, the least important one last.
struct TableLayoutTests {
  private static let columns = [
    Scene.Column("ID", .fixed), Scene.Column("TITLE", .truncatable(minWidth: 8, dropPriority: 0)),
    Scene.Column("YEAR", .droppable(dropPriority: 1)),
    Scene.Column("RATING", .droppable(dropPriority: 2)),
    Scene.Column("OVERVIEW", .truncatable(minWidth: 16, dropPriority: 3)),
  ]
  private static let natural = [9, 30, 4, 6, 200]

  @Test(arguments: [
    (300, [0, 1, 2, 3, 4]), (80, [0, 1, 2, 3, 4]), (51, [0, 1, 2, 3, 4]), (50, [0, 1, 2, 3]),
    (33, [0, 1, 2, 3]), (32, [0, 1, 2]), (25, [0, 1, 2]), (24, [0, 1]), (19, [0, 1]), (18, [0]),
    (9, [0]), (1, [0]), (0, [0]),
  ])
  func `On a narrow terminal, the last columns are dropped first`(_ room: Int, _ shown: [Int]) {
    let layout = TableLayout(Self.columns, natural: Self.natural, room: room)
    #expect(layout.columns.map(\.index) == shown)
  }

  @Test(arguments: [
    (300, [9, 30, 4, 6, 200]), (80, [9, 30, 4, 6, 23]), (51, [9, 8, 4, 6, 16]),
    (50, [9, 25, 4, 6]), (19, [9, 8]), (5, [9]), (60, [9, 17, 4, 6, 16]),
  ])
  func `The title gets a fair share and the overview the rest`(_ room: Int, _ widths: [Int]) {
    let layout = TableLayout(Self.columns, natural: Self.natural, room: room)
    #expect(layout.columns.map(\.width) == widths)
  }

  @Test(arguments: [
    (20, false, ["Monday   1  ███", "Tuesday  3  ████████", "Sunday   0  "]),
    (20, true, ["Monday   1  ###", "Tuesday  3  ########", "Sunday   0  "]),
    (14, true, ["Mond…  1  #", "Tues…  3  ####", "Sund…  0  "]),
  ])
  func `A bar takes the space behind the cells, at least a third`(
    _ room: Int, _ isASCII: Bool, _ lines: [String]
  ) {
    let values = [("Monday", 0.375), ("Tuesday", 1), ("Sunday", 0)]
    let section = Scene.Section(
      columns: [
        Scene.Column("", .truncatable(minWidth: 3, dropPriority: 0)), Scene.Column("", .fixed),
      ],
      rows: zip(values, ["1", "3", "0"]).map { value, number in
        Scene.Row(
          id: value.0, cells: [StyledText(value.0), StyledText(number)], share: value.1)
      })
    let table = Table(section, room: room, isASCII: isASCII)
    #expect(section.rows.map { table.parts(of: $0).map(\.text).joined() } == lines)
  }

  @Test(arguments: 9...300)
  func `A table is never wider than its room or its content`(_ room: Int) {
    let layout = TableLayout(Self.columns, natural: Self.natural, room: room)
    let gaps = TableLayout.gap * (layout.columns.count - 1)
    #expect(layout.columns.reduce(gaps) { $0 + $1.width } <= room)
    #expect(layout.columns.allSatisfy { $0.width <= Self.natural[$0.index] })
  }

  @Test func `A column is shown from its minimum width, or if a preview hides others`() {
    var scene = Scene(name: "list", title: "")
    scene.sections = [
      Scene.Section(columns: [
        Scene.Column("TITLE", .fixed), Scene.Column("LENGTH", .fixed, minRoom: 100),
        Scene.Column("OVERVIEW", .fixed, isInPreview: true),
      ])
    ]
    func shown(_ room: Int) -> [Int] {
      TableLayout(scene.sections[0].columns, natural: [9, 6, 9], room: room).columns.map(\.index)
    }
    #expect(shown(99) == [0, 2])
    #expect(shown(100) == [0, 1, 2])
    scene.hideColumnsInPreview()
    #expect(shown(50) == [0, 1])
  }

  @Test func `Room that a short overview leaves goes to the title`() {
    let layout = TableLayout(Self.columns, natural: [3, 60, 4, 6, 10], room: 80)
    #expect(layout.columns.map(\.width) == [3, 49, 4, 6, 10])
  }

  @Test func `A long title takes at most two fifths while there is an overview`() {
    let layout = TableLayout(Self.columns, natural: [3, 150, 4, 6, 200], room: 100)
    #expect(layout.columns.map(\.width) == [3, 40, 4, 6, 39])
  }

  @Test(arguments: [
    (51, [9, 8, 4, 6, 16]), (50, [5, 11, 4, 6, 16]), (47, [5, 8, 4, 6, 16]), (46, [9, 21, 4, 6]),
    (40, [9, 15, 4, 6]), (32, [9, 15, 4]), (24, [9, 13]),
  ])
  func `A few longer IDs drop no column that makes room for them`(
    _ room: Int, _ widths: [Int]
  ) {
    let layout = TableLayout(
      Self.columns, natural: Self.natural, typical: [5, 30, 4, 6, 200], room: room)
    #expect(layout.columns.map(\.width) == widths)
  }

  @Test func `A longer ID takes its room from the last shrinkable column`() {
    let layout = TableLayout(
      Self.columns, natural: Self.natural, typical: [5, 30, 4, 6, 200], room: 47)
    #expect(layout.widths(natural: [5, 30, 4, 6, 200]) == [5, 8, 4, 6, 16])
    #expect(layout.widths(natural: Self.natural) == [9, 8, 4, 6, 12])
  }

  @Test(arguments: [(21, [5, 8, 4, 6, 16]), (22, [22, 9, 4, 6])])
  func `A longer ID never takes room from a title`(_ longest: Int, _ widths: [Int]) {
    let layout = TableLayout(
      Self.columns, natural: [longest, 30, 4, 6, 200], typical: [5, 30, 4, 6, 200], room: 47)
    #expect(layout.columns.map(\.width) == widths)
  }

  @Test(arguments: [(20, 2, 5), (20, 3, 4), (9, 1, 4), (10, 1, 5)])
  func `Up to a tenth of the rows counts as a few`(
    _ rows: Int, _ longer: Int, _ columns: Int
  ) {
    var section = Scene.Section(columns: Self.columns)
    section.columns[0] = Scene.Column("ID", .identifier)
    section.rows = (0..<rows).map { row in
      let id = row < longer ? "900000003" : "10331"
      return Scene.Row(
        id: id, cells: [StyledText(id), "A long title", "1968", "7.8", "An overview of the movie"])
    }
    #expect(Table(section, room: 47).headings?.count == columns)
  }

  @Test func `A section without columns has no table`() {
    #expect(TableLayout([], natural: [], room: 80).columns.isEmpty)
  }
}
