/// The base class of routers, which navigate in a window.
///
/// A module's router adds a weak reference to the module's output, and a method for each
/// destination:
///
/// ```swift
/// final class NotesRouter: ModuleRouter, NotesRouting {
///   private weak var output: (any NotesOutput)?
///
///   init(window: Window, output: (any NotesOutput)?) {
///     self.output = output
///     super.init(window: window)
///   }
///
///   func showNote(_ id: String) async { await output?.notes(didSelectNote: id) }
/// }
/// ```
@MainActor
open class ModuleRouter {
  /// The window; weak, because the window owns the router through the module.
  public private(set) weak var window: Window?

  /// Creates a router that holds a weak reference to a window.
  public init(window: Window) {
    self.window = window
  }

  /// Closes the module in the window.
  ///
  /// The only module of a window is not closed.
  public func close() { window?.close(self) }

  /// Closes the module in the window, and leaves a notice for the screen below.
  ///
  /// That screen's `onReappear(notice:)` is called; see `Window.close(_:notice:)`.
  public func close(notice: String) { window?.close(self, notice: notice) }
}
