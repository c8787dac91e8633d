/// The reason why bytes are no picture that can be shown.
public struct PictureError: Error, Hashable, Sendable {
  /// An error code.
  ///
  /// Later versions may add more.
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
    public static let unsupported = Code(description: "unsupported JPEG")
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

/// The size limits for an image.
///
/// A file that exceeds them is rejected before any memory is allocated for it.
public struct PictureLimit: Hashable, Sendable {
  /// The largest width and the largest height in pixels, from 1 to 16,384.
  public let side: Int
  /// The largest size of a file in bytes.
  public let bytes: Int
  /// The largest number of scans, each of which refines the picture in a progressive file.
  public let scans: Int

  /// 1,024 pixels a side, 1 MiB and 64 scans: far above a poster of 342 pixels, which has 110 kB.
  public static let standard = PictureLimit(side: 1_024, bytes: 1 << 20, scans: 64)

  /// Creates a limit.
  ///
  /// `side` is clamped to the range 1 to 16,384.
  public init(side: Int, bytes: Int, scans: Int) {
    // Even on a system of 32 bits, the bytes of all pixels can be counted.
    self.side = min(max(side, 1), 16_384)
    self.bytes = bytes
    self.scans = scans
  }
}
