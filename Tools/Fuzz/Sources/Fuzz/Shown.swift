import MoviePresentation
import Synchronization
import Viper
import ViperLocalization

@testable import ViperTerminal
@testable import ViperText

/// The invariants of everything shown to users or other programs.
enum Shown {
  private static let widestID = String(Int.min).count
  /// The screen sizes to draw scenes on.
  private static let sizes = [(80, 24), (9, 3), (1, 1)]
  /// The scenes drawn recently, which need not be checked again.
  private static let drawn = Mutex<Set<[AnyHashable]>>([])

  /// Checks text for a terminal; apart from our own escape sequences, the only control characters
  /// may be line feeds and those in `allowed`.
  static func check(_ text: String, allowing allowed: Set<Unicode.Scalar> = []) throws(Finding) {
    // This is a fast path, because most text has no such character.
    guard text.unicodeScalars.contains(where: { $0 != "\n" && TerminalSanitizer.isUnsafe($0) })
    else { return }
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}", scalars.first == "[" {
        let end = scalars.dropFirst().first { !"0123456789;".unicodeScalars.contains($0) }
        try require(
          end == "m" || end == "G", "an escape sequence of others: \(text.debugDescription)")
        continue
      }
      try require(
        scalar == "\n" || allowed.contains(scalar) || !TerminalSanitizer.isUnsafe(scalar),
        "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
    }
  }

  /// Checks that no line of the text is wider than the terminal.
  static func check(_ text: String, columns: Int) throws(Finding) {
    try check(text)
    for line in text.unicodeScalars.split(separator: "\n") {
      let width = TextWidth.of(String(line))
      try require(
        width <= max(columns, 1),
        "\(width) columns of \(columns): \(String(line).debugDescription)")
    }
  }

  /// Draws a scene in every way and checks the output.
  static func check(_ scene: Scene?, columns: Int? = nil, rows: Int? = nil) throws(Finding) {
    guard let scene else { return }
    _ = scene.text
    try check(scene.failure)
    let sizes = columns.flatMap { columns in rows.map { [(columns, $0)] } } ?? sizes
    for (columns, rows) in sizes {
      let isNew = drawn.withLock { drawn in
        if drawn.count > 1_000 { drawn = [] }
        return drawn.insert([scene, columns, rows]).inserted
      }
      guard isNew else { continue }
      try check(scene, on: FrameRenderer(columns: columns, rows: rows))
      var plain = StreamRenderer(columns: columns, isColored: false)
      // An ID is never truncated, even on a narrower terminal.
      let drawn = plain.draw(scene)
      try columns < widestID ? check(drawn) : check(drawn, columns: columns)
      try require(plain.draw(scene).isEmpty, "drawn twice on \(columns) columns")
      var placed = StreamRenderer(columns: columns, isColored: true, placesCells: true)
      try check(placed.draw(scene))
    }
  }

  /// Checks an error message, which must not contain a secret in any spelling.
  static func check(_ failure: Failure?) throws(Finding) {
    guard let failure else { return }
    try require(!failure.text.isEmpty, "nothing is said of \(failure.code)")
    try require(
      !letters(failure.text).contains(letters(Messages.credential)), "a secret: \(failure.text)")
  }

  private static func letters(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || "0"..."9" ~= $0 }))
  }

  private static func check(_ scene: Scene, on renderer: FrameRenderer) throws(Finding) {
    var scene = scene
    var viewport = Viewport()
    for step in [1, 100, -1] {
      if case .moveFocus(let rows) = viewport.step(step, in: scene, renderer: renderer) {
        scene.focus = scene.focus.map { max(0, min($0 + rows, scene.rows.count - 1)) }
      }
      let frame = renderer.draw(scene, following: &viewport)
      let count = frame.lines.count
      try require(count <= max(renderer.rows, 1), "\(count) lines of \(renderer.rows)")
      for line in frame.text { try check(line, columns: renderer.columns) }
      for line in frame.placed(by: ANSIStyler(isColored: true)) { try check(line) }
    }
  }
}
