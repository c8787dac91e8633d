extension Scene {
  /// The whole scene as plain text, one thing a line, neither wrapped nor cut.
  ///
  /// Tests compare it, scripts search it. A terminal gets its own drawing.
  public var text: String {
    var drawn = [title]
    if let message { drawn.append(message) }
    drawn += lines.map(\.text.text)
    drawn += fields.flatMap { field in
      ["\(field.label): \(field.text)"] + (field.complaint.map { ["  ! \($0)"] } ?? [])
    }
    drawn += rows.enumerated().map { place, row in
      (place == focus ? "> " : "  ") + row.cells.map(\.text).joined(separator: "  ")
    }
    if isLoading { drawn.append("Loading…") }
    if let failure {
      drawn.append("! " + failure.message)
      if !failure.advice.isEmpty { drawn.append("  " + failure.advice) }
    }
    if !buttons.isEmpty {
      drawn.append(
        buttons.map { $0.isOn ? "[\($0.label)]" : "(\($0.label))" }.joined(separator: " "))
    }
    return drawn.joined(separator: "\n")
  }
}
