/// A value that says where a module is: what to assemble to see the same screen again.
///
/// A program has one such type, usually an enum with a case for each of its screens.
public typealias ModuleRoute = Codable & Hashable & Sendable

/// The handle of a module, which its assembler returns.
///
/// The handle is the only object that keeps the module alive, and a window owns it. Everything that
/// the module does runs in tasks of the handle, so closing the module cancels them.
@MainActor
public final class Module {
  /// The identity of a module, which is unique in the process.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var lastNumber = 0

  /// The identity of this module.
  public let id: ID
  /// The name of the module, as `Window.leftovers()` reports it.
  public let name: String
  /// The screen of the module.
  public let screen: any Screen
  private let updates: (any UpdateRelay)?
  /// The window that the router leads through; `nil` if the assembler has not said.
  private weak var window: Window?
  private var parts: [ModulePart] = []
  /// The steps that have not ended.
  private(set) var steps: [Step] = []
  private(set) var isClosed = false
  /// Whether a window has already taken the module.
  ///
  /// A module can be shown only once.
  private var isTaken = false
  /// A closure that is called once, after the module has been removed from its window.
  ///
  /// The module may have been closed by its router, popped by the host, or removed with the root.
  /// The window's stack is up to date when the closure is called.
  public var onEnd: (@MainActor () -> Void)?
  /// The route that the module was opened with, if any.
  ///
  /// The router that assembles the module sets it, and `Window.routes(as:)` reads it.
  public var route: (any ModuleRoute)?
  /// A closure that returns what `restore(_:)` needs to show the module as it is now, besides its
  /// route: such as its focus, or the text of its search.
  public var place: (@MainActor () -> (any Codable & Sendable)?)?
  /// Whether the view has received a state since a window took the module.
  var hasUpdated: Bool { updates?.hasUpdated ?? false }

  /// Creates a module from the parts that an assembler has connected.
  ///
  /// - Parameters:
  ///   - name: The name of the module in reports of parts that are still alive.
  ///   - screen: The module's view. It owns the presenter, which owns the other parts.
  ///   - updates: The relay between the presenter and the view. The module owns it.
  ///   - parts: Everything that must be deallocated after the module has been removed: view,
  ///     presenter, interactor and router. The module tracks those that are objects. The screen
  ///     is always tracked. Leave out a part that outlives the module, such as an actor that
  ///     several modules share; no module is found by such a part, so none is closed by it.
  ///   - window: The window that the module's router leads through. A module that is shown in
  ///     another one is reported, because its router leads nowhere.
  public convenience init<State>(
    name: String, screen: any Screen, updates: Updates<State>, parts: [Any],
    window: Window? = nil
  ) {
    self.init(name: name, screen: screen, relay: updates, parts: parts, window: window)
  }

  /// Creates a module whose presenter and view communicate directly.
  ///
  /// The window is not notified of its updates.
  ///
  /// - Parameters:
  ///   - name: The name of the module in reports of parts that are still alive.
  ///   - screen: The module's view. It owns the presenter, which owns the other parts.
  ///   - parts: Everything that must be deallocated after the module has been removed. The module
  ///     tracks those that are objects. The screen is always tracked.
  public convenience init(name: String, screen: any Screen, parts: [Any]) {
    self.init(name: name, screen: screen, relay: nil, parts: parts, window: nil)
  }

  private init(
    name: String, screen: any Screen, relay: (any UpdateRelay)?, parts: [Any], window: Window?
  ) {
    Self.lastNumber += 1
    id = ID(number: Self.lastNumber)
    self.name = name
    self.screen = screen
    updates = relay
    self.window = window
    self.parts.reserveCapacity(parts.count + 3)
    self.parts.append(ModulePart(screen))
    for part in parts {
      guard type(of: part) is AnyClass else { continue }
      let object = part as AnyObject
      if object !== screen { self.parts.append(ModulePart(object)) }
    }
    if let relay { self.parts.append(ModulePart(relay)) }
  }

  /// Starts a step, or returns `nil` if the module is closed.
  ///
  /// Only `close()` cancels a step.
  ///
  /// A login, for example, opens a list and closes itself, which must not cancel the list.
  @discardableResult
  func begin(_ step: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    guard !isClosed else { return nil }
    let begun = Step()
    steps.append(begun)
    return begun.begin {
      await step()
      self.steps.removeAll { $0 === begun }
    }
  }

  func run(_ step: @escaping @MainActor () async -> Void) async {
    await begin(step)?.value
  }

  /// The task of a step that has not ended, if any.
  var pending: Task<Void, Never>? { steps.lazy.compactMap(\.task).first }

  /// Returns what is wrong with showing the module in a window, if anything.
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
  /// Returns `false` if it is closed or already taken.
  func take(by window: Window) -> Bool {
    guard !isClosed, !isTaken else { return false }
    isTaken = true
    updates?.begin(telling: window)
    return true
  }

  /// Closes the module, cancels its work, and returns the parts that must be deallocated now.
  func close() -> [ModulePart] {
    isClosed = true
    updates?.close()
    for step in steps { step.cancel() }
    parts.append(ModulePart(self))
    defer { parts = [] }
    return parts
  }

  func tellEnd() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Returns whether an object is the module or one of its parts.
  func has(_ object: AnyObject) -> Bool {
    self === object || parts.contains { $0.object === object }
  }
}

/// A weak reference to one object of a module.
struct ModulePart {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }

  var isAlive: Bool { object != nil }

  /// The name of the object's type, or empty; computed on demand, because it costs 0.1 ms.
  var name: String { object.map { String(describing: type(of: $0)) } ?? "" }
}
