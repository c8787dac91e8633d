public import Viper
// Programs that import only this module can still use the line renderers.
@_exported public import ViperText

/// The content of a fixed-size screen.
public struct Frame: Hashable, Sendable {
  /// The lines from top to bottom, at most one per screen row.
  public let lines: [Line]
  /// The index of the line with the focused row; `nil` if that row is not visible.
  public let focus: Int?

  /// The lines as plain text.
  public var text: [String] { lines.map(\.text.text) }

  /// Returns the lines for a terminal, repositioning the cursor after each cell of disputed width.
  ///
  /// Write each returned string to an empty line of the terminal, starting at the first column.
  package func placed(by styler: ANSIStyler) -> [String] {
    lines.map { styler.draw($0.cells) }
  }

  /// A line of a frame, without trailing blanks.
  public struct Line: Hashable, Sendable {
    /// The text and its styles.
    public let text: StyledText
    /// A hash of the beginning of each span.
    ///
    /// Each line is compared with many others, most of which have a different hash.
    private let digest: UInt64
    /// The number of bytes of each span that the hash depends on.
    private static let digested = 16

    /// Creates a line without control characters, truncated with an ellipsis if the text is too
    /// wide.
    public init(_ text: StyledText, columns: Int) {
      self.init(clean: text.cleaned, columns: columns)
    }

    /// Creates a line from text that contains no control characters.
    init(clean text: StyledText, columns: Int) {
      self.text = text.trimmed.cut(to: columns)
      // FNV-1a.
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      for span in self.text.spans {
        for (byte, _) in zip(span.text.utf8, 0..<Self.digested) {
          digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      }
      self.digest = digest
    }

    /// Returns whether two lines have the same text and the same styles.
    public static func == (left: Line, right: Line) -> Bool {
      left.digest == right.digest && left.text == right.text
    }

    /// Hashes the line.
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    static let empty = Line(clean: "", columns: 0)

    /// The characters from left to right, excluding zero-width characters.
    public var cells: [Cell] {
      var cells: [Cell] = []
      var column = 0
      var isPlaced = false
      for span in text.spans {
        for character in span.text {
          let character = character.withFewMarks
          let readings = TextWidth.readings(of: character)
          guard readings.upperBound > 0 else { continue }
          cells.append(
            Cell(
              character: character, style: span.style, column: column,
              columns: readings.upperBound, isPlaced: isPlaced))
          column += readings.upperBound
          isPlaced =
            readings.count > 1
            || character.unicodeScalars.first.map(TextWidth.isAmbiguous) == true
        }
      }
      return cells
    }
  }

  /// A character in a line, with its position.
  public struct Cell: Hashable, Sendable {
    /// The character.
    public let character: Character
    /// The style of the character.
    public internal(set) var style: StyledText.Style
    /// The first column of the character, from 0.
    public internal(set) var column: Int
    /// The maximum width of the character, in columns.
    public let columns: Int
    /// Whether the cursor must be moved before the character is written, because terminals disagree
    /// on the width of the previous character.
    public internal(set) var isPlaced: Bool
  }
}

extension Character {
  /// The character, with a limited number of combining marks that is sufficient for all languages.
  ///
  /// Malicious text can contain thousands of combining marks.
  var withFewMarks: Character {
    guard utf8.count > 128 else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(24))).first ?? self
  }
}

extension ANSIStyler {
  /// Returns adjacent cells with the escape sequences for their styles and, where needed, their
  /// positions.
  package func draw(_ cells: some Sequence<Frame.Cell>) -> String {
    var drawn = ""
    var run = (text: "", style: StyledText.Style.plain)
    for cell in cells {
      if cell.isPlaced || cell.style != run.style {
        drawn += draw(StyledText(run.text, run.style))
        run = ("", cell.style)
      }
      if cell.isPlaced { drawn += move(toColumn: cell.column) }
      run.text.append(cell.character)
    }
    return drawn + draw(StyledText(run.text, run.style))
  }
}

/// Draws a scene on a fixed-size screen, using at most `rows` lines, each at most `columns` wide.
///
/// The header and the footer are fixed, and the rest scrolls. On a small screen, everything
/// scrolls.
public struct FrameRenderer: Sendable {
  /// The number of columns of the screen.
  public let columns: Int
  /// The number of rows of the screen.
  public let rows: Int
  /// The style of lists whose rows have cards; cards require at least 60 columns.
  public let style: ListStyle

  /// Creates a renderer.
  public init(columns: Int, rows: Int, style: ListStyle = .rows) {
    self.columns = columns
    self.rows = rows
    self.style = columns >= CardLayout.minColumns ? style : .rows
  }

  /// Draws the part of a scene that a viewport shows, or the end of the scene if the viewport is
  /// too far down.
  public func draw(_ scene: Scene, in viewport: Viewport) -> Frame {
    layout(scene).frame(from: viewport.top, focus: scene.focus)
  }

  /// Updates a viewport to follow a scene, and draws the part of the scene that is then visible.
  public func draw(_ scene: Scene, following viewport: inout Viewport) -> Frame {
    draw(scene, following: &viewport, nil)
  }

  /// Does the same with the layouts of earlier frames.
  package func draw(
    _ scene: Scene, following viewport: inout Viewport, _ cache: LayoutCache?
  ) -> Frame {
    let layout =
      cache?.layout(
        scene, columns: columns, rows: rows, focus: nil, minPictureRows: nil, style: style)
      ?? layout(scene)
    viewport.follow(scene.focus, in: layout)
    return layout.frame(from: viewport.top, focus: scene.focus)
  }

  /// Draws a scene from the beginning, scrolled just far enough to show the focused row.
  public func draw(_ scene: Scene) -> Frame {
    var viewport = Viewport()
    return draw(scene, following: &viewport)
  }

  func layout(_ scene: Scene) -> FrameLayout {
    FrameLayout(scene, columns: columns, rows: rows, style: style)
  }
}
