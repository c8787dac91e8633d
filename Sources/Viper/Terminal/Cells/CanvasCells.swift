import Viper
import ViperText

/// A row's characters by column, in a form that is fast to copy and compare.
struct CanvasCells {
  /// A column encoded as a number: either the first column of a character, or one of the
  /// character's remaining columns, each of which has zero width.
  struct Cell: Hashable {
    private static let columnsShift: UInt64 = 24
    private static let styleShift: UInt64 = 32
    private static let linkShift: UInt64 = 48
    private static let cluster: UInt64 = 1 << 45
    private static let placed: UInt64 = 1 << 46
    private static let disputed: UInt64 = 1 << 47

    private var bits: UInt64

    /// Creates a character's first column from a Unicode scalar, or from the index of a
    /// multi-scalar character.
    init(_ glyph: UInt32, columns: Int = 1) {
      bits = UInt64(glyph) & 0xFF_FFFF | UInt64(min(columns, 127)) << Self.columnsShift
    }

    static let blank = Cell(0x20)
    /// A cell that is covered by a picture and written as a blank before the picture is drawn.
    static let covered = Cell(0xFFFC)
    static let further = Cell(0, columns: 0)

    /// The Unicode scalar, or the index of a multi-scalar character.
    var glyph: UInt32 {
      get { UInt32(truncatingIfNeeded: bits & 0xFF_FFFF) }
      set { bits = bits & ~0xFF_FFFF | UInt64(newValue) & 0xFF_FFFF }
    }
    /// The maximum width of the character, in columns.
    var columns: Int { Int(bits >> Self.columnsShift & 0xFF) }
    var style: CellStyle {
      get { CellStyle(rawValue: UInt8(truncatingIfNeeded: bits >> Self.styleShift)) }
      set {
        bits = (bits & ~(0xFF << Self.styleShift)) | UInt64(newValue.rawValue) << Self.styleShift
      }
    }
    /// The number of the link, from 1; 0 if there is none.
    var link: Int {
      get { Int(bits >> Self.linkShift) }
      set {
        let link = UInt64(min(newValue, 0xFFFF))
        bits = (bits & ~(0xFFFF << Self.linkShift)) | link << Self.linkShift
      }
    }
    var isCluster: Bool {
      get { bits & Self.cluster != 0 }
      set { bits = newValue ? bits | Self.cluster : bits & ~Self.cluster }
    }
    /// Whether the cursor must be moved before the cell is written, because terminals disagree on
    /// the width of the previous character.
    var isPlaced: Bool {
      get { bits & Self.placed != 0 }
      set { bits = newValue ? bits | Self.placed : bits & ~Self.placed }
    }
    /// Whether terminals disagree on the character's width.
    var isDisputed: Bool {
      get { bits & Self.disputed != 0 }
      set { bits = newValue ? bits | Self.disputed : bits & ~Self.disputed }
    }

    var isCovered: Bool { glyph == 0xFFFC && !isCluster }
    /// Whether the number is self-contained, without references to the row's characters and
    /// addresses.
    var isComplete: Bool { bits & (0xFFFF << Self.linkShift | Self.cluster) == 0 }
  }

  private(set) var cells: [Cell] = []
  /// The multi-scalar characters.
  private var clusters: [Character] = []
  /// The addresses of links.
  private var links: [String] = []

  /// Creates an empty row with space reserved for characters.
  init(room: Int = 0) {
    cells.reserveCapacity(room)
  }

  /// The number of columns.
  var end: Int { cells.count }
  /// Whether the cells refer to neither characters nor addresses.
  var isComplete: Bool { clusters.isEmpty && links.isEmpty }

  /// Appends the characters of a line.
  mutating func add(_ line: Frame.Line) {
    var isPlaced = endsDisputed
    for span in line.text.spans {
      var first = Cell(0)
      first.style = CellStyle(span.style)
      if let link = span.style.link { first.link = number(of: link) }
      first.isPlaced = isPlaced
      isPlaced = addSingles(span.text, first) ?? add(span.text, first)
    }
  }

  /// Appends text in the style of a cell if each scalar is a character of undisputed width.
  ///
  /// Most text meets this condition, which avoids the slow search for character boundaries. If the
  /// text does not meet the condition, nothing is appended.
  ///
  /// Returns whether some fonts draw the last character wider; `nil` if nothing is appended.
  private mutating func addSingles(_ text: String, _ first: Cell) -> Bool? {
    let start = cells.count
    var cell = first
    for scalar in text.unicodeScalars {
      cell.glyph = scalar.value
      if scalar.value &- 0x20 < 0x5F {
        cells.append(cell)
        cell.isPlaced = false
      } else if let columns = TextWidth.single(scalar) {
        append(scalar.value, columns: columns, first, cell.isPlaced)
        cell.isPlaced = TextWidth.isAmbiguous(scalar)
      } else {
        cells.removeSubrange(start...)
        return nil
      }
    }
    return cell.isPlaced
  }

  /// Appends text in the style of a cell.
  ///
  /// Returns whether terminals disagree on the last character's width.
  private mutating func add(_ text: String, _ first: Cell) -> Bool {
    var isPlaced = first.isPlaced
    for character in text {
      let character = character.withFewMarks
      let readings = TextWidth.readings(of: character)
      guard readings.upperBound > 0, let scalar = character.unicodeScalars.first else { continue }
      let isCluster = character.unicodeScalars.count > 1
      append(
        isCluster ? UInt32(clusters.count) : scalar.value, columns: readings.upperBound, first,
        isPlaced, isCluster: isCluster, isDisputed: readings.count > 1)
      if isCluster { clusters.append(character) }
      isPlaced = readings.count > 1 || TextWidth.isAmbiguous(scalar)
    }
    return isPlaced
  }

