import Viper
import ViperEssentials
import ViperText

/// The content of the terminal: the cells, and a picture over some of them.
///
/// A frame first erases a picture that is no longer shown, then writes cells, and then shows a new picture.
@MainActor
final class HostOutput {
  /// A picture, and the cells that it fills.
  struct PictureRequest: Hashable {
    let picture: Scene.Picture
    let area: PictureArea
  }

  /// Whether frames use synchronized output (mode 2026).
  var isSynchronized = false
  let cache = PictureCache()
  /// The painter of pictures; `nil` while the terminal shows their alternative texts.
  var painter: (any PicturePainter)? {
    // A picture has to be erased by the painter that has drawn it.
    willSet { erasePicture() }
    didSet {
      isStopped = false
      stopPainting()
      painting = nil
      onChange?()
    }
  }
  /// Called when a new frame is needed.
  var onChange: (@MainActor () -> Void)? {
    didSet { (cache.onChange, resting.onChange) = (onChange, onChange) }
  }
  private let resting: RestingPicture
  /// The picture of the preview, if any.
  private var preview: Scene.Picture?
  private let write: @MainActor ([UInt8]) -> Void

  /// The last frame; `nil` if the content of the terminal is unknown.
  private var canvas: Canvas?
  /// The picture of the page, even if it is scrolled away or covered.
  private var current: Scene.Picture?
  private var request: PictureRequest?
  private var shown: PictureRequest?
  /// The bytes that erase the picture that is shown.
  private var eraser: [UInt8] = []
  private var painting: (request: PictureRequest, bytes: [UInt8])?
  private var work: (request: PictureRequest, task: Task<Void, Never>)?
  private var isStopped = false

  init(clock: any Clock<Duration>, write: @escaping @MainActor ([UInt8]) -> Void) {
    self.write = write
    resting = RestingPicture(clock: clock)
  }

  var showsPictures: Bool { cache.loader != nil && painter != nil }

  /// Forgets the last frame, so that the whole next one is written.
  func reset() {
    canvas = nil
  }

  /// Follows the focus to another preview, whose picture is loaded after a while.
  func follow(_ preview: Scene.Picture?) {
    self.preview = preview
    resting.follow(showsPictures ? preview : nil, isLoaded: cache.contains)
  }

  /// Writes the difference from the last frame, and loads or paints a missing picture.
  func show(
    _ canvas: Canvas, _ picture: PictureRequest?, of page: Scene.Picture?, _ styler: ANSIStyler
  ) {
    let isEarly = picture?.picture == preview && resting.picture == nil
    let picture = isEarly ? nil : picture
    let keepsPicture = picture == shown && self.canvas != nil
    var canvas = canvas
    let text = CanvasDifference.bytes(from: self.canvas, to: &canvas, styler)
    (self.canvas, request, current) = (canvas, picture, resting.picture ?? page)
    let bytes = (keepsPicture ? [] : takeEraser()) + text + nextPicture()
    guard !bytes.isEmpty else { return }
    write(isSynchronized ? "\u{1B}[?2026h".utf8 + bytes + "\u{1B}[?2026l".utf8 : bytes)
  }

  /// Copies text to the clipboard of a terminal that allows it (OSC 52).
  func copy(_ text: String) {
    write(
      Array("\u{1B}]52;c;".utf8) + Data(text.utf8).base64EncodedData() + Array("\u{07}".utf8))
  }

  // MARK: Pictures

  /// Returns the caption of a picture, or its text if there is no picture; `nil` if it is not shown yet.
  func caption(of picture: Scene.Picture) -> String? {
    guard cache.contains(picture) else { return nil }
    guard let loaded = cache.loaded(picture) else { return picture.text }
    return painting?.request.picture == picture ? loaded.caption : nil
  }

  /// Erases the picture until the next frame.
  func erasePicture() {
    let bytes = takeEraser()
    if !bytes.isEmpty { write(bytes) }
  }

  /// Tries again to load a picture that could not be loaded.
  func retryPicture() {
    guard let current else { return }
    cache.forgetFailure(of: current)
    if !cache.contains(current) { painting = nil }
  }

  /// Stops loading and painting, and shows no picture until there is another painter.
  func stopPictures() {
    isStopped = true
    cache.stopLoading(except: nil)
    stopPainting()
    erasePicture()
  }

  private func takeEraser() -> [UInt8] {
    defer { (shown, eraser) = (nil, []) }
    return eraser
  }

  /// Returns the bytes that show the next picture, and prepares it if there are none yet.
  private func nextPicture() -> [UInt8] {
    guard !isStopped else { return [] }
    cache.stopLoading(except: current)
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
    guard cache.request(request.picture, width: width), work?.request != request else { return }
    stopPainting()
    guard let picture = cache.loaded(request.picture) else { return }
    let task = Task { [weak self] in
      let bytes = await Self.paint(picture, request, painter)
      guard !Task.isCancelled else { return }
      self?.keep(bytes, request)
    }
    work = (request, task)
  }

  /// Paints a picture off the main actor, which handles keys in the meantime.
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
