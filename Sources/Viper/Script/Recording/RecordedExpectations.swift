import Viper
import ViperText

/// The expectations of a recording, which depend on what the last ones stated.
///
/// Each expectation is the words and texts that follow `expect`.
struct RecordedExpectations {
  typealias Expectation = [ScriptToken.Kind]

  /// Whether titles and the texts of rows are expected.
  var includesTexts = true
  private var screen: String?
  private var title: String?
  private var focus: Int?

  /// Notes that the script itself moves the focus to a row, which need not be expected.
  mutating func move(to row: Int?) { focus = row }

  /// Returns the expectations that differ from the last ones.
  mutating func changes(in scene: Scene) -> [Expectation] {
    defer { (screen, title, focus) = (scene.name, scene.title, scene.focus) }
    return (scene.name == screen ? [] : [name(of: scene)])
      + (scene.title == title ? [] : titles(of: scene))
      + (scene.focus == focus ? [] : focuses(of: scene))
  }

  /// Returns the expectations for a mark: the focus and its row, or the screen if it has no rows.
  func mark(on scene: Scene, hiding secrets: RecordedSecrets) -> [Expectation] {
    guard let focus = scene.focus, scene.rows.indices.contains(focus) else {
      return [name(of: scene)] + titles(of: scene)
    }
    let row = scene.rows[focus]
    let text = [row.distinctText, row.cells.first?.text].compactMap(\.self).first {
      isPlain($0) && !secrets.hides($0) && (includesTexts || $0 == row.id)
    }
    return focuses(of: scene)
      + (text.map { [["row", "\(focus + 1)", .text($0)]] } ?? [])
  }

  func end(on scene: Scene, depth: Int) -> [Expectation] {
    [name(of: scene)] + titles(of: scene) + [["count", "\(scene.rows.count)"]]
      + focuses(of: scene) + [["depth", "\(depth)"]]
  }

  private func name(of scene: Scene) -> Expectation { ["screen", .word(scene.name)] }

  private func titles(of scene: Scene) -> [Expectation] {
    guard includesTexts, !scene.title.isEmpty, isPlain(scene.title) else { return [] }
    return [["title", .text(scene.title)]]
  }

  private func focuses(of scene: Scene) -> [Expectation] {
    scene.focus.map { [["focus", "\($0 + 1)"]] } ?? []
  }

  /// Returns whether a text of a service can be shown as it is.
  private func isPlain(_ text: String) -> Bool { TerminalSanitizer.clean(text) == text }
}
