import Foundation
import Testing
import Viper

/// The format of scenes for other programs.
struct SceneEncodingTests {
  private static var page: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      return try String(contentsOf: root.appending(path: "Docs/SceneFormat.md"), encoding: .utf8)
    }
  }

  private static var scene: Scene {
    var scene = Scene(name: "film", title: "Metropolis", message: "Rated.")
    let text =
      StyledText("8.9", .init(color: .green, isBold: true)) + " of 10"
      + StyledText("page", .init(isDim: true, isReversed: true, link: "https://a.example/"))
    scene.picture = Scene.Picture(id: "poster-19", address: "/p.jpg", text: "Poster")
    scene.lines = [Scene.Line(text, hangingIndent: 2)]
    scene.sections = [
      Scene.Section(
        heading: "Cast", columns: [Scene.Column("NAME", .fixed, sort: .ascending)],
        rows: [
          Scene.Row(
            id: "person-7", cells: ["Rudolf Klein-Rogge"], marks: ["favorite"],
            heading: "Germany", share: 0.5, card: card)
        ], text: [Scene.Line("One more actor is unknown.")])
    ]
    scene.isDashboard = true
    scene.footnotes = ["TMDB 19"].map { Scene.Line($0) }
    scene.total = 12
    scene.narrowing = Scene.Narrowing(loaded: 20, total: 80)
    scene.notice = "Updated"
    scene.focus = 0
    scene.preview = Scene.Preview(
      title: "Rotwang", facts: [Scene.Line("1927")], lines: [Scene.Line("An inventor")],
      picture: Scene.Picture(id: "photo-7", address: nil, text: "No photo"))
    scene.fields = [
      Scene.Field(
        name: "rating", label: "Rating", text: "11", validationError: "At most 10.",
        choices: ["9", "10"],
        placeholder: "8.5", hint: "From 0.5 to 10.", isSecret: false)
    ]
    scene.hasUnsavedChanges = true
    scene.buttons = [
      Scene.Button(
        id: "favorite", label: "Favorite", isChecked: true, progress: "Saving…", key: "f",
        disabledReason: "Log in first."),
      Scene.Button(id: "page", label: "Page", style: .command, effect: .open("https://a.example/")),
      Scene.Button(id: "copy", label: "Copy", effect: .copy("https://a.example/")),
    ]
    scene.search = ""
    scene.searchLabel = "Filter"
    scene.searchValidationError = "Unknown word."
    scene.searchMistake = "word"
    scene.offers = [.more, .refresh]
    scene.loading = "Loading…"
    scene.failure = Failure(
      code: "offline", message: "Could not connect to TMDB.", advice: "Try again.", canRetry: true,
      cause: CancellationError())
    return scene
  }

  private static let card = Scene.Card(
    heading: "Rudolf Klein-Rogge", value: "8", note: "mine 9", facts: "Actor",
    text: "He played the inventor.",
    picture: Scene.Picture(id: "photo-7", address: nil, text: "No photo"))

  private func json(_ scene: Scene, _ options: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = options.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(scene), as: UTF8.self)
  }

  @Test func `The scene with all members is encoded as documented`() throws {
    let text = try json(Self.scene, .prettyPrinted).replacing("\" : ", with: "\": ")
    #expect(try Self.page.contains("\n```json\n\(text)\n```\n"), "\(text)")
  }

  @Test func `Each member is documented`() throws {
    let page = try Self.page
    func members(_ value: Any) -> [String] {
      switch value {
      case let list as [Any]: list.flatMap(members)
      case let group as [String: Any]: group.keys + group.values.flatMap(members)
      default: []
      }
    }
    let value = try JSONSerialization.jsonObject(with: Data(json(Self.scene).utf8))
    for name in Set(members(value)) where name != "open" && name != "copy" {
      #expect(page.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `A row without marks and without a card is encoded without them`() throws {
    var scene = Scene(name: "film", title: "")
    scene.sections = [Scene.Section(rows: [Scene.Row(id: "7", cells: [])])]
    #expect(try json(scene).contains(#""rows":[{"cells":[],"id":"7"}]"#))
  }

  @Test func `A card is encoded without its empty texts`() throws {
    var scene = Scene(name: "film", title: "")
    let card = Scene.Card(heading: "Metropolis")
    scene.sections = [Scene.Section(rows: [Scene.Row(id: "7", cells: [], card: card)])]
    let json = try json(scene)
    #expect(
      json.contains(
        #""rows":[{"card":{"heading":{"text":"Metropolis"}},"cells":[],"id":"7"}]"#))
  }

  @Test func `An empty scene is encoded with only its lists`() throws {
    #expect(
      try json(Scene(name: "film", title: ""))
        == #"{"buttons":[],"fields":[],"lines":[],"name":"film","offers":[],"sections":[],"title":"","version":1}"#
    )
  }
}