  private mutating func append(
    _ glyph: UInt32, columns: Int, _ first: Cell, _ isPlaced: Bool, isCluster: Bool = false,
    isDisputed: Bool = false
  ) {
    var cell = Cell(glyph, columns: columns)
    (cell.style, cell.link) = (first.style, first.link)
    (cell.isPlaced, cell.isCluster, cell.isDisputed) = (isPlaced, isCluster, isDisputed)
    cells.append(cell)
    for _ in 1..<max(columns, 1) { cells.append(.further) }
  }

  private mutating func number(of link: String) -> Int {
    if links.last != link { links.append(link) }
    return links.count
  }

  // MARK: Drawing

  /// Draws something over the row.
  mutating func draw(_ layer: CanvasRow.Layer) {
    switch layer {
    case .line(let line, let start):
      cut(at: start)
      add(line)
    case .panel(let row):
      cut(at: row.columns.lowerBound)
      add(row.left)
      fill(to: row.column)
      add(row.line)
      cut(at: row.columns.upperBound - 1)
      add(row.right)
    case .cover(let columns):
      replace(columns) { $0.cells += Array(repeating: .covered, count: columns.count) }
    case .patch(let line, let columns):
      replace(columns) { $0.add(line) }
    case .highlight(let columns):
      fill(to: columns.upperBound)
      // The highlight is uniform, because colored or dim text would show up as blocks of another
      // color.
      for index in columns.clamped(to: cells.indices) where cells[index].columns > 0 {
        let isBold = cells[index].style.contains(.bold)
        cells[index].style = isBold ? [.reversed, .bold] : .reversed
      }
    case .dimming:
      for index in cells.indices where cells[index].columns > 0 {
        let style = cells[index].style
        // Borders are dim already, or have a color of their own.
        if style.contains(.border), !style.contains(.reversed) { continue }
        let isReversed = style.contains(.reversed)
        (cells[index].style, cells[index].link) = (isReversed ? [.dim, .reversed] : .dim, 0)
      }
    }
  }

  /// Removes the characters beyond a column, and adds blanks up to that column.
  private mutating func cut(at column: Int) {
    if column < end {
      var start = column
      while start > 0, cells[start].columns == 0 { start -= 1 }
      cells.removeSubrange(start...)
    }
    fill(to: column)
  }

  /// Replaces the characters in some columns, and keeps the characters after those columns.
  private mutating func replace(_ columns: Range<Int>, with add: (inout CanvasCells) -> Void) {
    let rest = cells.dropFirst(columns.upperBound)
    cut(at: columns.lowerBound)
    add(&self)
    guard !rest.isEmpty else { return }
    fill(to: columns.upperBound)
    // A wide character must not be cut in half.
    let halves = rest.prefix { $0.columns == 0 }.count
    if endsDisputed, halves == 0, var next = rest.first {
      next.isPlaced = true
      cells += [next] + rest.dropFirst()
      return
    }
    cells += Array(repeating: .blank, count: halves) + rest.dropFirst(halves)
  }

  private mutating func fill(to column: Int) {
    guard end < column else { return }
    var first = Cell.blank
    first.isPlaced = endsDisputed
    cells.append(first)
    while end < column { cells.append(.blank) }
  }

  /// Whether terminals disagree on the width of the last character, so that the next one must be
  /// placed.
  private var endsDisputed: Bool {
    cells.last { $0.columns > 0 }?.isDisputed ?? false
  }

  // MARK: Reading

  /// Returns whether a character is the same as another row's character in the same column.
  func isSame(_ column: Int, in other: CanvasCells) -> Bool {
    guard column < other.cells.count else { return false }
    let (cell, old) = (cells[column], other.cells[column])
    guard !cell.isComplete, !old.isComplete else { return cell == old }
    var copy = old
    copy.link = cell.link
    if cell.isCluster, old.isCluster { copy.glyph = cell.glyph }
    return copy == cell && link(of: cell) == other.link(of: old)
      && (!cell.isCluster || clusters[Int(cell.glyph)] == other.clusters[Int(old.glyph)])
  }

  /// Returns the link address of a cell, if any.
  func link(of cell: Cell) -> String? { cell.link > 0 ? links[cell.link - 1] : nil }

  /// Appends a cell's character to a string.
  func write(_ cell: Cell, to text: inout [UInt8]) {
    if cell.isCluster {
      text += String(clusters[Int(cell.glyph)]).utf8
    } else if cell.glyph < 0x80 {
      text.append(UInt8(cell.glyph))
    } else if let scalar = Unicode.Scalar(cell.glyph) {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}

/// The style of a cell without its link.
struct CellStyle: OptionSet, Hashable {
  static let bold = Self(rawValue: 1)
  static let dim = Self(rawValue: 2)
  static let reversed = Self(rawValue: 4)
  static let border = Self(rawValue: 64)
  private static let colors: [StyledText.Style.Color] = [.green, .yellow, .red, .cyan]

  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ style: StyledText.Style) {
    let color: UInt8 =
      switch style.color {
      case nil: 0
      case .green: 1
      case .yellow: 2
      case .red: 3
      case .cyan: 4
      }
    self.init(
      rawValue: (style.isBold ? 1 : 0) | (style.isDim ? 2 : 0) | (style.isReversed ? 4 : 0)
        | color << 3 | (style.isBorder ? Self.border.rawValue : 0))
  }

  var style: StyledText.Style {
    let color = Int(rawValue >> 3 & 7)
    var style = StyledText.Style(
      color: color > 0 ? Self.colors[color - 1] : nil, isBold: contains(.bold),
      isDim: contains(.dim), isReversed: contains(.reversed))
    style.isBorder = contains(Self.border)
    return style
  }
}
