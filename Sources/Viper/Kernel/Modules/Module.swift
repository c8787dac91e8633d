/// A value that identifies a module's screen, so that the same screen can be assembled again.
///
/// A program has one such type, usually an enum with one case per screen.
public typealias ModuleRoute = Codable & Hashable & Sendable

/// A module's handle, returned by its assembler.
///
/// Only the handle keeps the module alive, and a window owns the handle. All of the module's work
/// runs in the handle's tasks, so closing the module cancels that work.
@MainActor
public final class Module {
  /// A module identity that is unique in the process.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var lastNumber = 0

  /// The module's identity.
  public let id: ID
  /// The module's name, as reported by `Window.leftovers()`.
  public let name: String
  /// The module's screen.
  public let screen: any Screen
  private let updates: (any UpdateRelay)?
  /// The window that the router navigates in; `nil` if the assembler did not specify one.
  private weak var window: Window?
  private var parts: [ModulePart] = []
  /// The steps that have not ended yet.
  private(set) var steps: [Step] = []
  private(set) var isClosed = false
  /// The location of the call that showed the module in a window.
  private var site = Diagnostic("")
  private var hasReportedView = false
  /// Whether a window has already taken the module.
  ///
  /// A module can be shown only once.
  private var isTaken = false
  /// A closure that is called once, after the module has been removed from its window.
  ///
  /// The router may have closed the module, the host may have popped it, or the window may have
  /// removed all of its modules. The window's stack is up to date when the closure is called.
  public var onEnd: (@MainActor () -> Void)?
  /// The route that opened the module, if any.
  ///
  /// The router that assembles the module sets the route, and `Window.routes(as:)` reads it.
  public var route: (any ModuleRoute)?
  /// A closure that returns the module's current focus, search text or other details to restore.
  ///
  /// `restore(_:)` uses the route and these details to show the module again as it was.
  public var savedState: (@MainActor () -> (any Codable & Sendable)?)?
  /// The title to show for the module until its own screen has one; `nil` if unknown.
  public var title: String?
  /// Whether the view has received a state since a window took the module.
  var hasUpdated: Bool { updates?.hasUpdated ?? false }

  /// Creates a module from the parts that an assembler has connected.
  ///
  /// Use this initializer whenever the screen can change after it has appeared, because the window
  /// redraws the screen after each update.
  ///
  /// - Parameters:
  ///   - name: The module's name, for use in reports of parts that are still alive.
  ///   - screen: The module's view. The view owns the presenter, and the presenter owns the other
  ///     parts.
  ///   - updates: The relay from the presenter to the view. The module owns the relay.
  ///   - parts: Everything that must be deallocated after the module has been removed: the view,
  ///     presenter and router. The module always tracks the screen. Leave out parts that outlive the
  ///     module, such as an actor shared by several modules. A part that is left out cannot be used
  ///     to find or close the module.
  ///   - window: The window that the module's router navigates in. Showing the module in another
  ///     window is reported as a misuse, because its router would have no effect there.
  public convenience init<State>(
    name: String, screen: any Screen, updates: Updates<State>, parts: [AnyObject],
    window: Window? = nil
  ) {
    self.init(name: name, screen: screen, relay: updates, parts: parts, window: window)
  }

  /// Creates a module whose presenter and view communicate directly.
  ///
  /// Use this initializer for a screen that changes only while it appears or handles an action
  /// without suspending, as in tests, because the window is not notified of later changes.
  ///
  /// - Parameters:
  ///   - name: The module's name, for use in reports of parts that are still alive.
  ///   - screen: The module's view. The view owns the presenter, and the presenter owns the other
  ///     parts.
  ///   - parts: Everything that must be deallocated after the module has been removed. The module
  ///     always tracks the screen.
  public convenience init(name: String, screen: any Screen, parts: [AnyObject]) {
    self.init(name: name, screen: screen, relay: nil, parts: parts, window: nil)
  }

  private init(
    name: String, screen: any Screen, relay: (any UpdateRelay)?, parts: [AnyObject], window: Window?
  ) {
    Self.lastNumber += 1
    id = ID(number: Self.lastNumber)
    self.name = name
    self.screen = screen
    updates = relay
    self.window = window
    self.parts.reserveCapacity(parts.count + 3)
    self.parts.append(ModulePart(screen))
    for part in parts where part !== screen { self.parts.append(ModulePart(part)) }
    if let relay { self.parts.append(ModulePart(relay)) }
  }

