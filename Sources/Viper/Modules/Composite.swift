/// A value among a module's parts that holds objects of its own.
///
/// The module tracks these objects instead of the value.
public protocol Composite {
  /// The objects that must be deallocated after the module has been removed.
  var parts: [AnyObject] { get }
}
