/// The module that requested something that ends later, such as a log-in.
///
/// The test ends it, and then tells the module:
///
/// ```swift
/// await (stage.asker.module as? any NotesModuleInput)?.onLoginEnd(isLoggedIn: true)
/// ```
@MainActor
public final class Asker {
  /// The module that made the last request, held weakly.
  public weak var module: AnyObject?
  /// A Boolean value that indicates whether requests are accepted.
  public var accepts = true

  /// Creates an instance without a module.
  public init() {}
}
