/// The place of a scene's picture among the lines that scroll: beside the text, or above it.
///
/// The place depends on the room between the lines that stay, not on the picture, so the text does
/// not move when the picture arrives. The proportions are those of an upright sheet of paper.
struct PicturePlace: Hashable {
  /// A part of the lines that scroll.
  struct Part: Hashable {
    var row: Int
    var column: Int
    var columns: Int
    var rows: Int
  }

  /// The least number of columns of a screen that has a picture beside its text.
  private static let leastBeside = 60
  private static let mostRows = 22
  private static let leastRows = 4
  private static let gap = 2
  /// The number of rows that a caption of about 80 characters needs.
  private static let captionRows = 5
  private static let leastCaption = 20

  let picture: Part
  /// The place of a sentence about the picture.
  let caption: Part
  /// The number of lines, from the first that scrolls on, that the picture or its caption fills.
  let height: Int
  /// The number of columns for the text in these lines; `nil` if the text begins below them.
  let textColumns: Int?

  /// Finds the place; `nil` if a screen has no room for a picture.
  init?(columns: Int, height: Int) {
    let beside = columns >= Self.leastBeside
    let room = beside ? height - Self.captionRows : height / 2
    let widest = beside ? columns * 3 / 10 : columns - Self.gap - Self.leastCaption
    let rows = min(room, Self.mostRows, widest * 3 / 4)
    guard rows >= Self.leastRows else { return nil }
    let width = rows * 4 / 3
    if beside {
      let all = max(width, Self.leastCaption)
      let column = columns - all
      picture = Part(row: 0, column: column, columns: width, rows: rows)
      caption = Part(row: rows, column: column, columns: all, rows: Self.captionRows)
      self.height = rows + Self.captionRows
      textColumns = column - Self.gap
    } else {
      picture = Part(row: 0, column: 0, columns: width, rows: rows)
      let column = width + Self.gap
      caption = Part(row: 0, column: column, columns: columns - column, rows: rows)
      self.height = rows + 1
      textColumns = nil
    }
  }
}
