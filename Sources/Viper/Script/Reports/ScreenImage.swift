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
    for row in image.lines.indices.prefix(image.rows) { picture.add(image, line: row, row: row) }
    return document(
      size(of: [image]), title: title, style: style, picture.parts.joined(separator: "\n"))
  }

  /// Returns an animation as SVG, which shows each image for a number of milliseconds, and starts
  /// again at the end.
  ///
  /// The images stand side by side, and a style sheet moves them past the visible part. A line
  /// that occurs more than once is stored once. For people who prefer reduced motion, only the
  /// last image is shown.
  package static func animation(
    of frames: [(image: ScreenImage, milliseconds: Int)], title: String, style: String
  ) -> String {
    let size = size(of: frames.map(\.image))
    let total = max(frames.reduce(0) { $0 + $1.milliseconds }, 1)
    var names: [String: Int] = [:]
    var definitions: [String] = []
    var images: [String] = []
    var stops: [String] = []
    var time = 0
    for (index, frame) in frames.enumerated() {
      let left = decimal(Double(index) * size.width)
      let lines = frame.image.lines.indices.prefix(frame.image.rows).compactMap { row -> String? in
        var line = ScreenSVG()
        line.add(frame.image, line: row, row: 0)
        let parts = line.parts.joined()
        guard !parts.isEmpty else { return nil }
        let name = names[parts] ?? names.count
        if names.updateValue(name, forKey: parts) == nil {
          definitions.append("<g id=\"l\(name)\">\(parts)</g>")
        }
        return "<use href=\"#l\(name)\" y=\"\(decimal(Double(row) * cell.height))\"/>"
      }
      images.append("<g transform=\"translate(\(left) 0)\">\(lines.joined())</g>")
      stops.append("\(percent(time, of: total)){transform:translateX(-\(left)px)}")
      time += frame.milliseconds
    }
    let last = decimal(Double(max(frames.count - 1, 0)) * size.width)
    let motion = """
      @keyframes play{\(stops.joined())}\
      .play{animation:play \(total)ms step-end infinite}\
      @media(prefers-reduced-motion:reduce){.play{animation:none;\
      transform:translateX(-\(last)px)}}
      """
    return document(
      size, title: title, style: style + motion,
      "<defs>\n\(definitions.joined(separator: "\n"))\n</defs>\n"
        + "<g class=\"play\">\n\(images.joined(separator: "\n"))\n</g>")
  }

  private static func size(of images: [ScreenImage]) -> (width: Double, height: Double) {
    let columns = images.map(\.columns).max() ?? 0
    let rows = images.map(\.rows).max() ?? 0
    return (
      Double(columns) * cell.width + 2 * margin, Double(rows) * cell.height + 2 * margin
    )
  }

  private static func document(
    _ size: (width: Double, height: Double), title: String, style: String, _ body: String
  ) -> String {
    let (width, height) = (decimal(size.width), decimal(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" xml:space="preserve">
      <title>\(Markup.escaped(title))</title>
      <style>\(style)</style>
      <rect width="\(width)" height="\(height)" rx="6"/>
      \(body)
      </svg>

      """
  }

  /// Adds a line of an image in a row of the picture.
  private mutating func add(_ image: ScreenImage, line: Int, row: Int) {
    let blocks = image.blocks.indices.contains(line) ? image.blocks[line] : []
    let pixels = Set(blocks.map(\.column))
    let cells = Frame.Line(image.lines[line], columns: image.columns).cells
    for part in cells.split(whereSeparator: { pixels.contains($0.column) }) { add(part, row: row) }
    add(blocks, row: row)
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

  /// Returns a share as a percentage with three decimal places.
  private static func percent(_ part: Int, of total: Int) -> String {
    let thousandths = part * 100_000 / total
    return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())%"
  }

  /// Returns a number with at most one decimal place, formatted in the same way on every machine.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
