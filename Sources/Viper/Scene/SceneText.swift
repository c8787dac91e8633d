extension Scene {
  /// The whole scene as plain text, one thing a line, neither wrapped nor cut.
  ///
  /// Tests compare it, scripts search it. A terminal gets its own drawing.
  public var text: String {
    var drawn = [title]
    if let message { drawn.append(message) }
    drawn += lines.map(\.text.text)
    drawn += table
    drawn += fields.flatMap { field in
      let choices = field.choices.isEmpty ? "" : "  (\(field.choices.joined(separator: ", ")))"
      return ["\(field.label): \(field.text)\(choices)"]
        + (field.complaint.map { ["  ! \($0)"] } ?? [])
    }
    if let loading { drawn.append(loading) }
    if let failure {
      drawn.append("! " + failure.message)
      if !failure.advice.isEmpty { drawn.append("  " + failure.advice) }
    }
    if !buttons.isEmpty {
      drawn.append(buttons.map(text).joined(separator: " "))
    }
    return drawn.joined(separator: "\n")
  }

  /// The rows of all sections; a heading has a blank line above it, unless it is the first thing below
  /// the title.
  private var table: [String] {
    var drawn: [String] = []
    var place = 0
    for section in sections where !section.rows.isEmpty {
      if !section.heading.isEmpty {
        if !lines.isEmpty || place > 0 { drawn.append("") }
        drawn.append(section.heading)
      }
      for row in section.rows {
        let mark = place == focus ? "> " : "  "
        drawn.append(mark + row.cells.map(\.text).joined(separator: "  "))
        place += 1
      }
    }
    return drawn
  }

  /// A button that can be pressed, one that cannot; a tick where what it says is so.
  private func text(_ button: Button) -> String {
    let label = (button.isChecked ? "✓ " : "") + button.label
    return button.isOn ? "[\(label)]" : "(\(label))"
  }
}
