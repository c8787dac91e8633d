/// How the pictures of a session are shown.
struct SessionPictures {
  let mode: PictureMode
  var support: PictureSupport
  /// The way in which they are shown now; `nil` if they are not.
  private var shown: (kind: PictureWay, cell: CellSize)?

  /// Creates the way in which pictures are shown as long as the terminal has said nothing.
  init(_ mode: PictureMode, _ support: PictureSupport) {
    self.mode = mode
    self.support = support
  }

  var questions: TerminalSession.Features { support.questions(for: mode) }

  /// Returns the painter, if another one than before is the best.
  mutating func newPainter() -> (any PicturePainter)? {
    guard let kind = support.kind(for: mode) else { return nil }
    let best = (kind, support.cell)
    if let shown, shown == best { return nil }
    shown = best
    return support.painter(for: mode)
  }
}
