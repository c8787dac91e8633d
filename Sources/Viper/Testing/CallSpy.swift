/// A router or an output that records its calls and opens no other screen.
///
/// A test target implements the calls of its module once, for the router and the output:
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
  private let name: String
  private let recorder: Recorder

  /// Creates a spy whose events begin with a name.
  public init(_ name: String, recorder: Recorder) {
    self.name = name
    self.recorder = recorder
  }

  /// Records a call, without the spy's name: `showNote(id: 4)`.
  public func record(_ call: String) {
    recorder.record("\(name).\(call)")
  }

  /// Records a call for something that ends later, such as a log-in, makes the module the recorder's
  /// `requester`, and returns the recorder's `acceptsRequests`.
  @discardableResult
  public func ask(_ call: String, for module: AnyObject) -> Bool {
    record(call)
    recorder.requester = module
    return recorder.acceptsRequests
  }
}
