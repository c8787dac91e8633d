/// A router or an output that goes nowhere, and notes where it was sent.
///
/// A test target spells out the calls of its module, once for both:
///
/// ```swift
/// extension CallSpy: NotesRouting {
///   public func showNote(id: Int) async { record("showNote(id: \(id))") }
///   public func logIn(for list: any NotesModuleInput) async -> Bool { ask("logIn", for: list) }
///   public func close() { record("close()") }
/// }
///
/// let router = CallSpy("router", recorder: recorder)
/// recorder.expect("router.showNote(id: 4)")
/// ```
@MainActor
public final class CallSpy {
  /// Remembers which module asked for something that ends later.
  public let asker: Asker
  private let name: String
  private let recorder: Recorder

  /// Makes a spy.
  ///
  /// - Parameters:
  ///   - name: How events call it: `router`, `output`.
  ///   - recorder: Notes each call.
  ///   - asker: Remembers which module asked; one that several spies share, or one of its own.
  public init(_ name: String, recorder: Recorder, asker: Asker? = nil) {
    self.name = name
    self.recorder = recorder
    self.asker = asker ?? Asker()
  }

  /// Notes a call.
  ///
  /// - Parameter call: The call without the spy's name: `showNote(id: 4)`.
  public func record(_ call: String) {
    recorder.record("\(name).\(call)")
  }

  /// Notes a call that ends later, a log-in for instance, and remembers whom to tell then.
  ///
  /// - Parameters:
  ///   - call: The call without the spy's name.
  ///   - module: Which module asks.
  /// - Returns: What `asker` says to it.
  @discardableResult
  public func ask(_ call: String, for module: AnyObject) -> Bool {
    record(call)
    asker.module = module
    return asker.accepts
  }
}

/// The module that asked for something that ends later: a test ends it, and tells that module.
///
/// ```swift
/// await (stage.asker.module as? any NotesModuleInput)?.onLoginEnd(isLoggedIn: true)
/// ```
@MainActor
public final class Asker {
  /// The module that asked last; it is not kept alive.
  public weak var module: AnyObject?
  /// Whether what is asked for is begun.
  public var accepts = true

  /// Makes one without a module.
  public init() {}
}
