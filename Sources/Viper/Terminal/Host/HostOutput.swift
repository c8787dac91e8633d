public import Viper
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
    didSet { (cache.onChange, delayed.onChange) = (onChange, onChange) }
  }
  private let delayed: DelayedPicture
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
  private var paintingWork: (request: PictureRequest, task: Task<Void, Never>)?
  private var isStopped = false

  init(clock: any Clock<Duration>, write: @escaping @MainActor ([UInt8]) -> Void) {
    self.write = write
    delayed = DelayedPicture(clock: clock)
  }

  /// What loads or paints the next picture, if anything does.
  var work: Task<Void, Never>? { delayed.task ?? cache.task ?? paintingWork?.task }

  var showsPictures: Bool { cache.loader != nil && painter != nil }

  /// Forgets the last frame, so that the whole next one is written.
  func reset() {
    canvas = nil
  }

  /// Follows the focus to another preview.
  ///
  /// Its picture is loaded after a delay.
  func follow(_ preview: Scene.Picture?) {
    self.preview = preview
    delayed.follow(showsPictures ? preview : nil, isLoaded: cache.contains)
  }

  /// Writes the difference from the last frame, and loads or paints a missing picture.
  func show(
    _ canvas: Canvas, _ picture: PictureRequest?, of page: Scene.Picture?, _ styler: ANSIStyler
  ) {
    let isEarly = picture?.picture == preview && delayed.picture == nil
    let picture = isEarly ? nil : picture
    let keepsPicture = picture == shown && self.canvas != nil
    var canvas = canvas
    let text = CanvasDifference.bytes(from: self.canvas, to: &canvas, styler)
    (self.canvas, request, current) = (canvas, picture, delayed.picture ?? page)
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

  /// Stops loading and painting.
  ///
  /// No pictures are shown until a painter is set.
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
    guard cache.request(request.picture, width: width), paintingWork?.request != request else {
      return
    }
    stopPainting()
    guard let picture = cache.loaded(request.picture) else { return }
    let task = Task { [weak self] in
      let bytes = await Self.paint(picture, request, painter)
      guard !Task.isCancelled else { return }
      self?.keep(bytes, request)
    }
    paintingWork = (request, task)
  }

  /// Paints a picture off the main actor, which handles keys in the meantime.
  @concurrent
  private nonisolated static func paint(
    _ picture: PictureData, _ request: PictureRequest, _ painter: any PicturePainter
  ) async -> [UInt8] {
    painter.draw(picture, id: request.picture.id, in: request.area)
  }

  private func keep(_ bytes: [UInt8], _ request: PictureRequest) {
    paintingWork = nil
    painting = (request, bytes)
    onChange?()
  }

  private func stopPainting() {
    paintingWork?.task.cancel()
    paintingWork = nil
  }
}

/// Loads the pictures of scenes for a host.
///
/// A host calls it on the main actor, after it has drawn the page, and cancels the call when it no longer needs the
/// picture.
public protocol PictureLoader: Sendable {
  /// Returns a picture at least as wide as a number of pixels if possible; `nil` if there is none.
  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData?
}

/// The pictures that a host has loaded or is loading.
@MainActor
final class PictureCache {
  /// A picture, the requested width in pixels, and the result; `nil` if there is no picture.
  private typealias Entry = (picture: Scene.Picture, width: Int, result: PictureData?)

  /// The number of pictures to keep, for a return to a page or another size.
  private static let capacity = 3

  /// The loader; `nil` if the program shows no pictures.
  var loader: (any PictureLoader)?
  /// Called when a picture has been loaded, or is known to be missing.
  var onChange: (@MainActor () -> Void)?
  private var entries: [Entry] = []
  private var load: (picture: Scene.Picture, width: Int, task: Task<Void, Never>)?

  /// What loads a picture, if one is being loaded.
  var task: Task<Void, Never>? { load?.task }

  /// Returns a picture that has been loaded in any size.
  func loaded(_ picture: Scene.Picture) -> PictureData? {
    entry(of: picture)?.result
  }

  /// Returns whether a picture has been loaded in any size, or is known to be missing.
  func contains(_ picture: Scene.Picture) -> Bool {
    entry(of: picture) != nil
  }

  /// Loads a picture unless it is cached in a sufficient size.
  ///
  /// Returns whether loading has ended.
  func request(_ picture: Scene.Picture, width: Int) -> Bool {
    if let entry = entry(of: picture), entry.width >= width { return true }
    if let load, load.picture == picture, load.width >= width { return false }
    load?.task.cancel()
    let task = Task { [weak self, loader] in
      let result = await loader?.load(picture, width: width)
      guard !Task.isCancelled else { return }
      self?.keep(picture, width: width, result)
    }
    load = (picture, width, task)
    return false
  }

  /// Stops loading any picture except one.
  func stopLoading(except picture: Scene.Picture?) {
    guard let load, load.picture != picture else { return }
    load.task.cancel()
    self.load = nil
  }

  /// Forgets a picture that could not be loaded, so that it is loaded again.
  func forgetFailure(of picture: Scene.Picture) {
    entries.removeAll { $0.picture == picture && $0.result?.jpeg == nil }
  }

  private func entry(of picture: Scene.Picture) -> Entry? {
    entries.last { $0.picture == picture }
  }

  private func keep(_ picture: Scene.Picture, width: Int, _ result: PictureData?) {
    load = nil
    // A small picture is better than none.
    let best = result ?? loaded(picture)
    entries.removeAll { $0.picture == picture }
    entries.append((picture, width, best))
    if entries.count > Self.capacity { entries.removeFirst() }
    onChange?()
  }
}

/// The picture of a preview, once its row has had the focus for a while.
///
/// A user who moves through a list loads no picture on the way.
@MainActor
final class DelayedPicture {
  private static let pause = Duration.milliseconds(150)

  /// The picture to load and to show; `nil` if there is none, or its row has just got the focus.
  private(set) var picture: Scene.Picture?
  /// Called when the row has had the focus for long enough.
  var onChange: (@MainActor () -> Void)?
  private let clock: any Clock<Duration>
  private var waiting: (picture: Scene.Picture, task: Task<Void, Never>)?

  /// What waits before a picture is loaded, if one is to be.
  var task: Task<Void, Never>? { waiting?.task }

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Follows the focus to another picture.
  ///
  /// A picture that is already loaded is shown at once.
  func follow(_ new: Scene.Picture?, isLoaded: (Scene.Picture) -> Bool) {
    if new != waiting?.picture {
      waiting?.task.cancel()
      waiting = nil
    }
    guard let new, new != picture else { return picture = new }
    guard !isLoaded(new) else { return picture = new }
    picture = nil
    guard waiting == nil else { return }
    let task = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
      self?.show(new)
    }
    waiting = (new, task)
  }

  private func show(_ new: Scene.Picture) {
    waiting = nil
    picture = new
    onChange?()
  }
}
