import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport

/// Drawing a scene as lines, in which no control sequence has an effect.
struct StreamRendererTests {
  static let attacks = [
    "\u{1B}[2J", "\u{1B}]0;owned\u{7}", "\u{7}", "\u{9B}31m", "\u{9D}0;x\u{9C}", "a\rb", "a\nb",
    "a\r\nb", "a\u{85}b", "a\u{2028}b", "\u{202E}drowssap\u{202C}", "\u{2066}x\u{2069}",
    "\u{200F}x", "\u{61C}x", "\u{0}", "\u{8}\u{8}", "\u{7F}", "a\tb", "e\u{1B}\u{301}",
  ]

  private func scene(_ text: String) -> Scene {
    var scene = Scene(name: "list", title: "t" + text, message: "m" + text)
    scene.lines = [Scene.Line(StyledText("l" + text, .bold), hangingIndent: 4)]
    scene.sections = [
      Scene.Section(
        columns: [
          Scene.Column("ID", .fixed),
          Scene.Column("TITLE", .truncatable(minWidth: 4, dropPriority: 0)),
        ],
        rows: [Scene.Row(id: "1", cells: [StyledText("1"), StyledText("c" + text, .dim)])])
    ]
    return scene
  }

  @Test func `A field with many choices shows its text and only the first choices`() {
    var scene = Scene(name: "form", title: "Form")
    scene.fields = [
      Scene.Field(name: "day", label: "Day", text: "20", choices: (1...31).map { .init("\($0)") })
    ]
    var renderer = StreamRenderer(columns: 60, isColored: false)
    #expect(renderer.draw(scene) == "Form\nDay: 20  (1, 2, 3, …)\n")
  }

  @Test func `The lines contain everything a frame shows, and changes are drawn again`() {
    var scene = Scene(name: "form", title: "Form")
    scene.picture = Scene.Picture(id: "1", address: nil, text: "A portrait")
    scene.loading = "Loading…"
    var renderer = StreamRenderer(columns: 40, isColored: false)
    #expect(renderer.draw(scene) == "Form\nA portrait\nLoading…\n")
    #expect(renderer.draw(scene) == "")
    scene.loading = nil
    scene.fields = [
      Scene.Field(name: "name", label: "Name", text: "Ada", validationError: "It is taken.")
    ]
    scene.failure = Failure(
      code: "offline", message: "There is no connection.", advice: "Try again.")
    scene.buttons = [
      Scene.Button(id: "save", label: "Save"),
      Scene.Button(id: "leave", label: "Leave", isEnabled: false),
    ]
    let lines = ["Name: Ada", "  ! It is taken.", "! There is no connection.", "  Try again."]
    #expect(renderer.draw(scene).lineList == lines + ["[Save] (Leave)"])
    let frame = FrameRenderer(columns: 40, rows: 20).draw(scene).text.joined(separator: "\n")
    for line in lines { #expect(frame.contains(line)) }
  }

  @Test(arguments: attacks)
  func `Only the renderer's own control sequences are written, and no line is added`(
    _ attack: String
  ) {
    let drawn = StreamRenderer(columns: 40, isColored: false).drawing(scene(attack))
    let left = drawn.unicodeScalars.filter { $0 != "\n" && TerminalSanitizer.isUnsafe($0) }
    #expect(left.isEmpty)
    #expect(drawn.lineList.count == 5)
    let colored = StreamRenderer(columns: 40, isColored: true).drawing(scene(attack))
    #expect(colored.replacing(/\u{1B}\[(0|1|2|[12;]*3[1236])m/, with: "") == drawn)
  }

  @Test(arguments: [1, 2, 5, 8, 20, 40, 80])
  func `A very long title wraps at the terminal's width`(_ columns: Int) {
    var scene = Scene(name: "list", title: String(repeating: "x", count: 500))
    scene.message = String(repeating: "yy ", count: 200)
    scene.lines = [Scene.Line(StyledText(String(repeating: "zz ", count: 200)), hangingIndent: 30)]
    let drawn = StreamRenderer(columns: columns, isColored: false).drawing(scene)
    #expect(drawn.lineList.allSatisfy { $0.count <= max(columns, 1) })
    #expect(drawn.filter { $0 == "x" }.count == 500)
    #expect(drawn.filter { $0 == "z" }.count == 400)
  }

  @Test func `Columns are aligned whatever they contain`() {
    var scene = Scene(name: "list", title: "")
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("A", .droppable(dropPriority: 1)), Scene.Column("B", .fixed)],
        rows: ["雨", "x", "👨‍👩‍👧‍👦é", ""].map { Scene.Row(id: $0, cells: [StyledText($0), "|"]) })
    ]
    let drawn = StreamRenderer(columns: 40, isColored: false).drawing(scene)
    #expect(drawn == "A          B\n雨         |\nx          |\n👨‍👩‍👧‍👦é  |\n           |\n")
  }

  @Test func `No line has trailing spaces`() {
    var scene = Scene(name: "list", title: "title   ")
    scene.sections = [
      Scene.Section(
        columns: [
          Scene.Column("ID", .fixed),
          Scene.Column("TITLE", .truncatable(minWidth: 4, dropPriority: 0)),
        ],
        rows: [Scene.Row(id: "1", cells: ["1", "short"]), Scene.Row(id: "2", cells: ["2", ""])])
    ]
    let drawn = StreamRenderer(columns: 40, isColored: false).drawing(scene)
    #expect(drawn == "title\nID  TITLE\n1   short\n2\n")
  }

  @Test func `Each table has its own heading, columns, and widths`() {
    var scene = Scene(name: "person", title: "Ada")
    let columns = [
      Scene.Column("ID", .fixed), Scene.Column("TITLE", .truncatable(minWidth: 4, dropPriority: 0)),
    ]
    scene.sections = [
      Scene.Section(
        heading: "Cast", columns: columns, rows: [Scene.Row(id: "1", cells: ["100", "A"])]),
      Scene.Section(heading: "Empty", columns: columns),
      Scene.Section(
        heading: "Crew", columns: columns, rows: [Scene.Row(id: "2", cells: ["2", "B"])]),
    ]
    let drawn = StreamRenderer(columns: 40, isColored: false).drawing(scene)
    #expect(drawn == "Ada\nCast\nID   TITLE\n100  A\n\nCrew\nID  TITLE\n2   B\n")
  }

  @Test func `An empty scene draws nothing`() {
    #expect(StreamRenderer(columns: 80, isColored: true).drawing(Scene(name: "x", title: "")) == "")
  }

  @Test func `A blank line stays blank`() {
    var scene = Scene(name: "detail", title: "")
    scene.lines = [Scene.Line("a"), Scene.Line(""), Scene.Line("b")]
    #expect(StreamRenderer(columns: 80, isColored: false).drawing(scene) == "a\n\nb\n")
  }
}
