/// A field that scripts can fill in.
public struct ScriptField: Hashable, Sendable {
  /// The name of the field in its scene.
  public let name: String
  /// Whether its text stands in no transcript, no report and no mistake.
  ///
  /// A scene can say so as well.
  public let isSecret: Bool

  /// Creates a field.
  public init(_ name: String, isSecret: Bool = false) {
    self.name = name
    self.isSecret = isSecret
  }
}
