package import Viper

/// The lines of the fields, the progress, the failure and the buttons of a scene.
package struct ControlLines {
  package private(set) var lines: [StyledText] = []
  /// The positions of the fields and the buttons in the lines.
  package private(set) var positions: [ControlPosition] = []

  mutating func add(_ more: [StyledText]) {
    lines += more
  }

  /// Adds a control at the beginning of a line.
  mutating func add(_ control: SceneControl, _ text: [StyledText], cursor: Int = 0) {
    let columns = 0..<(text.first?.columns ?? 0)
    positions.append(
      ControlPosition(
        control: control, line: lines.count, height: text.count, columns: columns, cursor: cursor
      ))
    lines += text
  }

  /// Adds controls side by side, and continues on the next line when one does not fit.
  mutating func add(_ row: [(control: SceneControl, text: StyledText)], gap: Int, width: Int) {
    var line: StyledText = ""
    for (control, text) in row {
      let text = text.cut(to: width)
      let blanks = line.spans.isEmpty ? 0 : gap
      if !line.spans.isEmpty, line.columns + blanks + text.columns > width {
        lines.append(line)
        line = ""
      } else {
        line += StyledText(String(repeating: " ", count: blanks))
      }
      let start = line.columns
      line += text
      positions.append(
        ControlPosition(
          control: control, line: lines.count, columns: start..<start + text.columns,
          cursor: start)
      )
    }
    if !line.spans.isEmpty { lines.append(line) }
  }
}

/// The position of a field or a button in its lines.
package struct ControlPosition: Hashable {
  package let control: SceneControl
  package var line: Int
  /// The number of lines, including the complaint about a field.
  package var height = 1
  /// The columns, from 0.
  package let columns: Range<Int>
  package let cursor: Int
}

/// A field or a button.
package enum SceneControl: Hashable {
  case field(String)
  case button(String)
}

/// The control with the focus on a full screen, where each control has a column for the focus mark.
package struct ControlFocus: Hashable {
  package var control: SceneControl?
  /// The number of characters before the cursor in the field with the focus.
  package var cursor: Int?
  /// Whether the whole text of the field is selected.
  package var isSelected: Bool

  package init(control: SceneControl? = nil, cursor: Int? = nil, isSelected: Bool = false) {
    self.control = control
    self.cursor = cursor
    self.isSelected = isSelected
  }
}
