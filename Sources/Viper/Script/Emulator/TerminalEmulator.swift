public import Viper
import ViperText

/// An in-memory terminal for tests and for scripts that press keys.
///
/// The emulator processes the output of a full-screen program, and stores what a person would see
/// on the screen. The emulator is strict: it reports a fault for any sequence that is unknown or
/// that different terminals interpret in different ways.
///
/// ```swift
/// var screen = TerminalEmulator(columns: 80, rows: 24) { Issue.record($0) }
/// screen.write(bytes)
/// #expect(screen.text[0] == "Notes")
/// ```
public struct TerminalEmulator: Sendable {
  /// A position on the screen, from 0.
  public struct Cursor: Hashable, Sendable {
    /// The row.
    public package(set) var row = 0
    /// The column.
    public package(set) var column = 0
  }

  /// One of a terminal's two screens: the main screen or the alternate screen.
  package struct Page: Hashable, Sendable {
    var grid: EmulatorGrid
    /// The number of keyboard modes on the stack.
    package var keyboardDepth = 0
  }

  /// A query that a program sent to the terminal.
  package enum Query: Hashable, Sendable {
    case attributes, keyboard, synchronizedOutput, version, cellSize, cursor
  }

  /// The last character drawn, to which combining marks can still be added, and its position.
  struct Drawn: Hashable, Sendable {
    var text: String
    let position: Cursor
  }

  /// The modes that a program may set or reset.
  static let knownModes: Set<Int> = [7, 25, 1000, 1006, 1049, 2004, 2026]

  /// Splits text into parts that occupy separate cells, and returns their widths.
  let pieces: @Sendable (String) -> [(text: String, width: Int)]
  /// The number of columns.
  public private(set) var columns: Int
  /// The number of rows.
  public private(set) var rows: Int
  /// The faults found so far.
  public private(set) var faults: [Diagnostic] = []
  package var queries: [Query] = []
  /// The main page and the alternate page.
  var pages: [Page]
  /// The cursor's position.
  public package(set) var cursor = Cursor()
  /// Whether the last column of the cursor's row has just been written, so that the next character
  /// wraps.
  var isBeyond = false
  var rendition = EmulatorRendition()
  /// The modes that are currently set.
  ///
  /// Initially, lines wrap and the cursor is visible.
  package var modes: Set<Int> = [7, 25]
  var region: ClosedRange<Int>
  /// The state to restore when the main screen is shown again.
  var saved: (cursor: Cursor, rendition: EmulatorRendition) = (Cursor(), EmulatorRendition())
  /// The cursor state that a program has explicitly saved.
  var kept: (cursor: Cursor, rendition: EmulatorRendition)?
  /// The strings that were written, each from the byte after Esc to the last byte before the
  /// terminator.
  package private(set) var strings: [[UInt8]] = []
  var drawn: Drawn?
  private var reader = EmulatorReader()
  private let onDiagnostic: @Sendable (Diagnostic) -> Void

  /// Creates an emulator with an empty screen and a closure to call for each fault.
  public init(
    columns: Int, rows: Int, onDiagnostic: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) {
    self.init(
      columns: columns, rows: rows,
      pieces: { $0.map { (String($0), TextWidth.of($0)) } }, onDiagnostic: onDiagnostic)
  }

  /// Creates an emulator for a terminal with its own rules for character widths.
  package init(
    columns: Int, rows: Int,
    pieces: @escaping @Sendable (String) -> [(text: String, width: Int)],
    onDiagnostic: @escaping @Sendable (Diagnostic) -> Void
  ) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.pieces = pieces
    self.onDiagnostic = onDiagnostic
    pages = Array(
      repeating: Page(grid: EmulatorGrid(columns: self.columns, rows: self.rows)), count: 2)
    region = 0...self.rows - 1
  }

  /// The index of the current page.
  var current: Int { isAlternate ? 1 : 0 }
  package var isAlternate: Bool { modes.contains(1049) }
  /// Whether the cursor is visible.
  public var isCursorVisible: Bool { modes.contains(25) }
  /// The cells of each row, one per column.
  public var cells: [[Cell]] { pages[current].grid.cells }
  /// The lines as plain text, without trailing blanks.
  public var text: [String] {
    cells.map { line in
      let text = line.map(\.text).joined()
      return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    }
  }
  /// The lines with their styles, without trailing blanks in the plain style.
  public var lines: [StyledText] { cells.map(Self.line) }
  /// The visible content, in which the cursor is a reversed cell.
  package var image: ScreenImage {
    var cells = cells
    if isCursorVisible { cells[cursor.row][cursor.column].rendition.isReversed.toggle() }
    return ScreenImage(
      columns: columns, rows: rows, lines: cells.map(Self.line), blocks: cells.map(Self.blocks))
  }

  /// Returns a line's block characters, each of which represents two pixels, one above the other.
  private static func blocks(_ cells: [Cell]) -> [ScreenImage.Block] {
    cells.enumerated().compactMap { column, cell in
      let bottom = EmulatorRendition.rgb(cell.rendition.background)
      let top = cell.text == "▀" ? EmulatorRendition.rgb(cell.rendition.foreground) : bottom
      return top.map { ScreenImage.Block(column: column, top: $0, bottom: bottom) }
    }
  }

  private static func line(_ cells: [Cell]) -> StyledText {
    let end = cells.lastIndex { $0.text != " " || $0.rendition.isReversed }.map { $0 + 1 } ?? 0
    return cells[..<end].reduce(into: "") { $0 += StyledText($1.text, $1.style) }
  }

  package var isUnfinished: Bool { reader.isUnfinished }

  /// Resizes the screen, truncating lines instead of wrapping them.
  public mutating func resize(columns: Int, rows: Int) {
    let (columns, rows) = (max(columns, 1), max(rows, 1))
    (self.columns, self.rows) = (columns, rows)
    for page in pages.indices {
      pages[page].grid = pages[page].grid.resized(columns: columns, rows: rows)
    }
    region = 0...rows - 1
    move(to: Cursor(row: min(cursor.row, rows - 1), column: min(cursor.column, columns - 1)))
    saved.cursor = Cursor(
      row: min(saved.cursor.row, rows - 1), column: min(saved.cursor.column, columns - 1))
  }

  /// Processes bytes written by a program, in chunks of any size.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for piece in reader.take(byte) { take(piece) }
    }
  }

  mutating func fault(_ fault: Diagnostic) {
    faults.append(fault)
    onDiagnostic(fault)
  }

  private mutating func take(_ piece: EmulatorReader.Piece) {
    switch piece {
    case .scalar(let scalar): show(scalar)
    case .control(let byte): apply(control: byte)
    case .sequence(let text):
      if apply(escape: text) { return }
      guard text.hasPrefix("\u{1B}["), let sequence = EmulatorSequence(String(text.dropFirst(2))),
        apply(sequence)
      else { return fault(.unknownSequence(String(text.dropFirst()))) }
    case .string(let bytes):
      strings.append(bytes)
      drawn = nil
    case .notUTF8(let bytes): fault(.notUTF8(bytes))
    }
  }
}
