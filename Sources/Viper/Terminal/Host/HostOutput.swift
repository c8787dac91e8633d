public import Viper
import ViperEssentials
import ViperText

/// The content of the terminal: the cells, and the pictures over some of the cells.
///
/// A frame first erases pictures that are no longer shown, then writes cells, and finally shows new
/// pictures.
@MainActor
final class HostOutput {
  /// A picture, and the cells that it covers.
  struct PictureRequest: Hashable {
    let picture: Scene.Picture
    let area: PictureArea
    /// Whether the picture is loaded only after a pause.
    let isDelayed: Bool

    /// The picture and the size for which a painting was created.
    var painted: PaintingKey {
      PaintingKey(picture: picture, columns: area.columns, rows: area.rows)
    }
  }

  struct PaintingKey: Hashable {
    let picture: Scene.Picture
    let columns: Int
    let rows: Int
  }

  /// The maximum number of card pictures on the screen, which are cached in addition to the page's
  /// picture.
  nonisolated static let maxCardPictures = PictureCache.capacity - 1

  /// Whether frames use synchronized output (mode 2026).
  var isSynchronized = false
  let cache = PictureCache()
  /// The picture painter; `nil` while the terminal shows alternative text instead.
  var painter: (any PicturePainter)? {
    // A picture must be erased by the painter that drew it.
    willSet { erasePictures() }
    didSet {
      isStopped = false
      stopPainting(except: [])
      paintings = []
      onChange?()
    }
  }
  /// Called when a new frame is needed.
  var onChange: (@MainActor () -> Void)? {
    didSet { (cache.onChange, delayed.onChange) = (onChange, onChange) }
  }
  private let delayed: DelayedPictures
  private let write: @MainActor ([UInt8]) -> Void

  /// The last frame; `nil` if the terminal's content is unknown.
  private var canvas: Canvas?
  private var shown: [PictureRequest] = []
  private var paintings: [(key: PaintingKey, output: PictureOutput)] = []
  private var works: [(key: PaintingKey, task: Task<Void, Never>)] = []
  private var isStopped = false

  init(clock: any Clock<Duration>, write: @escaping @MainActor ([UInt8]) -> Void) {
    self.write = write
    delayed = DelayedPictures(clock: clock)
  }

  /// The task that loads or paints the next picture, if any.
  var work: Task<Void, Never>? { delayed.task ?? cache.task ?? works.first?.task }

  /// The minimum number of rows of a picture; `nil` if no pictures are shown.
  var minPictureRows: Int? { cache.loader == nil ? nil : painter?.minRows }

  /// Forgets the last frame, so that the next frame is written completely.
  func reset() {
    canvas = nil
  }

  /// Delays loading pictures, because the user pressed a key.
  func delayPictures() { delayed.restart() }

  /// Writes the changes since the last frame, and loads or paints missing pictures.
  ///
  /// The page's picture is loaded even if it is scrolled out of view or covered.
  func show(
    _ canvas: inout Canvas, _ requests: [PictureRequest], of page: Scene.Picture?,
    _ styler: ANSIStyler
  ) {
    let waiting = requests.filter(\.isDelayed).map(\.picture)
    delayed.follow(minPictureRows == nil ? [] : waiting, isLoaded: cache.contains)
    cache.needed = delayed.pictures + [page].compactMap(\.self)
    let isUnknown = self.canvas == nil
    let text = CanvasDifference.bytes(from: self.canvas, to: &canvas, styler)
    self.canvas = canvas
    let ready = isStopped ? [] : requests.filter { painting($0) != nil }
    let old = isUnknown ? shown : shown.filter { !ready.contains($0) }
    let new = isUnknown ? ready : ready.filter { !shown.contains($0) }
    let bytes = erase(old, before: new) + text + draw(new, besides: isUnknown ? [] : shown)
    shown = ready
    if !bytes.isEmpty {
      write(isSynchronized ? "\u{1B}[?2026h".utf8 + bytes + "\u{1B}[?2026l".utf8 : bytes)
    }
    prepare(requests)
  }

