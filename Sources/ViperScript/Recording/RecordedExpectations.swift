import Viper
import ViperTerminal

/// The expectations of a recording: knows the values in the last ones.
struct RecordedExpectations {
  typealias Command = [ScriptToken.Kind]

  /// Whether titles and the texts of rows are expected.
  var expectsTexts = true
  private var last: (screen: String?, title: String?, focus: Int?) = (nil, nil, nil)

  /// Takes over what is shown, so that only what changes from here is expected.
  mutating func assume(_ scene: Scene?) {
    last = (scene?.name, scene?.title, scene?.focus)
  }

  /// Takes over the row that an action has moved the focus to.
  mutating func assume(focus: Int?) {
    last.focus = focus
  }

  /// Returns expectations of what has changed since the last ones.
  mutating func changes(on scene: Scene) -> [Command] {
    defer { assume(scene) }
    return (scene.name == last.screen ? [] : [screen(scene)])
      + (scene.title == last.title ? [] : title(of: scene))
      + (scene.focus == last.focus ? [] : focus(of: scene))
  }

  /// Returns expectations of what the user has marked: the focus and its row, or the screen if it has
  /// no rows.
  func mark(on scene: Scene, hiding secrets: RecordedSecrets) -> [Command] {
    guard let place = scene.focus, scene.rows.indices.contains(place) else {
      return [screen(scene)] + title(of: scene)
    }
    let row = scene.rows[place]
    let text = [row.tellingText, row.cells.first?.text].compactMap(\.self).first { text in
      isPlain(text) && !secrets.hides(text) && (expectsTexts || text == row.id)
    }
    return focus(of: scene)
      + (text.map { [[.word("expect"), .word("row"), .word("\(place + 1)"), .text($0)]] } ?? [])
  }

  /// Returns expectations of everything that the window shows.
  func all(on scene: Scene, depth: Int) -> [Command] {
    [screen(scene)] + title(of: scene)
      + [[.word("expect"), .word("count"), .word("\(scene.rows.count)")]] + focus(of: scene)
      + [[.word("expect"), .word("depth"), .word("\(depth)")]]
  }

  private func screen(_ scene: Scene) -> Command {
    [.word("expect"), .word("screen"), .word(scene.name)]
  }

  private func title(of scene: Scene) -> [Command] {
    guard expectsTexts, !scene.title.isEmpty, isPlain(scene.title) else { return [] }
    return [[.word("expect"), .word("title"), .text(scene.title)]]
  }

  private func focus(of scene: Scene) -> [Command] {
    scene.focus.map { [[.word("expect"), .word("focus"), .word("\($0 + 1)")]] } ?? []
  }

  /// Returns whether a text of a service can be shown as it is.
  private func isPlain(_ text: String) -> Bool { TerminalSanitizer.clean(text) == text }
}
