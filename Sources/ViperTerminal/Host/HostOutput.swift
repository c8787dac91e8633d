import Viper

/// The content of the terminal: the cells, and the picture that lies over some of them.
///
/// A frame erases a picture that is no longer wanted before it writes cells, and shows a new one after that.
@MainActor
final class HostOutput {
  /// A picture, and the cells that it is to fill.
  struct PictureRequest: Hashable {
    let picture: Scene.Picture
    let area: PictureArea
  }

  /// Whether a frame is enclosed in the marks of synchronized output (mode 2026).
  var isSynchronized = false
  let shelf = PictureShelf()
  /// Draws pictures; `nil` while the terminal shows none, and their texts stand for them.
  var painter: (any PicturePainter)? {
    // A picture is erased in the way in which it was drawn.
    willSet { erasePicture() }
    didSet {
      isStopped = false
      stopPainting()
      painting = nil
      onChange?()
    }
  }
  /// Called when there is something else to show.
  var onChange: (@MainActor () -> Void)? {
    didSet { shelf.onChange = onChange }
  }
  private let write: @MainActor ([UInt8]) -> Void

  /// The last frame; `nil` if the content of the terminal is unknown.
  private var canvas: Canvas?
  /// The picture of the page, whether it is scrolled away, covered or shown.
  private var current: Scene.Picture?
  /// The picture that the last frame has room for.
  private var request: PictureRequest?
  private var shown: PictureRequest?
  /// The bytes that erase the picture that is shown.
  private var eraser: [UInt8] = []
  /// A picture in the bytes that show it.
  private var painting: (request: PictureRequest, bytes: [UInt8])?
  private var work: (request: PictureRequest, task: Task<Void, Never>)?
  private var isStopped = false

  init(write: @escaping @MainActor ([UInt8]) -> Void) {
    self.write = write
  }

  var showsPictures: Bool { shelf.loader != nil && painter != nil }

  /// Forgets the last frame, so that the next one is written whole.
  func reset() {
    canvas = nil
  }

  /// Writes the difference between a frame and the last one, and loads or draws a missing picture.
  func show(
    _ canvas: Canvas, _ picture: PictureRequest?, of page: Scene.Picture?, _ styler: ANSIStyler
  ) {
    let keepsPicture = picture == shown && self.canvas != nil
    let text = CanvasDifference.text(from: self.canvas, to: canvas, styler)
    (self.canvas, request, current) = (canvas, picture, page)
    let bytes = (keepsPicture ? [] : takeEraser()) + text.utf8 + nextPicture()
    guard !bytes.isEmpty else { return }
    write(isSynchronized ? "\u{1B}[?2026h".utf8 + bytes + "\u{1B}[?2026l".utf8 : bytes)
  }

  // MARK: Pictures

  /// Returns the caption of a picture, or its text if the picture is missing; `nil` if it cannot be
  /// shown yet.
  func caption(of picture: Scene.Picture) -> String? {
    guard shelf.knows(picture) else { return nil }
    guard let loaded = shelf.loaded(picture) else { return picture.text }
    return painting?.request.picture == picture ? loaded.caption : nil
  }

  /// Takes the picture off the screen, until the next frame.
  func erasePicture() {
    let bytes = takeEraser()
    if !bytes.isEmpty { write(bytes) }
  }

  /// Loads the picture again if it could not be loaded.
  func retryPicture() {
    guard let current else { return }
    shelf.forgetFailure(of: current)
    if !shelf.knows(current) { painting = nil }
  }

  /// Stops loading and drawing, and shows no picture until there is another painter.
  func stopPictures() {
    isStopped = true
    shelf.stopLoading(except: nil)
    stopPainting()
    erasePicture()
  }

  private func takeEraser() -> [UInt8] {
    defer { (shown, eraser) = (nil, []) }
    return eraser
  }

  /// Returns the bytes that show the picture, if it is not shown yet and is drawn.
  private func nextPicture() -> [UInt8] {
    guard !isStopped else { return [] }
    shelf.stopLoading(except: current)
    guard let request, request != shown, let painter else { return [] }
    guard let painting, painting.request == request else {
      prepare(request, with: painter)
      return []
    }
    shown = request
    eraser = painter.erase(id: request.picture.id, in: request.area)
    return painting.bytes
  }

  private func prepare(_ request: PictureRequest, with painter: any PicturePainter) {
    let width = painter.pixels(across: request.area.columns)
    guard shelf.want(request.picture, width: width), work?.request != request else { return }
    stopPainting()
    guard let picture = shelf.loaded(request.picture) else { return }
    let task = Task { [weak self] in
      let bytes = await Self.paint(picture, request, painter)
      guard !Task.isCancelled else { return }
      self?.keep(bytes, request)
    }
    work = (request, task)
  }

  /// Draws a picture elsewhere than on the main actor, which takes the keys meanwhile.
  @concurrent
  private nonisolated static func paint(
    _ picture: PictureData, _ request: PictureRequest, _ painter: any PicturePainter
  ) async -> [UInt8] {
    painter.draw(picture, id: request.picture.id, in: request.area)
  }

  private func keep(_ bytes: [UInt8], _ request: PictureRequest) {
    work = nil
    painting = (request, bytes)
    onChange?()
  }

  private func stopPainting() {
    work?.task.cancel()
    work = nil
  }
}