  /// Copies text to the clipboard if the terminal supports this (OSC 52).
  func copy(_ text: String) {
    write(
      Array("\u{1B}]52;c;".utf8) + Data(text.utf8).base64EncodedData() + Array("\u{07}".utf8))
  }

  // MARK: Pictures

  /// Returns the picture's caption, the reason why it could not be loaded, or the alternative text
  /// if there is no picture; `nil` if the picture is not shown yet.
  func caption(of picture: Scene.Picture) -> String? {
    guard cache.contains(picture) else { return nil }
    guard let loaded = cache.loaded(picture) else { return picture.text }
    if loaded.isFailure { return loaded.caption }
    return paintings.contains { $0.key.picture == picture } ? loaded.caption : nil
  }

  /// Erases the pictures, which are shown again in the next frame.
  func erasePictures() {
    let bytes = erase(shown, before: [])
    shown = []
    if !bytes.isEmpty { write(bytes) }
  }

  /// Retries loading the pictures that failed to load.
  func retryPictures() {
    for picture in cache.needed {
      cache.forgetFailure(of: picture)
      if !cache.contains(picture) { paintings.removeAll { $0.key.picture == picture } }
    }
  }

  /// Stops loading and painting pictures.
  ///
  /// No pictures are shown until a painter is set.
  func stopPictures() {
    isStopped = true
    cache.needed = []
    stopPainting(except: [])
    erasePictures()
  }

  private func painting(_ request: PictureRequest) -> PictureOutput? {
    paintings.last { $0.key == request.painted }?.output
  }

  /// Returns the bytes that erase the old pictures, except those that will be moved or overwritten.
  private func erase(_ old: [PictureRequest], before new: [PictureRequest]) -> [UInt8] {
    guard let painter else { return [] }
    return old.flatMap { request in
      let isMoved = new.contains { $0.painted == request.painted }
      let sizes = [new.first { $0.area == request.area }, request].map {
        $0.flatMap(painting)?.size
      }
      // Overwriting a picture, instead of erasing it first, avoids flicker.
      let isReplaced = if let size = sizes[0], let old = sizes[1] { size == old } else { false }
      return (isMoved ? [] : painter.delete(id: request.picture.id))
        + (isReplaced ? [] : painter.blanks(in: request.area))
    }
  }

  private func draw(_ new: [PictureRequest], besides old: [PictureRequest]) -> [UInt8] {
    new.flatMap { request -> [UInt8] in
      guard case .screen(let row, let column) = request.area.origin,
        let output = painting(request)
      else { return [] }
      let isSent = old.contains { $0.painted == request.painted }
      return output.bytes(row: row, column: column, isSent: isSent)
    }
  }

  /// Loads and paints the pictures that are not ready.
  private func prepare(_ requests: [PictureRequest]) {
    guard !isStopped, let painter else { return }
    stopPainting(except: requests)
    for request in requests where painting(request) == nil {
      guard !request.isDelayed || delayed.isOver || cache.contains(request.picture) else {
        continue
      }
      let width = painter.pixels(across: request.area.columns)
      guard cache.request(request.picture, width: width),
        let picture = cache.loaded(request.picture), !picture.isFailure,
        !works.contains(where: { $0.key == request.painted })
      else { continue }
      let task = Task { [weak self] in
        let output = await Self.paint(picture, request, painter)
        guard !Task.isCancelled else { return }
        self?.keep(output, request.painted)
      }
      works.append((request.painted, task))
    }
  }

  /// Paints a picture off the main actor, which remains free to handle keys.
  @concurrent
  private nonisolated static func paint(
    _ picture: PictureData, _ request: PictureRequest, _ painter: any PicturePainter
  ) async -> PictureOutput {
    painter.paint(picture, id: request.picture.id, in: request.area)
  }

