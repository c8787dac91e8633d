/// Calls a handler, and calls it again if the handler itself announces a change.
@MainActor
final class Announcer {
  var handler: (@MainActor () -> Void)?
  private var isWanted = false
  private var isCalling = false

  /// Calls the handler.
  ///
  /// A call from inside the handler takes effect after the handler has returned.
  func announce() {
    isWanted = true
    guard !isCalling else { return }
    isCalling = true
    while isWanted {
      isWanted = false
      handler?()
    }
    isCalling = false
  }
}
