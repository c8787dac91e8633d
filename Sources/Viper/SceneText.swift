extension Scene {
  /// The whole scene as plain text, one thing a line, neither wrapped nor cut.
  ///
  /// Tests compare it, scripts search it. A terminal gets its own drawing.
  public var text: String {
    var drawn = [title]
    if let message { drawn.append(message) }
    drawn += lines.map(\.text.text)
    drawn += rows.enumerated().map { place, row in
      (place == focus ? "> " : "  ") + row.cells.map(\.text).joined(separator: "  ")
    }
    drawn += fields.flatMap { field in
      let choices = field.choices.isEmpty ? "" : "  (\(field.choices.joined(separator: ", ")))"
      return ["\(field.label): \(field.text)\(choices)"]
        + (field.complaint.map { ["  ! \($0)"] } ?? [])
    }
    if isLoading { drawn.append("Loading…") }
    if let failure {
      drawn.append("! " + failure.message)
      if !failure.advice.isEmpty { drawn.append("  " + failure.advice) }
    }
    if !buttons.isEmpty {
      drawn.append(buttons.map(text).joined(separator: " "))
    }
    return drawn.joined(separator: "\n")
  }

  /// A button that can be pressed, one that cannot; a tick where what it says is so.
  private func text(_ button: Button) -> String {
    let label = (button.isChecked ? "✓ " : "") + button.label
    return button.isOn ? "[\(label)]" : "(\(label))"
  }
}
