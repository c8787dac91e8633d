import Viper

/// The expectations of a script.
///
/// Each function throws the difference to what was expected, if any.
extension ScriptPlayer {
  func expectText(_ text: String, isThere: Bool) throws(ScriptProblem) {
    guard try current().text.contains(text) != isThere else { return }
    throw ScriptProblem("\(isThere ? "Expected" : "Did not expect") \"\(text)\" on the screen.")
  }

  func expectPattern(_ pattern: String, isThere: Bool) throws(ScriptProblem) {
    let text = try current().text
    // The pattern was checked when the script was read.
    guard let regex = try? Regex(pattern).anchorsMatchLineEndings(),
      text.contains(regex) != isThere
    else { return }
    throw ScriptProblem("\(isThere ? "Expected" : "Did not expect") /\(pattern)/ on the screen.")
  }

  func expectShown(_ text: String, isThere: Bool) throws(ScriptProblem) {
    _ = try current()
    let lines = picture.map { transcript.screen.plainLines($0) } ?? []
    guard lines.contains(where: { $0.contains(text) }) != isThere else { return }
    let size = transcript.screen.size
    throw ScriptProblem(
      "\(isThere ? "Expected" : "Did not expect") \"\(text)\" on the "
        + "\(size.columns)x\(size.rows) that are shown.")
  }

  func expectScreen(_ name: String) throws(ScriptProblem) {
    try expectEqual("the screen", name, try current().name)
  }

  func expectTitle(_ title: String) throws(ScriptProblem) {
    try expectEqual("the title", title, try current().title)
  }

  func expectCount(_ count: Int) throws(ScriptProblem) {
    try expectEqual("rows", count, try current().rows.count)
  }

  func expectFocus(_ row: Int) throws(ScriptProblem) {
    let focus = try current().focus
    guard focus != row - 1 else { return }
    throw ScriptProblem(
      "Expected the focus on row \(row); it is on " + (focus.map { "row \($0 + 1)." } ?? "none."))
  }

  func expectRow(_ place: Int, _ text: String) throws(ScriptProblem) {
    let rows = try current().rows
    guard rows.indices.contains(place - 1) else {
      throw ScriptProblem("Expected a row \(place); the screen has \(rows.count).")
    }
    let row = rows[place - 1].cells.map(\.text).joined(separator: "  ")
    guard row.contains(text) else {
      throw ScriptProblem("Expected \"\(text)\" in row \(place), which is \"\(row)\".")
    }
  }

  func expectField(_ name: String, _ text: String) throws(ScriptProblem) {
    guard let field = try current().fields.first(where: { $0.name == name }) else {
      throw ScriptProblem("Expected a field '\(name)'; there is none.")
    }
    guard field.text != text else { return }
    let wanted = field.isSecret || secretFields.contains(name) ? text.asDots : text
    throw ScriptProblem(
      "Expected \"\(wanted)\" in the field '\(name)', which contains \"\(field.text)\".")
  }

  func expectButton(_ label: String, isEnabled: Bool) throws(ScriptProblem) {
    _ = try current()
    guard try button(label).isEnabled != isEnabled else { return }
    let words = isEnabled ? ("enabled", "disabled") : ("disabled", "enabled")
    throw ScriptProblem("Expected the button \"\(label)\" to be \(words.0); it is \(words.1).")
  }

  func expectEqual<Value: Equatable>(
    _ what: String, _ expected: Value, _ found: Value
  ) throws(ScriptProblem) {
    guard expected != found else { return }
    throw ScriptProblem("Expected \(what) to be \(expected); it is \(found).")
  }

  private func current() throws(ScriptProblem) -> Scene {
    guard let scene else { throw ScriptProblem("Expected a screen, and none is open.") }
    return scene
  }
}