  /// Returns the names of the parts that are alive, even after the module is deallocated.
  package var leftovers: () -> [String] {
    { [name, parts] in parts.filter(\.isAlive).map { "\(name): \($0.name)" } }
  }

  /// Starts a step, or returns `nil` if the module is closed.
  ///
  /// Only closing the module cancels its steps. A step of another module may outlive the step that
  /// started it: for example, a login opens a list and then closes itself, which must not cancel
  /// the list's step.
  @discardableResult
  func begin(_ work: @escaping @MainActor () async -> Void) -> Step? {
    guard !isClosed else { return nil }
    let step = Step()
    steps.append(step)
    let check = ViewCheck(screen, updates)
    step.begin(work) {
      self.steps.removeAll { $0 === step }
      if let check { self.report(check) }
    }
    if let check { report(check) }
    return step
  }

  func run(_ work: @escaping @MainActor () async -> Void) async {
    await begin(work)?.wait()
  }

  /// A step that has not settled, if any.
  var pending: Step? { steps.first { !$0.isSettled } }

  /// Reports, only once, a view that has changed without an update.
  private func report(_ check: ViewCheck) {
    guard !isClosed, !hasReportedView, check.isBypassed else { return }
    hasReportedView = true
    ViperDiagnostics.handler?(
      site.with(
        message:
          """
          The view of the module '\(name)' changed without an update, so hosts may not redraw it. \
          Assign the module's `Updates` to the presenter instead of the view.
          """))
  }

  /// Returns the reason why the module cannot be shown in a window, or `nil` if it can be shown.
  func misuse(in window: Window) -> String? {
    if isTaken {
      return
        "The module '\(name)' was already shown. Assemble a new one."
    }
    guard let own = self.window, own !== window else { return nil }
    return "The module '\(name)' was assembled for another window. Assemble it for this one."
  }

  /// Marks the module as taken by a window.
  ///
  /// Returns `false` if the module is closed or already taken.
  func take(by window: Window, at site: Diagnostic) -> Bool {
    guard !isClosed, !isTaken else { return false }
    (isTaken, self.site) = (true, site)
    updates?.begin(telling: window)
    return true
  }

  /// Closes the module, cancels its work, and returns the parts that must be deallocated now.
  ///
  /// `site` is the location to report if one of the module's own steps has closed the module, and
  /// continues after that.
  func close(at site: Diagnostic) -> [ModulePart] {
    isClosed = true
    updates?.close()
    for step in steps { step.cancel() }
    if let current = Step.current, steps.contains(where: { $0 === current }) {
      current.didClose(
        site.with(
          message:
            """
            A step of the module '\(name)' continues after it closed the module, which canceled the \
            step. Close the module last, or do the rest in a step of another module with \
            `window.run(in:)`.
            """))
    }
    parts.append(ModulePart(self))
    defer { parts = [] }
    return parts
  }

  func notifyEnd() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Returns whether an object is the module or one of its parts.
  func has(_ object: AnyObject) -> Bool {
    self === object || parts.contains { $0.object === object }
  }
}

/// A check that a view changes only when its module's `Updates` passes a state to it.
///
/// The check compares scenes, so it is made only if there is a handler for diagnostics.
@MainActor
private struct ViewCheck {
  private let screen: any TextScreen
  private let updates: any UpdateRelay
  private let count: Int
  private let scene: Scene

  init?(_ screen: any Screen, _ updates: (any UpdateRelay)?) {
    guard ViperDiagnostics.handler != nil, let screen = screen.textScreen, let updates else {
      return nil
    }
    (self.screen, self.updates) = (screen, updates)
    (count, scene) = (updates.count, screen.scene)
  }

  var isBypassed: Bool { updates.count == count && screen.scene != scene }
}

/// A weak reference to one of a module's objects.
struct ModulePart {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }

  var isAlive: Bool { object != nil }

  /// The name of the object's type, or an empty string if the object is gone.
  ///
  /// The name is computed on demand, because computing it takes 0.1 ms.
  var name: String { object.map { String(describing: type(of: $0)) } ?? "" }
}
