import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport

/// The cards of a list, as lines.
struct CardTests {
  private static func scene(_ rows: [Scene.Row]) -> Scene {
    var scene = Scene(name: "list", title: "Films")
    scene.sections = [Scene.Section(columns: [Scene.Column("TITLE", .fixed)], rows: rows)]
    scene.focus = rows.isEmpty ? nil : 0
    return scene
  }

  private static func row(_ number: Int, _ card: Scene.Card?) -> Scene.Row {
    Scene.Row(id: "\(number)", cells: [StyledText("Cell \(number)")], card: card)
  }

  private static func text(_ words: Int) -> StyledText {
    StyledText(Array(repeating: "word", count: words).joined(separator: " "))
  }

  private static func lines(_ rows: [Scene.Row], columns: Int = 60, height: Int = 30) -> [String] {
    let lines = FrameRenderer(columns: columns, rows: height, style: .cards).draw(scene(rows)).text
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  @Test func `A card has its heading, its facts and two lines of its text`() {
    let cards = [
      Scene.Card(
        heading: "Metropolis (1927)", value: "8.9", note: "mine 9", facts: "Drama",
        text: Self.text(30)
      ),
      Scene.Card(heading: "Nosferatu (1922)", value: "10.0", facts: "Horror", text: "Short."),
    ]
    let lines = Self.lines(cards.enumerated().map { Self.row($0, $1) })
    #expect(
      lines.joined(separator: "\n") == """
        Films
        > Metropolis (1927)                             8.9  mine 9
          Drama
          word word word word word word word word word word word
          word word word word word word word word word word word…

          Nosferatu (1922)                             10.0
          Horror
          Short.
        """)
  }

  @Test(arguments: [59, 60]) func `Cards need 60 columns`(columns: Int) {
    let lines = Self.lines([Self.row(1, Scene.Card(heading: "One"))], columns: columns)
    #expect(
      lines == ["Films", columns < 60 ? "  TITLE" : "> One"] + (columns < 60 ? ["> Cell 1"] : []))
  }

  @Test func `Cards need the height of one`() {
    let rows = (1...3).map { Self.row($0, Scene.Card(heading: "One")) }
    #expect(Self.lines(rows, height: 5).contains("> Cell 1"))
    #expect(Self.lines(rows, height: 6).contains("> One"))
  }

  @Test func `Without facts the text has three lines`() {
    let lines = Self.lines([Self.row(1, Scene.Card(heading: "One", text: Self.text(60)))])
    #expect(lines.count == 5)
    #expect(lines[4].hasSuffix("word…"))
  }

  @Test func `A row without a card has its cells as the heading`() {
    let lines = Self.lines([Self.row(1, Scene.Card(heading: "One")), Self.row(2, nil)])
    #expect(lines == ["Films", "> One", "", "", "", "", "  Cell 2"])
  }

  @Test func `A list whose rows have no cards has rows`() {
    #expect(Self.lines([Self.row(1, nil)]) == ["Films", "  TITLE", "> Cell 1"])
  }

  @Test(arguments: [
    "雨に唄えば", "שלום עולם", "e\u{301}\u{301}", "👨‍👩‍👧", "a\u{1B}[31mb\nc", "\u{202E}abc", "\u{FFFC}",
  ])
  func `Hostile texts stay within the card`(part: String) {
    let long = String(repeating: part, count: 1 << 16 / part.utf8.count)
    for text in [part, long, String(repeating: part + " ", count: 200)] {
      let styled = StyledText(text)
      let card = Scene.Card(
        heading: styled, value: styled, note: styled, facts: styled, text: styled,
        picture: .init(id: text, address: text, text: text))
      for columns in [60, 400] {
        let renderer = FrameRenderer(columns: columns, rows: 12, style: .cards)
        let lines = renderer.draw(Self.scene([Self.row(1, card), Self.row(2, card)])).lines
        #expect(lines.count <= 12)
        #expect(lines.allSatisfy { $0.text.columns <= columns })
      }
    }
  }

  @Test func `Lists scroll by whole cards, and show each line`() {
    let rows = (0..<40).map {
      Self.row(
        $0,
        Scene.Card(
          heading: StyledText("Title \($0)"), facts: StyledText("F\($0)"), text: Self.text(30)))
    }
    var scene = Self.scene(rows)
    scene.sections.append(
      Scene.Section(heading: "People", rows: (40..<50).map { Self.row($0, nil) }))
    for height in [6, 8, 12, 25] {
      let renderer = FrameRenderer(columns: 70, rows: height, style: .cards)
      var (viewport, seen) = (Viewport(), Set<String>())
      var current = scene
      for step in [0] + Array(repeating: 1, count: 120) + [-60] + Array(repeating: -1, count: 10) {
        if case .moveFocus(let rows) = viewport.step(step, in: current, renderer: renderer) {
          current.focus = current.rows.focus(current.focus ?? 0, movedBy: rows)
        }
        let frame = renderer.draw(current, following: &viewport)
        #expect(viewport.top >= 199 || viewport.top.isMultiple(of: 5))
        #expect(frame.focus != nil)
        for line in frame.text { seen.insert(line.trimmingPrefix("> ").trimmingPrefix("  ") + "") }
      }
      let titles = (0..<40).flatMap { ["Title \($0)", "F\($0)"] } + (40..<50).map { "Cell \($0)" }
      #expect(titles.filter { !seen.contains($0) } == [])
    }
  }

  @Test func `A section of cards does not stand beside another table`() {
    var scene = Self.scene([Self.row(1, nil)])
    scene.lines = [Scene.Line("Text")]
    scene.sections[0].heading = "Cast"
    let cards = [Self.row(2, Scene.Card(heading: "One", facts: "F"))]
    scene.sections.append(Scene.Section(heading: "Similar", rows: cards))
    let renderer = FrameRenderer(columns: 130, rows: 20, style: .cards)
    #expect(
      renderer.draw(scene).text == [
        "Films", "", "Text", "", "Cast", "  TITLE", "> Cell 1", "", "Similar", "  One", "  F", "",
        "",
      ])
  }

  @Test func `Cards are laid out again only if they have changed`() {
    let cache = LayoutCache()
    func lines(_ heading: StyledText, revision: Int) -> [String] {
      let row = Scene.Row(
        id: "1", cells: [], card: Scene.Card(heading: heading, facts: "F"), revision: revision)
      let layout = FrameTable.Layout(
        columns: 70, firstRow: 0, isBelow: false, hasNames: false, isCards: true)
      let table = cache.table(Scene.Section(rows: [row]), layout)
      return table.lines(0..<table.count, columns: 70, focus: 0).map(\.text.text)
    }
    #expect(lines("One", revision: 1) == ["> One", "  F", "", ""])
    #expect(lines("Two", revision: 1) == ["> One", "  F", "", ""])
    #expect(lines("Two", revision: 2) == ["> Two", "  F", "", ""])
  }
}
