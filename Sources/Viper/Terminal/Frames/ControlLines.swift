import Viper

struct ControlLines {
  private(set) var lines: [StyledText] = []
  private(set) var positions: [ControlPosition] = []

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

struct ControlPosition: Hashable {
  let control: SceneControl
  var line: Int
  /// The number of lines, including the complaint about a field.
  var height = 1
  /// The columns, from 0.
  let columns: Range<Int>
  let cursor: Int
}

enum SceneControl: Hashable {
  case field(String)
  case button(String)
}

/// The control with the focus on a full screen, where each control has a column for the focus mark.
struct ControlFocus: Hashable {
  var control: SceneControl?
  /// The number of characters before the cursor in the field with the focus.
  var cursor: Int?
  var isSelected = false
}
