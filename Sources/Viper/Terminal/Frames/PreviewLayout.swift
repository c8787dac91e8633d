import Viper
import ViperText

/// The values that determine a preview's layout.
struct PreviewKey: Equatable {
  let preview: Scene.Preview
  let columns: Int
  let rows: Int
  let minPictureRows: Int?
}

/// The lines of a preview and the area of its picture.
///
/// The picture is at the top with the facts beside it, and the text follows.
///
/// The picture has the same position for all rows of a list.
struct PreviewLayout {
  private static let maxRows = 16
  private static let gap = 2
  private static let minFactColumns = 12

  let picture: PictureLayout.Part?
  /// The lines, each with its first column, which is greater than 0 for lines beside the picture.
  let lines: [(column: Int, line: Frame.Line)]
  /// The lines of the picture's caption.
  let caption: PictureLayout.Part

  init(_ key: PreviewKey) {
    let (preview, columns) = (key.preview, key.columns)
    picture = preview.picture == nil ? nil : Self.picture(key)
    let column = picture.map { $0.columns + Self.gap } ?? 0
    let facts = Self.lines(preview.facts, columns: columns - column)
    let text = Self.lines(preview.lines, columns: columns)
    guard let picture else {
      caption = PictureLayout.Part(row: 0, column: 0, columns: 0, rows: 0)
      let blank = facts.isEmpty || text.isEmpty ? [] : [Frame.Line.empty]
      lines = (facts + blank + text).prefix(key.rows).map { (0, $0) }
      return
    }
    // The last row beside the picture is reserved for the caption.
    let beside = facts.prefix(picture.rows - 1)
    caption = PictureLayout.Part(
      row: beside.count + 1, column: column, columns: columns - column,
      rows: max(picture.rows - beside.count - 1, 0))
    let blanks = picture.rows - beside.count + 1
    let rows =
      beside.map { (column, $0) }
      + Array(repeating: (0, Frame.Line.empty), count: blanks) + text.map { (0, $0) }
    lines = Array(rows.prefix(key.rows))
  }

  private static func picture(_ key: PreviewKey) -> PictureLayout.Part? {
    let rows = min(key.rows * 3 / 5, maxRows, (key.columns - gap - minFactColumns) * 3 / 4)
    guard let minRows = key.minPictureRows, rows >= minRows else { return nil }
    // The proportions of a poster, for cells that are twice as tall as they are wide.
    return PictureLayout.Part(row: 0, column: 0, columns: rows * 4 / 3, rows: rows)
  }

  private static func lines(_ lines: [Scene.Line], columns: Int) -> [Frame.Line] {
    var page = Scene(name: "preview", title: "")
    page.lines = lines
    return SceneLines(columns: columns).body(page).map { Frame.Line(clean: $0, columns: columns) }
  }
}
