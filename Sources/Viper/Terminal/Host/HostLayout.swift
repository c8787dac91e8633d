import Viper
import ViperText

/// The division of a host's screen into the tabs, the scenes and the last line.
struct HostLayout {
  /// The smallest size at which a screen is drawn.
  static let minSize = TerminalSize(columns: 16, rows: 4)
  private static let minRowsForTabs = 9
  static let minColumnsForPreview = 110

  let size: TerminalSize
  let hasTabs: Bool
  /// Whether the scene on top is presented over another.
  let isPresenting: Bool
  let hasPictures: Bool
  let texts: HostTexts
  let cache: LayoutCache

  var isTooSmall: Bool { size.columns < Self.minSize.columns || size.rows < Self.minSize.rows }
  var showsTabs: Bool { hasTabs && size.rows >= Self.minRowsForTabs }
  var firstRow: Int { showsTabs ? 1 : 0 }
  /// The number of rows of the scenes.
  var rows: Int { size.rows - firstRow - 1 }

  func top(_ scene: Scene, _ screen: HostScreen) -> (rows: Range<Int>, layout: FrameLayout) {
    let scene = screen.shown(scene)
    let rows = panel(of: scene)
    return (rows, layout(scene, rows: rows.count, focus: screen.focus))
  }

  /// Returns the columns of the preview beside a list; `nil` if none is shown.
  func previewColumns(of scene: Scene) -> Range<Int>? {
    guard size.columns >= Self.minColumnsForPreview, scene.preview != nil else { return nil }
    return size.columns - size.columns * 2 / 5..<size.columns
  }

  func preview(of scene: Scene) -> Scene.Preview? {
    previewColumns(of: scene) == nil ? nil : scene.preview
  }

  /// Returns the lines of the preview of a scene, with as many columns as it has, and the layout of its
  /// picture below them.
  func preview(
    _ preview: Scene.Preview, columns: Int
  ) -> (lines: [Frame.Line], picture: PictureLayout?) {
    let lines = cache.lines(of: preview, columns: columns, rows: rows - 1)
    return (
      lines,
      hasPictures && preview.picture != nil
        ? PictureLayout(below: lines.count, columns: columns, height: rows - 1) : nil
    )
  }

  /// Returns the layout of a scene without a focus, in all rows.
  func unfocused(_ scene: Scene) -> FrameLayout {
    var scene = scene
    scene.focus = nil
    return covering(scene)
  }

  /// Returns the layout of a scene without controls, in all rows.
  func covering(_ scene: Scene) -> FrameLayout {
    layout(scene, rows: rows, focus: ControlFocus())
  }

  /// Returns the number of columns of a scene; the last one of the screen is for the scroll mark.
  private func columns(of scene: Scene) -> Int {
    if let preview = previewColumns(of: scene) { return preview.lowerBound - 3 }
    let count = scene.sections.reduce(0) { $0 + $1.rows.count }
    let scrolls = !scene.lines.isEmpty || count >= rows - 2
    return scrolls && size.columns > 2 ? size.columns - 1 : size.columns
  }

  /// Returns all rows, or those at the end that a presented scene needs.
  private func panel(of scene: Scene) -> Range<Int> {
    let all = firstRow..<firstRow + rows
    guard isPresenting else { return all }
    let natural = cache.layout(
      scene, columns: size.columns, rows: .max / 2, focus: ControlFocus(), hasPicture: false
    ).naturalHeight
    // There has to be room for the rule and for two lines of the scene below.
    guard natural + 3 <= rows else { return all }
    return all.upperBound - natural..<all.upperBound
  }

  private func layout(_ scene: Scene, rows: Int, focus: ControlFocus) -> FrameLayout {
    var scene = scene
    // It is read only if there is no picture, or no room for it.
    scene.picture?.text = texts.notShown(hasPictures ? .tooSmall : .isOff)
    let width = columns(of: scene)
    let make = { [cache, hasPictures] columns in
      cache.layout(scene, columns: columns, rows: rows, focus: focus, hasPicture: hasPictures)
    }
    let whole = make(width)
    // What scrolls unexpectedly, such as a form, needs a column for the scroll mark.
    return width == size.columns && width > 2 && whole.topRange.upperBound > 0
      ? make(width - 1) : whole
  }
}
