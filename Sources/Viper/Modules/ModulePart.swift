/// A weak reference to one object of a module.
struct ModulePart {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }

  var isAlive: Bool { object != nil }

  /// The name of the object's type; empty if the object has been deallocated.
  ///
  /// The name is computed on demand, because computing it when each module starts costs 0.1 ms.
  var name: String { object.map { String(describing: type(of: $0)) } ?? "" }
}
