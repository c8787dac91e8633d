import Viper
import ViperTerminal
import ViperText

/// The script's expectations, each of which returns a sentence that describes the difference, or
/// `nil` if the expectation is met.
extension ScriptPlayer {
  func check(_ difference: String?) throws(ScriptError) {
    if let difference { throw ScriptError(difference) }
  }

  /// The window's routes, in the form that `expect routes` compares.
  var routes: String { stage.window.routes.map { "\($0)" }.joined(separator: " > ") }

  func missing(_ text: String, in scene: Scene, isThere: Bool) -> String? {
    let difference = missing(
      "\"\(text)\" on the screen", isThere: isThere, isFound: scene.text.contains(text))
    guard let difference, isThere, missing(shown: text, isThere: true) == nil else {
      return difference
    }
    return difference + " To find column headings and what the host shows, use 'expect shown'."
  }

  func missing(pattern: String, in scene: Scene, isThere: Bool) -> String? {
    // The pattern was checked when the script was read.
    guard let regex = try? Regex(pattern).anchorsMatchLineEndings() else { return nil }
    return missing(
      "/\(pattern)/ on the screen", isThere: isThere, isFound: scene.text.contains(regex))
  }

  func missing(shown text: String, isThere: Bool) -> String? {
    let lines = picture.map { transcript.screen.plainLines($0) } ?? []
    let size = transcript.screen.size
    return missing(
      "\"\(text)\" in the visible \(size.columns)x\(size.rows)", isThere: isThere,
      isFound: lines.contains { $0.contains(text) })
  }

  private func missing(_ what: String, isThere: Bool, isFound: Bool) -> String? {
    isThere == isFound ? nil : "\(isThere ? "Expected" : "Did not expect") \(what)."
  }

  func difference<Value: Equatable>(
    _ what: String, _ expected: Value, _ found: Value
  ) -> String? {
    expected == found ? nil : "Expected \(what) to be \(expected), but found \(found)."
  }

  func difference(inFocusOf scene: Scene, _ row: Int) -> String? {
    guard scene.focus != row - 1 else { return nil }
    let found = scene.focus.map { "row \($0 + 1)" } ?? "none"
    return "Expected the focus on row \(row), but it is on \(found)."
  }

  func difference(inRow number: Int, of scene: Scene, _ text: String) -> String? {
    let rows = scene.rows
    guard rows.indices.contains(number - 1) else {
      return "Row \(number) not found. Rows on the screen: \(rows.count)."
    }
    let row = rows[number - 1].cells.map(\.text).joined(separator: "  ")
    return row.contains(text) ? nil : "Expected \"\(text)\" in row \(number), but found \"\(row)\"."
  }

  func difference(inMarksOf text: String, of scene: Scene, _ marks: [String]) -> String? {
    let row = scene.rows.first { row in
      row.cells.map(\.text).joined(separator: "  ").contains(text)
    }
    guard let row else { return "No row contains \"\(text)\"." }
    let found = row.marks.flatMap { $0.split(separator: " ").map(String.init) }
    guard found.sorted() != marks.sorted() else { return nil }
    let (wanted, shown) = (marks.joined(separator: " "), row.marks.joined(separator: " "))
    return "Expected the marks of \"\(text)\" to be '\(wanted)', but they are '\(shown)'."
  }

  func difference(inField name: String, of scene: Scene, _ text: String) -> String? {
    guard let field = scene.fields.first(where: { $0.name == name }) else {
      return "Unknown field '\(name)'."
    }
    guard field.text != text else { return nil }
    let wanted = field.isSecret || hiddenFields.contains(name) ? text.asDots : text
    return "Expected \"\(wanted)\" in field '\(name)', but found \"\(field.text)\"."
  }

  func difference(inButton label: String, isEnabled: Bool) -> String? {
    do throws(ScriptError) {
      guard try button(label).isEnabled != isEnabled else { return nil }
    } catch {
      return error.message
    }
    let words = isEnabled ? ("enabled", "disabled") : ("disabled", "enabled")
    return "Expected button \"\(label)\" to be \(words.0), but it is \(words.1)."
  }
}
