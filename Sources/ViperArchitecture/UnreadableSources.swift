/// The error that is thrown if the sources cannot be read completely.
///
/// A check over half of the sources would pass without having seen the other half.
public struct UnreadableSources: Error, Hashable {
  /// The file that cannot be read, and advice.
  public var finding: Finding
}

extension UnreadableSources: CustomStringConvertible {
  /// The place and the message.
  public var description: String { finding.description }
}
