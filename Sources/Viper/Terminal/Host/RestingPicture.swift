import Viper

/// The picture of a preview, once its row has had the focus for a while.
///
/// A user who moves through a list loads no picture on the way.
@MainActor
final class RestingPicture {
  private static let pause = Duration.milliseconds(150)

  /// The picture to load and to show; `nil` if there is none, or its row has just got the focus.
  private(set) var picture: Scene.Picture?
  /// Called when the row has had the focus for long enough.
  var onChange: (@MainActor () -> Void)?
  private let clock: any Clock<Duration>
  private var waiting: (picture: Scene.Picture, task: Task<Void, Never>)?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Follows the focus to another picture, which is shown at once if it has been loaded before.
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
