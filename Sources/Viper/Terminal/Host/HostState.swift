package import Viper

/// The part of a host's state that a driver needs to press the right keys.
package struct HostState {
  /// A part of a screen that can have the focus.
  package enum Focus: Hashable {
    case page, search, help
    case field(String)
    case button(String)
  }

  let keymap: HostKeymap
  let layout: HostLayout

  package var focus: Focus {
    guard !keymap.isCovered else { return .help }
    return switch keymap.screen.region {
    case .page: .page
    case .search: .search
    case .control(.field(let name)): .field(name)
    case .control(.button(let id)): .button(id)
    }
  }

  /// The text of the search field, or of the focused field.
  package var text: String { keymap.screen.editedText }

  /// The index of the focused row, if any.
  package var row: Int? { keymap.scene?.focus }

  /// Whether the focused row can be opened.
  package var canOpen: Bool { keymap.isListed(.open) }
  /// Returns whether pressing a button's key presses the button.
  package func hasKey(for button: Scene.Button) -> Bool {
    button.key.flatMap { keymap.button(for: .character($0)) }?.id == button.id
  }

  /// Returns whether a row of the scene is above the visible part.
  package func isAbove(row: Int) -> Bool {
    guard let scene = keymap.scene else { return false }
    let position = layout.top(scene, keymap.screen).layout.position(ofRow: row)
    return position.map { $0.line < keymap.screen.viewport.top } ?? false
  }

  /// Returns the terminal row that shows a row of the scene, and the first column of the row's text;
  /// `nil` if the scene's row is not visible.
  package func position(ofRow row: Int) -> (row: Int, column: Int)? {
    guard let scene = keymap.scene, !layout.isTooSmall, !keymap.isCovered else { return nil }
    let (panel, lines) = layout.top(scene, keymap.screen)
    let top = keymap.screen.viewport.top
    guard let line = lines.position(ofRow: row)?.line, (top..<top + lines.height).contains(line)
    else {
      return nil
    }
    let column = lines.columns(ofRow: row)?.lowerBound ?? lines.textColumns.lowerBound
    return (
      panel.innerRows.lowerBound + lines.headerHeight + line - top,
      panel.textColumns.lowerBound + column
    )
  }
}
