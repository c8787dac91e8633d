/// The reason why bytes are no picture that can be shown.
public struct PictureError: Error, Hashable, Sendable {
  /// A reason, to which newer versions may add others.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The reason in lowercase words, for a log.
    public let description: String

    /// The bytes are no JPEG file.
    public static let notJPEG = Code(description: "not a JPEG file")
    /// The file ends early.
    public static let truncated = Code(description: "truncated")
    /// The file contradicts itself.
    public static let damaged = Code(description: "damaged")
    /// The file is of a kind that is not decoded: 12 bits a sample, arithmetic coding, lossless,
    /// or four components.
    public static let unsupported = Code(description: "an unsupported kind of JPEG")
    /// The file or the picture is larger than the limit allows.
    public static let tooLarge = Code(description: "too large")
  }

  /// The reason.
  public let code: Code
  /// The exact cause, for a log; empty if the code says everything.
  public let detail: String

  /// Creates an error.
  public init(_ code: Code, _ detail: String = "") {
    self.code = code
    self.detail = detail
  }
}
