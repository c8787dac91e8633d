import Viper
import ViperTerminal

/// Writes the expectations of a recording.
///
/// An expectation that the language cannot hold, or that contains a secret, is left out.
extension ScriptRecorder {
  /// Waits for everything that was begun, and expects what has changed since the last expectations.
  func expectChanges() {
    waitForBegun()
    guard let scene = window.scene else { return }
    if scene.name != told.screen { expect([.word("screen"), .word(scene.name)]) }
    if scene.title != told.title { expectTitle(of: scene) }
    if scene.focus != told.focus { expectFocus(of: scene) }
    told = (scene.name, scene.title, scene.focus)
  }

  /// Expects what the user has marked: the focus and its row, or the screen if it has no rows.
  func expectMark() {
    guard let scene = window.scene else { return }
    guard let focus = scene.focus, scene.rows.indices.contains(focus) else {
      expect([.word("screen"), .word(scene.name)])
      return expectTitle(of: scene)
    }
    expectFocus(of: scene)
    let row = scene.rows[focus]
    let texts = [row.tellingText, row.cells.first?.text].compactMap(\.self)
    for text in texts
    where isPlain(text) && !secrets.hides(text) && (expectsTexts || text == row.id) {
      return expect([.word("row"), .word("\(focus + 1)"), .text(text)])
    }
  }

  /// Expects what the window shows at the end.
  func expectAll() {
    waitForBegun()
    guard let scene = window.scene else { return }
    expect([.word("screen"), .word(scene.name)])
    expectTitle(of: scene)
    expect([.word("count"), .word("\(scene.rows.count)")])
    expectFocus(of: scene)
    expect([.word("depth"), .word("\(window.depth)")])
  }

  private func waitForBegun() {
    if hasBegun { lines.add("settle") }
    hasBegun = false
  }

  private func expectTitle(of scene: Scene) {
    guard expectsTexts, !scene.title.isEmpty, isPlain(scene.title) else { return }
    expect([.word("title"), .text(scene.title)])
  }

  private func expectFocus(of scene: Scene) {
    guard let focus = scene.focus else { return }
    expect([.word("focus"), .word("\(focus + 1)")])
  }

  private func expect(_ tokens: [ScriptToken.Kind]) {
    if let line = line([.word("expect")] + tokens) { lines.add(line) }
  }

  /// Returns whether a text of a service can be shown as it is.
  private func isPlain(_ text: String) -> Bool { TerminalSanitizer.clean(text) == text }
}
