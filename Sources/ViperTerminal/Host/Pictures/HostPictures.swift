import Viper

/// The picture of a host: which one is on the screen, and which one the next frame is to show.
///
/// A picture lies over cells that the canvas leaves alone. A frame therefore erases a picture that
/// is not wanted any more before it writes cells, and shows a new one after that.
@MainActor
final class HostPictures {
  /// A picture, and the cells that it is to fill.
  struct PictureRequest: Hashable {
    let picture: Scene.Picture
    let area: PictureArea
  }

  let shelf = PictureShelf()
  /// Draws pictures; `nil` if the terminal shows none.
  ///
  /// Nothing may be shown when it is set: a picture is erased in the way in which it was drawn.
  var painter: (any PicturePainter)? {
    didSet {
      isStopped = false
      stopPainting()
      painting = nil
    }
  }
  /// Called when a picture can be shown.
  var onChange: (@MainActor () -> Void)?

  /// The picture of the page, whether it is scrolled away, covered or shown.
  var current: Scene.Picture?
  /// The picture that the next frame shows.
  var request: PictureRequest?
  private var shown: PictureRequest?
  /// The bytes that erase the picture that is shown.
  private var eraser: [UInt8] = []
  /// A picture in the bytes that show it.
  private var painting: (request: PictureRequest, bytes: [UInt8])?
  private var work: (request: PictureRequest, task: Task<Void, Never>)?
  private var isStopped = false

  var areShown: Bool { shelf.loader != nil && painter != nil }

  /// Returns the caption of a picture, or its text if the picture is missing; `nil` if it cannot be
  /// shown yet.
  func caption(of picture: Scene.Picture) -> String? {
    guard shelf.knows(picture) else { return nil }
    guard let loaded = shelf.loaded(picture) else { return picture.text }
    return painting?.request.picture == picture ? loaded.caption : nil
  }

  /// Returns the bytes to write before the cells of a frame, which erase a picture that does not
  /// stay.
  func before(isNew: Bool) -> [UInt8] {
    shown == nil || (shown == request && !isNew) ? [] : erase()
  }

  /// Returns the bytes to write after the cells of a frame, and loads or draws a missing picture.
  func after() -> [UInt8] {
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

  /// Returns the bytes that erase the picture that is shown, which the next frame shows again.
  func erase() -> [UInt8] {
    defer { (shown, eraser) = (nil, []) }
    return eraser
  }

  /// Asks for the picture again if it could not be loaded.
  func retry() {
    guard let current else { return }
    shelf.forgetFailure(of: current)
    if !shelf.knows(current) { painting = nil }
  }

  /// Stops loading and drawing, and shows no picture until there is another painter.
  func stop() {
    isStopped = true
    shelf.stopLoading(except: nil)
    stopPainting()
  }

  // MARK: Painting

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
