public import Viper

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

  /// Returns a picture that has been loaded in any size.
  func loaded(_ picture: Scene.Picture) -> PictureData? {
    entry(of: picture)?.result
  }

  /// Returns whether a picture has been loaded in any size, or is known to be missing.
  func contains(_ picture: Scene.Picture) -> Bool {
    entry(of: picture) != nil
  }

  /// Loads a picture if it is not available in a large enough size, and returns whether its loading has ended.
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
