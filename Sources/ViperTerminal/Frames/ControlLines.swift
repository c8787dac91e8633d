import Viper

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
      ControlPlace(
        control: control, line: lines.count, height: text.count, columns: columns, cursor: cursor))
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
          control: control, line: lines.count, columns: start..<start + text.columns, cursor: start)
      )
    }
    if !line.spans.isEmpty { lines.append(line) }
  }
}

/// The place of a control.
struct ControlPlace: Hashable {
  let control: SceneControl
  /// The index of the line.
  var line: Int
  /// The number of lines, what is wrong with a field included.
  var height = 1
  /// The columns, from 0.
  let columns: Range<Int>
  let cursor: Int
}

/// A part of a screen, other than its rows, that can have the focus.
enum SceneControl: Hashable {
  case field(String)
  case button(String)
}

/// The focus of the controls of a full screen, each of which has a column for its mark.
struct ControlFocus: Hashable {
  var control: SceneControl?
  /// The number of characters before the cursor in the field with the focus.
  var cursor: Int?
}
