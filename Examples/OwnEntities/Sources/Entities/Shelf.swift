/// Something that has the name of the library's module, and nothing to do with it.
public struct Shelf {
  /// What stands on it.
  public let name: String

  /// Makes a shelf.
  ///
  /// - Parameter name: What stands on it.
  public init(name: String) {
    self.name = name
  }
}
