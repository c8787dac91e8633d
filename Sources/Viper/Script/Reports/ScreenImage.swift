package import Viper
import ViperTerminal
import ViperText

/// A screen's content at a given size, as lines of styled characters.
package struct ScreenImage: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The lines from top to bottom, without trailing blanks.
  package let lines: [StyledText]
  /// The picture cells of each line; empty if the screen shows no pictures.
  let blocks: [[Block]]

  /// A picture cell, which consists of two pixels, one above the other.
  ///
  /// Each pixel is a number that combines its red, green and blue values. In the last row, a cell
  /// may contain only the upper pixel.
  struct Block: Hashable, Sendable {
    let column: Int
    let top: Int
    let bottom: Int?
  }

  package init(columns: Int, rows: Int, lines: [StyledText]) {
    self.init(columns: columns, rows: rows, lines: lines, blocks: [])
  }

  init(columns: Int, rows: Int, lines: [StyledText], blocks: [[Block]]) {
    self.columns = columns
    self.rows = rows
    self.lines = lines
    self.blocks = blocks
  }

  /// Returns the bytes that change a terminal from another image to this one.
  ///
  /// If the other image is `nil`, the terminal's content is unknown.
  package func text(from other: ScreenImage?) -> String {
    var canvas = canvas
    let bytes = CanvasDifference.bytes(
      from: other?.canvas, to: &canvas, ANSIStyler(isColored: true))
    return String(decoding: bytes, as: UTF8.self)
  }

  private var canvas: Canvas {
    var canvas = Canvas(TerminalSize(columns: columns, rows: rows))
    canvas.draw(lines.map { Frame.Line($0, columns: columns) }, at: 0)
    return canvas
  }

  /// Returns the HTML for a line.
  ///
  /// Characters are as wide as their cells, regardless of the font. Right-to-left text does not
  /// reorder the text around it.
  package static func html(_ line: StyledText) -> String {
    var html = ""
    for span in line.cleaned.spans {
      var text = ""
      var rest = span.text[...]
      while let first = rest.first {
        let turned = rest.prefix(while: Markup.isRightToLeft)
        let columns = TextWidth.of(turned)
        if columns > 0 {
          text += "<bdi style=\"width:\(columns)ch\">\(Markup.escaped(String(turned)))</bdi>"
        }
        rest = rest[turned.endIndex...]
        guard turned.isEmpty else { continue }
        let markup = Markup.escaped(String(first))
        text += !first.isASCII && TextWidth.of(first) == 2 ? "<i>\(markup)</i>" : markup
        rest = rest.dropFirst()
      }
      let classes = Markup.classes(span.style)
      html += classes.isEmpty ? text : "<span class=\"\(classes)\">\(text)</span>"
    }
    return html
  }
}

/// A picture of a screen in which text fits its cells regardless of the font.
package struct ScreenSVG {
  private static let cell = (width: 8.4, height: 18.0)
  private static let margin = 12.0

  private var parts: [String] = []

  /// Returns the picture as SVG with a style sheet and selectable text.
  package static func text(of image: ScreenImage, title: String, style: String) -> String {
    var picture = ScreenSVG()
    for (row, line) in image.lines.prefix(image.rows).enumerated() {
      let blocks = image.blocks.indices.contains(row) ? image.blocks[row] : []
      let pixels = Set(blocks.map(\.column))
      let cells = Frame.Line(line, columns: image.columns).cells
      for part in cells.split(whereSeparator: { pixels.contains($0.column) }) {
        picture.add(part, row: row)
      }
      picture.add(blocks, row: row)
    }
    let width = decimal(Double(image.columns) * cell.width + 2 * margin)
    let height = decimal(Double(image.rows) * cell.height + 2 * margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" xml:space="preserve">
      <title>\(Markup.escaped(title))</title>
      <style>\(style)</style>
      <rect width="\(width)" height="\(height)" rx="6"/>
      \(picture.parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// Adds the cells of a line, grouping cells that have the same style, width and direction.
  private mutating func add(_ cells: ArraySlice<Frame.Cell>, row: Int) {
    var rest = cells
    while let first = rest.first {
      let run = rest.prefix {
        $0.style == first.style && $0.columns == 1 && first.columns == 1
          && Markup.isRightToLeft($0.character) == Markup.isRightToLeft(first.character)
          || $0.column == first.column
      }
      rest = rest[run.endIndex...]
      add(
        String(run.map(\.character)), first, columns: run.reduce(0) { $0 + $1.columns }, row: row
      )
    }
  }

  private mutating func add(_ text: String, _ first: Frame.Cell, columns: Int, row: Int) {
    let left = Self.decimal(Self.margin + Double(first.column) * Self.cell.width)
    let top = Self.margin + Double(row) * Self.cell.height
    let width = Self.decimal(Double(columns) * Self.cell.width)
    let classes = Markup.classes(first.style)
    let mark = classes.isEmpty ? "" : " class=\"\(classes)\""
    if first.style.isReversed {
      parts.append(
        "<rect class=\"v\" x=\"\(left)\" y=\"\(Self.decimal(top))\" width=\"\(width)\" "
          + "height=\"\(Self.decimal(Self.cell.height))\"/>")
    }
    guard text.contains(where: { $0 != " " }) else { return }
    parts.append(
      "<text x=\"\(left)\" y=\"\(Self.decimal(top + 13))\" textLength=\"\(width)\" "
        + "lengthAdjust=\"spacingAndGlyphs\"\(mark)>\(Markup.escaped(text))</text>")
  }

  /// Adds the pixels of a picture, grouping adjacent pixels of the same color.
  private mutating func add(_ blocks: [ScreenImage.Block], row: Int) {
    for half in 0...1 {
      let top = Self.margin + (Double(row) + Double(half) / 2) * Self.cell.height
      var rest = blocks.compactMap { block in
        (half == 0 ? block.top : block.bottom).map { (column: block.column, color: $0) }
      }[...]
      while let first = rest.first {
        let run = rest.enumerated().prefix { index, pixel in
          pixel.color == first.color && pixel.column == first.column + index
        }
        rest = rest.dropFirst(run.count)
        let left = Self.decimal(Self.margin + Double(first.column) * Self.cell.width)
        let hex = String(first.color | 1 << 24, radix: 16).dropFirst()
        parts.append(
          "<rect x=\"\(left)\" y=\"\(Self.decimal(top))\" "
            + "width=\"\(Self.decimal(Double(run.count) * Self.cell.width))\" "
            + "height=\"\(Self.decimal(Self.cell.height / 2))\" style=\"fill:#\(hex)\"/>")
      }
    }
  }

  /// Returns a number with at most one decimal place, formatted in the same way on every machine.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
