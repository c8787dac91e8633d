package import Viper
import ViperText

/// A part of the screen that the focus reaches in a single step: a field, the buttons or a table.
enum HostGroup {
  case control(SceneControl)
  /// The buttons, represented by the first one.
  case buttons(SceneControl)
  /// The rows of a table; an empty range for a page without tables.
  case rows(Range<Int>)

  var isButtons: Bool { if case .buttons = self { true } else { false } }

  /// Returns whether the group contains a region, or the focused row on a page.
  func has(_ region: HostScreen.Region, focus: Int?) -> Bool {
    switch (self, region) {
    case (.control(let own), .control(let control)): own == control
    case (.buttons, .control(.button)): true
    case (.rows(let rows), .page): rows.isEmpty || focus.map(rows.contains) == true
    default: false
    }
  }
}

extension Scene {
  /// The controls that can be focused, in order.
  var controls: [SceneControl] {
    // Going through the buttons themselves would copy each of them.
    let inline = buttons.indices.filter { buttons[$0].isEnabled && buttons[$0].style == .inline }
    return fields.map { .field($0.name) } + inline.map { .button(buttons[$0].id) }
  }

  /// The number of rows of all tables together.
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The ID of the focused row if its preview lacks something that can be loaded.
  var incompleteRow: String? {
    guard offers.contains(.loadPreview), preview != nil, let focus else { return nil }
    let rows = rows
    return rows.indices.contains(focus) ? rows[focus].id : nil
  }

  /// Whether the scene has rows other than those of charts, but none of them has the focus.
  var leavesFocusToHost: Bool {
    focus == nil && sections.contains { $0.rows.first.map { $0.share == nil } ?? false }
  }

  /// Whether going back would discard what the user has entered.
  ///
  /// A prompt and an overlay close without discarding the rest of the screen.
  var discardsChangesOnBack: Bool {
    hasUnsavedChanges && question == nil && !offers.contains(.back)
  }

  /// The field that the user must complete or leave before doing anything else, if any.
  var question: Field? { fields.first(where: \.isPrompt) }

  /// The focus groups in screen order: each field, the buttons, and each table or the page.
  var groups: [HostGroup] {
    var groups: [HostGroup] = []
    for control in controls {
      if case .field = control {
        groups.append(.control(control))
      } else if groups.last?.isButtons != true {
        groups.append(.buttons(control))
      }
    }
    var tables: [HostGroup] = []
    var first = 0
    for section in sections {
      let rows = first..<first + section.rows.count
      // The bars of a chart cannot have the focus.
      if !rows.isEmpty, section.rows.first?.share == nil { tables.append(.rows(rows)) }
      first = rows.upperBound
    }
    return tables.isEmpty && hasContent ? groups + [.rows(0..<0)] : groups + tables
  }

  /// Whether any of the rows can be shown as cards.
  var hasCards: Bool { sections.contains(where: \.hasCards) }

  /// Whether the scene has any text or rows.
  package var hasContent: Bool {
    !lines.isEmpty || sections.contains { !$0.rows.isEmpty }
  }
}
