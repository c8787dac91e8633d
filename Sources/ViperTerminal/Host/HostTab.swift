/// A root screen that the user can switch to with a number.
public struct HostTab {
  /// The name of the screen.
  public let title: String
  let open: @MainActor () async -> Void

  /// Creates a tab; `open` replaces the root of the window, and returns when the screen has
  /// settled.
  public init(_ title: String, open: @escaping @MainActor () async -> Void) {
    self.title = title
    self.open = open
  }
}
