package import Viper
import ViperText

/// A group that the user reaches by one step: a field, the buttons, or a table.
enum HostGroup {
  case control(SceneControl)
  /// The buttons, with the first of them.
  case buttons(SceneControl)
  /// The rows of a table; none for a page without tables.
  case rows(Range<Int>)

  var isButtons: Bool { if case .buttons = self { true } else { false } }

  /// Returns whether a region, or the focused row on a page, belongs to the group.
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
  /// The controls that can have the focus, in order.
  var controls: [SceneControl] {
    fields.map { .field($0.name) }
      + buttons.filter { $0.isEnabled && $0.style == .inline }.map { .button($0.id) }
  }

  /// The field that the user must fill in or leave first, if any.
  var question: Field? { fields.first(where: \.isAsked) }

  /// The groups that can have the focus, in the order of the screen: each field, the buttons, and each table.
  var groups: [HostGroup] {
    var groups: [HostGroup] = []
    for control in controls {
      if case .field = control {
        groups.append(.control(control))
      } else if groups.last?.isButtons != true {
        groups.append(.buttons(control))
      }
    }
    var first = 0
    for section in sections where !section.rows.isEmpty {
      groups.append(.rows(first..<first + section.rows.count))
      first += section.rows.count
    }
    return first == 0 && !lines.isEmpty ? groups + [.rows(0..<0)] : groups
  }

  /// Whether there is any text or row.
  package var hasContent: Bool {
    !lines.isEmpty || sections.contains { !$0.rows.isEmpty }
  }
}
