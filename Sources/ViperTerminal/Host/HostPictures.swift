import Viper

/// The pictures of a host: which one is on the screen, and what has been loaded.
///
/// A picture lies over cells that the canvas leaves alone. A frame therefore erases a picture that
/// is not wanted any more before it writes cells, and shows a new one after that.
@MainActor
final class HostPictures {
  /// A picture, and the cells that it is to fill.
  struct Wish: Hashable {
    let picture: Scene.Picture
    let area: PictureArea
  }

  /// The number of loaded pictures that are kept, for a way back or another size.
  private static let kept = 3

  /// Loads pictures; `nil` if there are none in this program.
  var loader: (any PictureLoader)?
  /// Draws pictures; `nil` if the terminal shows none.
  ///
  /// Nothing may be shown when it is set: a picture is erased in the way in which it was drawn.
  var painter: (any PicturePainter)? {
    didSet {
      work?.task.cancel()
      (work, painting) = (nil, nil)
    }
  }
  /// Called when a picture can be shown, or is known to be missing.
  var onChange: (@MainActor () -> Void)?

  /// The picture of the scene on top, whether it is scrolled away or not.
  var current: Scene.Picture?
  /// The picture that the next frame shows.
  var wish: Wish?
  private var shown: Wish?
  /// What erases the picture that is shown.
  private var eraser: [UInt8] = []
  private var painting: (wish: Wish, bytes: [UInt8])?
  private var loaded: [(picture: Scene.Picture, width: Int, result: LoadedPicture?)] = []
  private var work: (wish: Wish, task: Task<Void, Never>)?

  /// Whether pictures are shown.
  var areShown: Bool { loader != nil && painter != nil }

  /// Returns what is said about a picture: its caption, or its text if it is missing; `nil` if it is
  /// still being loaded.
  func caption(of picture: Scene.Picture) -> String? {
    guard let entry = loaded.last(where: { $0.picture == picture }) else { return nil }
    return entry.result?.caption ?? picture.text
  }

  /// Returns what is to be written before the cells of a frame.
  func before() -> [UInt8] {
    guard shown != nil, shown != wish else { return [] }
    defer { (shown, eraser) = (nil, []) }
    return eraser
  }

  /// Returns what is to be written after the cells of a frame, and begins to load what is missing.
  func after() -> [UInt8] {
    if let work, work.wish.picture != current {
      work.task.cancel()
      self.work = nil
    }
    guard let wish, wish != shown, let painter else { return [] }
    guard let painting, painting.wish == wish else {
      if work?.wish != wish { begin(wish) }
      return []
    }
    shown = wish
    eraser = painter.erase(id: wish.picture.id, in: wish.area)
    return painting.bytes
  }

  /// Returns what erases the picture that is shown, which the next frame then shows again.
  func erase() -> [UInt8] {
    defer { (shown, eraser) = (nil, []) }
    return eraser
  }

  // MARK: Loading

  private func begin(_ wish: Wish) {
    guard let loader, let painter else { return }
    work?.task.cancel()
    let width = painter.pixels(across: wish.area.columns)
    let known = loaded.last { $0.picture == wish.picture && $0.width >= width }
    if let known, known.result == nil { return }
    let task = Task { [weak self] in
      var result = known?.result
      if result == nil { result = await loader.load(wish.picture, width: width) }
      let bytes = await Self.paint(result, wish, painter)
      guard !Task.isCancelled else { return }
      self?.keep(result, bytes, wish, width: max(width, known?.width ?? 0))
    }
    work = (wish, task)
  }

  /// Draws a picture elsewhere than on the main actor, which takes the keys meanwhile.
  @concurrent
  private nonisolated static func paint(
    _ picture: LoadedPicture?, _ wish: Wish, _ painter: any PicturePainter
  ) async -> [UInt8] {
    guard let picture else { return [] }
    return painter.draw(picture.data, id: wish.picture.id, in: wish.area)
  }

  private func keep(_ result: LoadedPicture?, _ bytes: [UInt8], _ wish: Wish, width: Int) {
    work = nil
    loaded.removeAll { $0.picture == wish.picture }
    loaded.append((wish.picture, width, result))
    if loaded.count > Self.kept { loaded.removeFirst() }
    painting = result == nil ? nil : (wish, bytes)
    onChange?()
  }
}
