/// The part of a field's text that has room beside its label: the part with the cursor.
struct FieldWindow: Hashable {
  let text: String
  /// The column of the cursor, from the beginning of the part.
  let cursor: Int

  /// Creates the part that fits in a width, whose last column is kept for the cursor.
  init(_ text: String, cursor: Int, width: Int) {
    let clean = TerminalSanitizer.clean(text)
    let room = max(width - 1, 1)
    var before = clean.prefix(max(cursor, 0))
    var columns = TextWidth.of(before)
    while columns > room, let first = before.first {
      columns -= TextWidth.of(first)
      before.removeFirst()
    }
    self.cursor = columns
    let after = String(clean.dropFirst(max(cursor, 0)))
    self.text = String(before + TextWidth.prefix(after, width: max(room - columns, 0)))
  }
}
