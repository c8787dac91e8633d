import Testing

/// A terminal for a program on a full screen: it takes the bytes that the program writes, keeps what a person sees, and
/// reports everything that it does not know or that terminals disagree on.
struct ScreenModel: Sendable {
  /// A place on the screen, from 0.
  struct Cursor: Hashable, Sendable {
    var row = 0
    var column = 0
  }

  /// One of the two screens of a terminal.
  struct Page: Hashable, Sendable {
    var grid: ScreenGrid
    /// How many keyboard modes are set, one over the other.
    var keyboardDepth = 0
  }

  /// What a program wants to know of a terminal.
  enum Question: Hashable {
    case attributes, keyboard, synchronizedOutput, version, cellSize
  }

  /// A character that marks may still be added to, and its place.
  struct Drawn: Hashable, Sendable {
    var text: String
    let place: Cursor
  }

  /// The modes that a program may set or reset.
  static let knownModes: Set<Int> = [7, 25, 1000, 1006, 1049, 2004, 2026]

  let reading: WidthReading
  private(set) var columns: Int
  private(set) var rows: Int
  /// The faults so far.
  private(set) var faults: [ScreenFault] = []
  /// What was asked so far.
  var questions: [Question] = []
  var main: Page
  var alternate: Page
  var cursor = Cursor()
  /// Whether the last column of the cursor's row was just written to: the cursor stands neither in it nor behind it.
  var isBeyond = false
  var rendition = ScreenRendition()
  /// The modes that are set: lines wrap and the cursor is shown at first.
  var modes: Set<Int> = [7, 25]
  /// The rows that scroll.
  var region: ClosedRange<Int>
  /// What the main screen gets back when it is shown again.
  var saved: (cursor: Cursor, rendition: ScreenRendition) = (Cursor(), ScreenRendition())
  /// What a program has kept of the cursor, for itself.
  var kept: (cursor: Cursor, rendition: ScreenRendition)?
  /// The strings that were written, from the byte behind Esc on to the byte before their end.
  private(set) var strings: [[UInt8]] = []
  var drawn: Drawn?
  /// The bytes of a sequence or a character that has begun.
  private var begun: [UInt8] = []
  private let report: @Sendable (ScreenFault) -> Void

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  ///   - reading: How wide characters are.
  ///   - report: What is done with a fault, besides keeping it; it fails the test unless told otherwise.
  init(
    columns: Int, rows: Int, reading: WidthReading,
    report: @escaping @Sendable (ScreenFault) -> Void = { Issue.record($0) }
  ) {
    self.columns = columns
    self.rows = rows
    self.reading = reading
    self.report = report
    main = Page(grid: ScreenGrid(columns: columns, rows: rows))
    alternate = main
    region = 0...rows - 1
  }

  /// The screen that is shown.
  var page: Page {
    get { isAlternate ? alternate : main }
    set { if isAlternate { alternate = newValue } else { main = newValue } }
  }
  var isAlternate: Bool { modes.contains(1049) }
  var isCursorVisible: Bool { modes.contains(25) }
  var cells: [[ScreenCell]] { page.grid.cells }
  /// The lines without blanks at their ends.
  var text: [String] {
    cells.map { line in
      let text = line.map(\.text).joined()
      return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    }
  }
  /// Whether a sequence or a character has begun whose rest has not come.
  var isUnfinished: Bool { !begun.isEmpty }

  /// Gives the screen another size, as a person does with the window of a terminal.
  ///
  /// No line is wrapped anew.
  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    main.grid = main.grid.resized(columns: columns, rows: rows)
    alternate.grid = alternate.grid.resized(columns: columns, rows: rows)
    region = 0...rows - 1
    move(to: Cursor(row: min(cursor.row, rows - 1), column: min(cursor.column, columns - 1)))
    saved.cursor = Cursor(
      row: min(saved.cursor.row, rows - 1), column: min(saved.cursor.column, columns - 1))
  }

  /// Takes what a program writes, in pieces of any size.
  mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { take(byte) }
  }

  mutating func fault(_ fault: ScreenFault) {
    faults.append(fault)
    report(fault)
  }

  private mutating func take(_ byte: UInt8) {
    switch (begun.first, byte) {
    case (0x1B, _): takeSequence(byte)
    case (nil, 0x00...0x1F): byte == 0x1B ? begun.append(byte) : obey(control: byte)
    case (nil, 0x20...0x7F): show(Unicode.Scalar(byte))
    default: takeCharacter(byte)
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    begun.append(byte)
    if takeString(byte) { return }
    let isIntroducer = begun.count == 2 && byte == UInt8(ascii: "[")
    if isIntroducer || begun.count > 2 && 0x20...0x3F ~= byte { return }
    let text = String(decoding: begun, as: UTF8.self)
    begun = []
    if obey(escape: text) { return }
    guard text.hasPrefix("\u{1B}["), let sequence = ScreenSequence(String(text.dropFirst(2))),
      obey(sequence)
    else { return fault(.unknownSequence(String(text.dropFirst()))) }
  }

  /// Takes a byte of a string, and returns whether there is one.
  private mutating func takeString(_ byte: UInt8) -> Bool {
    let isBegun = begun.count > 1 && [0x5D, 0x50, 0x5F].contains(begun[1])
    guard isBegun else { return false }
    let isBell = byte == 0x07 && begun[1] == UInt8(ascii: "]")
    let isEnd = byte == UInt8(ascii: "\\") && begun.count > 3 && begun[begun.count - 2] == 0x1B
    if isBell || isEnd {
      strings.append(Array(begun.dropFirst().dropLast(isBell ? 1 : 2)))
      begun = []
      drawn = nil
    }
    return true
  }

  private mutating func takeCharacter(_ byte: UInt8) {
    let isRest = 0x80...0xBF ~= byte
    guard isRest == !begun.isEmpty else {
      // The byte may begin another character, a sequence or a line.
      let isStart = !begun.isEmpty
      fault(.notUTF8(isStart ? begun : [byte]))
      begun = []
      if isStart { take(byte) }
      return
    }
    begun.append(byte)
    guard begun.count == Self.length(begun[0]) else { return }
    let character = String(validating: begun, as: UTF8.self)
    if let scalar = character?.unicodeScalars.first { show(scalar) } else { fault(.notUTF8(begun)) }
    begun = []
  }

  /// How many bytes a character has by the first of them.
  private static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}