  private func keep(_ output: PictureOutput, _ key: PaintingKey) {
    works.removeAll { $0.key == key }
    paintings.removeAll { $0.key == key || !cache.contains($0.key.picture) }
    paintings.append((key, output))
    onChange?()
  }

  private func stopPainting(except requests: [PictureRequest]) {
    works.removeAll { work in
      let isNeeded = requests.contains { $0.painted == work.key }
      if !isNeeded { work.task.cancel() }
      return !isNeeded
    }
  }
}

/// Loads scene pictures for a host.
///
/// The host calls `load(_:width:)` on the main actor after drawing the page, and cancels the call
/// when the picture is no longer needed.
public protocol PictureLoader: Sendable {
  /// Returns a picture that is, if possible, at least the given number of pixels wide; `nil` if
  /// there is no such picture.
  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData?
}

/// The pictures that a host has loaded or is loading.
@MainActor
final class PictureCache {
  /// A picture, its requested width in pixels, and the loaded data, which is `nil` if no picture
  /// was found.
  private typealias Entry = (picture: Scene.Picture, width: Int, result: PictureData?)
  private typealias Load = (picture: Scene.Picture, width: Int, task: Task<Void, Never>)

  /// The number of pictures to keep in case the user returns to a page or to part of a list.
  nonisolated static let capacity = 32
  /// The maximum number of bytes to keep, which may be exceeded if all pictures are needed.
  private static let maxBytes = 8 << 20
  /// The maximum number of pictures to load at a time.
  private static let maxLoads = 4

  /// The loader; `nil` if the program does not show pictures.
  var loader: (any PictureLoader)?
  /// Called when a picture has been loaded or found to be missing.
  var onChange: (@MainActor () -> Void)?
  /// The pictures that are on the screen or about to be shown.
  ///
  /// These pictures are kept, and all other pictures stop loading.
  var needed: [Scene.Picture] = [] {
    didSet { if needed != oldValue { stopLoading() } }
  }
  private var entries: [Entry] = []
  private var loads: [Load] = []

  /// A task that is still loading a picture, if any.
  var task: Task<Void, Never>? { loads.first?.task }

  /// Returns a picture if it has been loaded at any size.
  func loaded(_ picture: Scene.Picture) -> PictureData? {
    entry(of: picture)?.result
  }

  /// Returns whether a picture has been loaded at any size, or is known to be missing.
  func contains(_ picture: Scene.Picture) -> Bool {
    entry(of: picture) != nil
  }

  /// Loads a picture unless it is cached at a sufficient size or too many other pictures are being
  /// loaded.
  ///
  /// Returns whether loading has finished.
  func request(_ picture: Scene.Picture, width: Int) -> Bool {
    if let entry = entry(of: picture), entry.width >= width { return true }
    if let index = loads.firstIndex(where: { $0.picture == picture }) {
      guard loads[index].width < width else { return false }
      loads.remove(at: index).task.cancel()
    }
    guard loads.count < Self.maxLoads else { return false }
    let task = Task { [weak self, loader] in
      let result = await loader?.load(picture, width: width)
      let kept = await result?.reduced(toWidth: width)
      guard !Task.isCancelled else { return }
      self?.keep(picture, width: width, kept)
    }
    loads.append((picture, width, task))
    return false
  }

  /// Forgets a picture that failed to load, so that it is loaded again.
  func forgetFailure(of picture: Scene.Picture) {
    entries.removeAll { $0.picture == picture && $0.result?.isFailure != false }
  }

  private func stopLoading() {
    loads.removeAll { load in
      let isNeeded = needed.contains(load.picture)
      if !isNeeded { load.task.cancel() }
      return !isNeeded
    }
  }

  private func entry(of picture: Scene.Picture) -> Entry? {
    entries.last { $0.picture == picture }
  }

