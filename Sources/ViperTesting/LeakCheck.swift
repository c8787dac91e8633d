public import Viper

extension Recorder {
  /// Reports every part of a departed module that is still alive.
  ///
  /// - Parameter window: Where the modules were.
  public func expectNoLeftovers(in window: Window) {
    let leftovers = window.leftovers()
    guard !leftovers.isEmpty else { return }
    report("Still alive after their module has left: " + leftovers.joined(separator: ", "))
  }
}
