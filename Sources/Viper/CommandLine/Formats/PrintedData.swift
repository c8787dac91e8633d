package import Viper
import ViperLocalization
package import ViperPlatform
import ViperText

/// Methods that print, in the requested format, the output of commands that do not open a window.
extension CommandContext {
  /// Writes a note that explains why the output is empty, unless the output is a JSON document.
  ///
  /// The note is written even if the output is a pipe.
  package func noteEmpty(_ sentence: String) {
    if case .document = style.format { return }
    console.note(TerminalSanitizer.clean(sentence))
  }

  /// Prints rows or, if there are none, a note.
  ///
  /// In JSON, the output is an object with the rows as the value of one member.
  package func print<Subject>(
    _ rows: [Subject], as name: String, others: [(name: String, value: FieldValue)] = [],
    in selection: FieldSelection<Subject>, title: String = "",
    lines: [StyledText] = [], empty: String
  ) throws(CommandFailure) {
    let rows = selection.sorted(rows)
    if rows.isEmpty { noteEmpty(empty) }
    switch style.format {
    case .document(let isPretty):
      let members = others + [(name, .list(rows.map(selection.document)))]
      try write(.record(Record(members: members)), isPretty: isPretty)
    case .screen(let columns):
      guard !rows.isEmpty else { return }
      var scene = Scene(name: name, title: title)
      scene.lines = lines.map { Scene.Line($0) }
      scene.sections = [selection.section(rows, in: outputLocalizer)]
      try console.write(draw(scene, columns: columns))
    case .rows:
      try console.write(header(selection) + rows.map { text($0, in: selection) }.joined())
    }
  }

  package func print<Subject>(_ subject: Subject, in selection: FieldSelection<Subject>)
    throws(CommandFailure)
  {
    switch style.format {
    case .document(let isPretty): try write(selection.document(subject), isPretty: isPretty)
    case .screen(let columns):
      var scene = Scene(name: "data", title: "")
      scene.lines = selection.labeled(subject)
      try console.write(draw(scene, columns: columns))
    case .rows(let format):
      let text = format.page(subject, selection, isColored: style.isColored)
      if text.isEmpty { noteEmpty(localizer.text("These fields are empty.")) }
      try console.write(header(selection) + text)
    }
  }

  /// Prints a path, removing control characters only if the output is a terminal.
  package func report(path: SystemText) throws(CommandFailure) {
    if style.isJSON { return try report([("path", .text(path.text))]) }
    let shown =
      console.isOutputTerminal ? SystemText(TerminalSanitizer.clean(path.text)) : path
    try console.write(shown.bytes + "\n".utf8)
  }

  /// If the format is JSON, prints the result of a command.
  ///
  /// For other formats, the command itself prints notes.
  package func report(_ members: [(name: String, value: FieldValue)]) throws(CommandFailure) {
    try report(.record(Record(members: members)))
  }

  package func report(_ document: FieldValue) throws(CommandFailure) {
    guard style.isJSON else { return }
    switch (style.format, document) {
    case (.document(let isPretty), _): try write(document, isPretty: isPretty)
    case (.rows, .list(let values, _)): for value in values { try write(value, isPretty: false) }
    default: try write(document, isPretty: false)
    }
  }

  /// Returns the header line of the output if it has one that was not returned before.
  package func header<Subject>(_ selection: FieldSelection<Subject>) -> String {
    if case .rows(let format) = style.format { format.header(selection) } else { "" }
  }

  /// Returns the line about a subject, with the terminator that other programs expect.
  package func text<Subject>(_ subject: Subject, in selection: FieldSelection<Subject>) -> String {
    let format: any RowFormat =
      if case .rows(let format) = style.format { format } else { TSV() }
    return format.row(subject, selection, isColored: style.isColored)
  }

  /// Returns rows for the details of a failure: a table for people, otherwise tab-separated lines.
  package func details<Subject>(
    _ rows: [Subject], in selection: FieldSelection<Subject>
  ) -> String {
    var text = rows.map { TSV().row($0, selection, isColored: false) }.joined()
    if case .screen = style.format {
      var scene = Scene(name: "details", title: "")
      scene.sections = [selection.section(rows, in: localizer)]
      var renderer = StreamRenderer(columns: console.errorColumns ?? 80, isColored: false)
      text = renderer.draw(scene)
    }
    return String(text.dropLast())
  }

  /// Returns lines as styled text, each with a line terminator.
  package func drawn(_ lines: [StyledText]) -> String {
    let styler = ANSIStyler(isColored: style.isColored)
    return lines.map { styler.draw($0) + "\n" }.joined()
  }

  private func write(_ document: FieldValue, isPretty: Bool) throws(CommandFailure) {
    try console.write(JSONText.encode(document, isPretty: isPretty) + "\n")
  }

  func draw(_ scene: Scene, columns: Int) -> String {
    var renderer = StreamRenderer(columns: columns, isColored: style.isColored)
    return renderer.draw(scene)
  }
}
