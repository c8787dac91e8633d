import Viper

/// Scenes that are taller than the screen.
enum LongScene {
  private static let columns = [
    Scene.Column("ID", .fixed), Scene.Column("TITLE", .truncatable(minWidth: 4, dropPriority: 0)),
  ]

  /// A movie page: text, a table, a field and buttons.
  static let detail = {
    var scene = Scene(name: "detail", title: "A Film (1926)", message: "A notice")
    scene.lines = (1...9).map { Scene.Line(StyledText("Line \($0) of it"), hangingIndent: 4) }
    scene.sections = [
      Scene.Section(heading: "Similar movies", columns: columns, rows: rows(1...4))
    ]
    scene.focus = 0
    scene.fields = [
      Scene.Field(name: "rating", label: "Your rating", text: "x", validationError: "No number.")
    ]
    scene.buttons = ["Favorite", "Watchlist", "Rate"].map { Scene.Button(id: $0, label: $0) }
    return scene
  }()

  /// A list.
  static let list = {
    var scene = Scene(name: "list", title: "Popular")
    scene.sections = [Scene.Section(columns: columns, rows: rows(1...30))]
    scene.focus = 0
    return scene
  }()

  /// Tables with long headings, taller than a small screen.
  static let tables = {
    var scene = Scene(name: "person", title: "Ada")
    scene.sections = (1...3).map {
      Scene.Section(
        heading: "Part \($0) of a long life",
        columns: columns, rows: rows($0 * 100...$0 * 100 + 2))
    }
    scene.focus = 0
    return scene
  }()

  /// Text and a form, without rows.
  static let text = {
    var scene = detail
    scene.sections = []
    scene.focus = nil
    scene.failure = Failure(
      code: "x", message: "It failed.", advice: "Try it later.", canRetry: true)
    return scene
  }()

  static let all = [("detail", detail), ("list", list), ("tables", tables), ("text", text)]

  private static func rows(_ ids: ClosedRange<Int>) -> [Scene.Row] {
    ids.map { id in
      Scene.Row(id: String(id), cells: [StyledText(String(id)), StyledText("Movie \(id)")])
    }
  }
}
