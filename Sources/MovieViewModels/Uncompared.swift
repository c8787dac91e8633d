/// The entity that a view model was made of, for the views of programs.
///
/// It takes no part in comparisons: two view models are equal if their texts are.
@propertyWrapper
public struct Uncompared<Entity: Sendable>: Hashable, Sendable {
  /// The entity.
  public var wrappedValue: Entity

  /// Creates a wrapper.
  public init(wrappedValue: Entity) {
    self.wrappedValue = wrappedValue
  }

  /// Returns `true`, whatever the two entities are.
  public static func == (left: Uncompared, right: Uncompared) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
