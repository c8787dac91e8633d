import Testing
import Viper

struct SceneTests {
  @Test func `A row's revision is the view's, or else derived from its cells`() {
    let row = Scene.Row(id: "1", cells: ["One"])
    #expect(row.revision == Scene.Row(id: "2", cells: ["One"]).revision)
    #expect(row.revision != Scene.Row(id: "1", cells: ["Two"]).revision)
    #expect(Scene.Row(id: "1", cells: ["One"], revision: 7).revision == 7)
  }

  @Test func `A full scene's text runs from the title to the buttons`() {
    var scene = Scene(name: "all", title: "Everything", message: "Welcome back.")
    scene.lines = [
      .init("Starring" + StyledText(" nobody", .bold), hangingIndent: 2), .init("The end."),
    ]
    scene.sections = [
      .init(
        columns: [
          .init("Title", .truncatable(minWidth: 8, dropPriority: 1)), .init("Year", .fixed),
        ],
        rows: [
          .init(id: "1", cells: ["One", StyledText("1921", .dim)]),
          .init(id: "2", cells: ["Two", "1922"]),
        ])
    ]
    scene.focus = 1
    scene.fields = [
      .init(name: "username", label: "Username", text: "ada"),
      .init(name: "password", label: "Password", text: "•••", validationError: "It is too short."),
    ]
    scene.buttons = [
      .init(id: "log-in", label: "Log in", isEnabled: false), .init(id: "cancel", label: "Cancel"),
    ]
    scene.loading = "Einen Moment…"
    scene.failure = Failure(
      code: "offline", message: "No way there.", advice: "Check the cable.", canRetry: true)
    #expect(
      scene.text == """
        Everything
        Welcome back.
        Starring nobody
        The end.
          One  1921
        > Two  1922
        Username: ada
        Password: •••
          ! It is too short.
        Einen Moment…
        ! No way there.
          Check the cable.
        (Log in) [Cancel]
        """)
  }

  @Test func `An empty scene is its title`() {
    let scene = Scene(name: "list", title: "Popular movies")
    #expect(scene.text == "Popular movies")
    #expect(scene.name == "list")
    #expect(scene.focus == nil && scene.failure == nil && !scene.isLoading)
  }

  @Test func `A failure without advice is one line`() {
    var scene = Scene(name: "list", title: "List")
    scene.failure = Failure(code: "refused", message: "No.")
    #expect(scene.text == "List\n! No.")
  }

  @Test(arguments: [
    (nil, "  A\n  B"), (0, "> A\n  B"), (1, "  A\n> B"), (2, "  A\n  B"), (-1, "  A\n  B"),
  ])
  func `The focus marks only an existing row`(focus: Int?, rows: String) {
    var scene = Scene(name: "list", title: "List")
    scene.sections = [.init(rows: [.init(id: "1", cells: ["A"]), .init(id: "2", cells: ["B"])])]
    scene.focus = focus
    #expect(scene.text == "List\n" + rows)
  }

  @Test func `No line of the text ends with a space`() {
    var scene = Scene(name: "form", title: "Form ", message: "Two \n lines  ")
    scene.lines = [.init("  "), .init("text")]
    scene.sections = [.init(rows: [.init(id: "1", cells: ["A", "", ""])])]
    scene.fields = [.init(name: "note", label: "Note", text: "")]
    #expect(scene.text == "Form\nTwo\n lines\n\ntext\n  A\nNote:")
  }

  @Test func `A field with choices lists them after its text`() {
    var scene = Scene(name: "rate", title: "Rate")
    scene.fields = [
      .init(name: "service", label: "Service", text: "A", choices: ["A", "B, C"]),
      .init(name: "only", label: "Only", text: "", validationError: "Choose it.", choices: ["One"]),
      .init(name: "free", label: "Free", text: "text"),
    ]
    #expect(
      scene.text == """
        Rate
        Service: A  (A, B, C)
        Only:   (One)
          ! Choose it.
        Free: text
        """)
  }

  @Test(arguments: [(10, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"), (11, "1, 2, 3, …")])
  func `A field with many choices lists only the first ones`(count: Int, list: String) {
    var scene = Scene(name: "rate", title: "Rate")
    scene.fields = [
      .init(name: "stars", label: "Stars", text: "7", choices: (1...count).map { .init("\($0)") })
    ]
    #expect(scene.text == "Rate\nStars: 7  (\(list))")
  }

  @Test func `A button's check mark does not depend on being enabled`() {
    var scene = Scene(name: "detail", title: "Movie")
    scene.buttons = [
      .init(id: "a", label: "Favorite", isChecked: true), .init(id: "b", label: "Watchlist"),
      .init(id: "c", label: "Rated", isEnabled: false, isChecked: true),
      .init(id: "d", label: "Gone", isEnabled: false),
    ]
    #expect(scene.text == "Movie\n[✓ Favorite] [Watchlist] (✓ Rated) (Gone)")
  }

  @Test func `Rows and focus run through all tables, each with its heading`() {
    var scene = Scene(name: "person", title: "Ada")
    scene.sections = [
      .init(heading: "Cast", rows: [.init(id: "1", cells: ["A"])]),
      .init(heading: "Nobody has these"),
      .init(heading: "Crew", rows: [.init(id: "2", cells: ["B"]), .init(id: "3", cells: ["C"])]),
    ]
    scene.focus = 2
    #expect(scene.rows.map(\.id) == ["1", "2", "3"])
    #expect(scene.text == "Ada\nCast\n  A\n\nCrew\n  B\n> C")
    scene.lines = [.init("Born in 1815.")]
    #expect(scene.text == "Ada\nBorn in 1815.\n\nCast\n  A\n\nCrew\n  B\n> C")
  }
}