  private func keep(_ picture: Scene.Picture, width: Int, _ result: PictureData?) {
    loads.removeAll { $0.picture == picture }
    // A small picture is better than none.
    let best = result?.isFailure == false ? result : loaded(picture) ?? result
    entries.removeAll { $0.picture == picture }
    entries.append((picture, width, best))
    while isFull, let index = entries.firstIndex(where: { !needed.contains($0.picture) }) {
      entries.remove(at: index)
    }
    onChange?()
  }

  private var isFull: Bool {
    entries.count > Self.capacity
      || entries.reduce(0) { $0 + ($1.result?.size ?? 0) } > Self.maxBytes
  }
}

extension PictureData {
  /// The size in memory, in bytes.
  fileprivate var size: Int { pixels.rgb.count }
}

/// A pause that can be restarted.
@MainActor
final class Pause {
  /// Called when the pause ends.
  var onEnd: (@MainActor () -> Void)?
  /// The task that waits for the end of the pause; `nil` if no pause has begun.
  private(set) var task: Task<Void, Never>?
  private let length: Duration
  private let clock: any Clock<Duration>

  init(_ length: Duration, clock: any Clock<Duration>) {
    (self.length, self.clock) = (length, clock)
  }

  /// Begins a pause unless one has begun.
  func begin() {
    guard task == nil else { return }
    task = Task { [weak self, clock, length] in
      guard (try? await clock.sleep(for: length)) != nil, !Task.isCancelled else { return }
      self?.task = nil
      self?.onEnd?()
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

/// A pause that precedes the loading of what the preview of a row lacks, and that restarts with each
/// key press.
///
/// As a result, scrolling through a list does not load every preview along the way.
@MainActor
final class DelayedPreviews {
  private static let length = Duration.milliseconds(300)

  /// The row of a module whose preview lacks something.
  struct Row: Equatable {
    let module: Module.ID
    let id: String
  }

  private let pause: Pause
  /// The row that the pause is about.
  private var row: Row?
  /// The row that was last requested, which is not requested again.
  private var requested: Row?

  init(clock: any Clock<Duration>, load: @escaping @MainActor () -> Void) {
    pause = Pause(Self.length, clock: clock)
    pause.onEnd = { [weak self] in
      self?.requested = self?.row
      load()
    }
  }

  /// Updates the row whose preview is shown and lacks something; `nil` if there is no such row.
  func follow(_ row: Row?) {
    guard row != self.row else { return }
    self.row = row
    restart()
  }

  /// Restarts the pause.
  func restart() {
    pause.cancel()
    if row != nil, row != requested { pause.begin() }
  }
}

/// A pause that precedes the loading of the rows' pictures, and that restarts with each key press
/// and whenever other pictures become visible.
///
/// As a result, scrolling through a list does not load every picture along the way.
@MainActor
final class DelayedPictures {
  private static let length = Duration.milliseconds(150)

  /// The pictures of the visible rows.
  private(set) var pictures: [Scene.Picture] = []
  /// Whether the pause has ended, so that the pictures can be loaded.
  private(set) var isOver = false
  /// Called when the pause ends.
  var onChange: (@MainActor () -> Void)?
  private let pause: Pause
  /// Whether any of the pictures had not been loaded when the rows were last shown.
  private var isWaiting = false

  /// The task that waits before loading a picture, if any.
  var task: Task<Void, Never>? { pause.task }

  init(clock: any Clock<Duration>) {
    pause = Pause(Self.length, clock: clock)
    pause.onEnd = { [weak self] in
      self?.isOver = true
      self?.onChange?()
    }
  }

  /// Updates the pictures after the focus or the list changes.
  func follow(_ new: [Scene.Picture], isLoaded: (Scene.Picture) -> Bool) {
    isWaiting = !new.allSatisfy(isLoaded)
    guard new != pictures else { return begin() }
    pictures = new
    restart()
  }

  /// Restarts the pause.
  func restart() {
    pause.cancel()
    isOver = false
    begin()
  }

  private func begin() {
    if isWaiting, !isOver { pause.begin() }
  }
}
