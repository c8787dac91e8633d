/// Calls a handler, and calls it again if the handler itself announces a change.
@MainActor
final class Announcer {
  var handler: (@MainActor () -> Void)?
  private var isWanted = false
  private var isCalling = false

  /// Calls the handler; a call from inside it takes effect after it has returned.
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
