public import Viper

/// Loads the pictures of scenes for a host.
///
/// A host calls it on the main actor, after the page with the picture has been drawn, and cancels
/// the call when the picture is no longer wanted.
public protocol PictureLoader: Sendable {
  /// Returns a picture that should have a number of pixels in a row; `nil` if there is none, and its
  /// text stands for it.
  nonisolated(nonsending) func load(_ picture: Scene.Picture, width: Int) async -> PictureData?
}

/// The pictures that a host has loaded, and the one that it loads.
@MainActor
final class PictureShelf {
  /// A picture, the requested width in pixels, and the loaded picture; `nil` if there is none.
  private typealias Entry = (picture: Scene.Picture, width: Int, result: PictureData?)

  /// The number of pictures that are kept, for a way back or another size.
  private static let kept = 3

  /// Loads pictures; `nil` if there are none in this program.
  var loader: (any PictureLoader)?
  /// Called when a picture has been loaded, or is known to be missing.
  var onChange: (@MainActor () -> Void)?
  private var entries: [Entry] = []
  private var load: (picture: Scene.Picture, width: Int, task: Task<Void, Never>)?

  /// Returns a picture that has been loaded, in whatever size.
  func loaded(_ picture: Scene.Picture) -> PictureData? {
    entry(of: picture)?.result
  }

  /// Returns whether a picture has been loaded, in whatever size, or is known to be missing.
  func knows(_ picture: Scene.Picture) -> Bool {
    entry(of: picture) != nil
  }

  /// Loads a picture, unless it is loading or loaded in a size that is large enough, and returns
  /// whether it is loaded or known to be missing.
  func want(_ picture: Scene.Picture, width: Int) -> Bool {
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

  /// Stops loading, except for a picture that is still needed.
  func stopLoading(except picture: Scene.Picture?) {
    guard let load, load.picture != picture else { return }
    load.task.cancel()
    self.load = nil
  }

  /// Forgets a picture that could not be loaded, so that it is requested again.
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
    if entries.count > Self.kept { entries.removeFirst() }
    onChange?()
  }
}
