import Viper

/// A part of a screen, other than its rows, that can have the focus.
enum SceneControl: Hashable {
  case field(String)
  case button(String)
}

/// How the controls of a full screen are drawn: each has a column for the mark of the focus.
struct ControlFocus: Hashable {
  /// The control with the focus, if any.
  var control: SceneControl?
  /// The number of characters before the cursor in the field with the focus.
  var cursor: Int?
}

/// Where a control is drawn.
struct ControlPlace: Hashable {
  let control: SceneControl
  /// The index of the line.
  var line: Int
  /// The columns, from 0.
  let columns: Range<Int>
  /// The column of the cursor.
  let cursor: Int
}

/// Lines with controls.
struct ControlLines {
  private(set) var lines: [StyledText] = []
  private(set) var places: [ControlPlace] = []

  mutating func add(_ more: [StyledText]) {
    lines += more
  }

  /// Adds a control at the beginning of a line.
  mutating func add(_ control: SceneControl, _ text: [StyledText], cursor: Int = 0) {
    let columns = 0..<(text.first?.columns ?? 0)
    places.append(
      ControlPlace(control: control, line: lines.count, columns: columns, cursor: cursor))
    lines += text
  }

  /// Adds controls one beside the other, each on one line if it fits there.
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
      places.append(
        ControlPlace(
          control: control, line: lines.count, columns: start..<start + text.columns, cursor: start))
    }
    if !line.spans.isEmpty { lines.append(line) }
  }
}
