/// Calls a handler, and again as long as the handler itself leads to another call.
@MainActor
final class Announcer {
  var handler: (@MainActor () -> Void)?
  private var isWanted = false
  private var isCalling = false

  /// Calls the handler; from inside the handler, it is called again when it has returned.
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
