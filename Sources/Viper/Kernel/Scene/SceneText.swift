extension Scene.Field {
  /// The choices, separated by commas; if there are more than ten, only the first three.
  package var choiceList: String {
    let listed = choices.count > 10 ? choices.prefix(3) + ["…"] : choices[...]
    return listed.map(\.label).joined(separator: ", ")
  }

  /// The placeholder as it is shown, so that it does not look like input; empty if there is none.
  package var placeholderInParentheses: String { placeholder.isEmpty ? "" : "(\(placeholder))" }
}

extension Scene {
  /// The whole scene as lines of plain text without trailing spaces, neither wrapped nor truncated.
  ///
  /// Tests compare this text, and scripts search it. A terminal uses its own layout instead. The
  /// text contains neither the commands nor the preview, because only some hosts show them. If a
  /// field has more than ten choices, the text contains only the first three.
  ///
  /// The fields and the buttons come after the tables. A terminal draws those of a page with running
  /// text below the title instead.
  public var text: String {
    var drawn = [title]
    if let message = searchValidationError ?? message { drawn.append(message) }
    if let picture { drawn.append(picture.text) }
    drawn += lines.map(\.text.text)
    drawn += table
    if !footnotes.isEmpty { drawn += [""] + footnotes.map(\.text.text) }
    drawn += fields.flatMap { field in
      let choices = field.choices.isEmpty ? "" : "  (\(field.choiceList))"
      let shown = field.text.isEmpty ? field.placeholderInParentheses : field.text
      return ["\(field.label): \(shown)\(choices)"]
        + (field.validationError.map { ["  ! \($0)"] } ?? [])
    }
    if let loading { drawn.append(loading) }
    if let failure {
      drawn.append("! " + failure.message)
      if !failure.advice.isEmpty { drawn.append("  " + failure.advice) }
    }
    if let notice { drawn.append(notice) }
    let inline = buttons.filter { $0.style == .inline }
    if !inline.isEmpty {
      drawn.append(
        inline.map { $0.isEnabled ? "[\($0.text)]" : "(\($0.text))" }.joined(separator: " "))
    }
    return Self.withoutTrailingSpaces(drawn)
  }

  private static func withoutTrailingSpaces(_ lines: [String]) -> String {
    var text: [UInt8] = []
    for byte in lines.joined(separator: "\n").utf8 {
      if byte == UInt8(ascii: "\n") { text.removeTrailingSpaces() }
      text.append(byte)
    }
    text.removeTrailingSpaces()
    return String(decoding: text, as: UTF8.self)
  }

  /// The lines of all tables.
  ///
  /// Each heading follows a blank line, except the first heading of a scene without running text.
  private var table: [String] {
    var drawn: [String] = []
    var index = 0
    for section in sections where !section.isEmpty {
      if !section.heading.isEmpty {
        if !lines.isEmpty || !drawn.isEmpty { drawn.append("") }
        drawn.append(section.heading)
      }
      for row in section.rows {
        if !row.heading.isEmpty { drawn.append(row.heading) }
        let mark = index == focus ? "> " : "  "
        drawn.append(mark + row.cells.map(\.text).joined(separator: "  "))
        index += 1
      }
      drawn += section.text.map(\.text.text)
    }
    return drawn
  }
}

extension [UInt8] {
  fileprivate mutating func removeTrailingSpaces() {
    while last == UInt8(ascii: " ") { removeLast() }
  }
}
