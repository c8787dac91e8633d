import Testing
import Viper
import ViperText

@testable import ViperTestSupport

/// No line wraps and columns are aligned, with any width table.
struct AlignedTableTests {
  static let widths = [20, 40, 80, 200]

  /// Titles wherever text comes from outside; a `|` starts a cell after each.
  static let scene = {
    let long = AwkwardText.all.joined(separator: " ")
    var scene = Scene(name: "list", title: long, message: AwkwardText.all.joined())
    scene.lines = AwkwardText.all.map { Scene.Line(StyledText($0), hangingIndent: 4) }
    scene.lines.append(Scene.Line(StyledText(long, .bold), hangingIndent: 12))
    scene.sections = [table(AwkwardText.all), table([long, "short"]), table(["short", long, ""])]
    scene.sections.append(
      Scene.Section(rows: [Scene.Row(id: "", cells: AwkwardText.all.map { StyledText($0) })]))
    return scene
  }()

  private static func table(_ titles: [String]) -> Scene.Section {
    Scene.Section(
      heading: titles.joined(),
      columns: [
        Scene.Column("ID", .fixed), Scene.Column("🇪🇸", .truncatable(minWidth: 2, dropPriority: 0)),
        Scene.Column("|", .fixed), Scene.Column("", .truncatable(minWidth: 2, dropPriority: 1)),
        Scene.Column("¦", .fixed),
      ],
      rows: titles.enumerated().map { number, title in
        let name = StyledText(title) + StyledText(title, .bold)
        let id = StyledText(String(number))
        return Scene.Row(id: "", cells: [id, name, "|", StyledText(title), "¦"])
      })
  }

  private func terminals(
    _ columns: Int, isColored: Bool, placesCells: Bool, scene: Scene = scene
  ) -> [StrictTerminal] {
    let renderer = StreamRenderer(
      columns: columns, isColored: isColored, placesCells: placesCells)
    let drawing = renderer.drawing(scene)
    return WidthReading.allCases.map {
      StrictTerminal(columns: columns, reading: $0, showing: drawing)
    }
  }

  @Test(arguments: widths, [true, false])
  func `No line wraps with any width table`(_ columns: Int, _ placesCells: Bool) {
    for isColored in [true, false] {
      let all = terminals(columns, isColored: isColored, placesCells: placesCells)
      for terminal in all { #expect(terminal.faults == [], "\(terminal.reading)") }
    }
  }

  @Test(arguments: Effort.some(8, of: Array(8...40)))
  func `No line wraps at any width that fits the widest character`(_ columns: Int) {
    for terminal in terminals(columns, isColored: false, placesCells: true) {
      #expect(terminal.faults == [], "\(terminal.reading)")
    }
  }

  @Test(arguments: widths)
  func `Positioned cells start in the same column in all rows`(_ columns: Int) {
    for section in Self.scene.sections.prefix(3) {
      var scene = Scene(name: "list", title: "")
      scene.sections = [section]
      scene.sections[0].heading = ""
      for terminal in terminals(columns, isColored: true, placesCells: true, scene: scene) {
        for mark in ["|", "¦"] {
          let columns = terminal.columns(of: mark)
          #expect(columns.count == section.rows.count + 1, "\(terminal.reading)")
          #expect(Set(columns).count == 1, "\(terminal.reading): \(columns)")
        }
      }
    }
  }

  @Test func `Nothing is positioned without a terminal or where terminals agree`() {
    let isPlaced = { (scene: Scene, placesCells: Bool) in
      let renderer = StreamRenderer(columns: 80, isColored: false, placesCells: placesCells)
      return renderer.drawing(scene).contains("\u{1B}")
    }
    var agreed = Scene(name: "list", title: "")
    agreed.sections = [Self.table(["plain", "雨の日の映写機", "שָׁלוֹם", "e\u{301}"])]
    agreed.sections[0].columns[1] = Scene.Column(
      "TITLE", .truncatable(minWidth: 2, dropPriority: 0))
    #expect(isPlaced(Self.scene, true))
    #expect(!isPlaced(Self.scene, false))
    #expect(!isPlaced(agreed, true))
  }

  @Test func `Only the cell after an ambiguous one is positioned, and the padding stays`() {
    var scene = Scene(name: "list", title: "🇪🇸")
    let columns = ["A", "B", "C"].map { Scene.Column($0, .fixed) }
    let rows = [["🇪🇸", "b", "c"], ["a", "b", "❤️"], ["❤️", "", ""]].map { cells in
      Scene.Row(id: "", cells: cells.map { StyledText($0) })
    }
    scene.sections = [Scene.Section(columns: columns, rows: rows)]
    let renderer = StreamRenderer(columns: 80, isColored: false, placesCells: true)
    #expect(
      renderer.drawing(scene)
        == "🇪🇸\nA     B  C\n🇪🇸  \u{1B}[7Gb  c\na     b  ❤️\n❤️\n")
  }
}
