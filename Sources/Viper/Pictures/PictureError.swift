/// The reason why an image could not be decoded.
public struct PictureError: Error, Hashable, Sendable {
  /// An error code.
  ///
  /// Later versions may add more codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The reason in lowercase words, for a log.
    public let description: String

    /// The data is not a JPEG file.
    public static let notJPEG = Code(description: "not a JPEG file")
    /// The file is truncated.
    public static let truncated = Code(description: "truncated")
    /// The file is inconsistent.
    public static let damaged = Code(description: "damaged")
    /// The file uses an unsupported format variant: 12 bits per sample, arithmetic coding, lossless
    /// compression or four components.
    public static let unsupported = Code(description: "unsupported JPEG")
    /// The file or the image exceeds a size limit.
    public static let tooLarge = Code(description: "too large")
  }

  /// The reason.
  public let code: Code
  /// The exact cause, for a log; empty if the code is specific enough.
  public let detail: String

  /// Creates an error.
  public init(_ code: Code, _ detail: String = "") {
    self.code = code
    self.detail = detail
  }
}

/// The size limits for an image.
///
/// A file that exceeds a limit is rejected before any memory is allocated for the image.
public struct PictureLimit: Hashable, Sendable {
  /// The maximum width and height in pixels, from 1 to 16,384.
  public let side: Int
  /// The maximum file size in bytes.
  public let bytes: Int
  /// The maximum number of scans, each of which refines a progressive image.
  public let scans: Int

  /// A limit of 1,024 pixels per side, 1 MiB and 64 scans, which is far more than a typical poster
  /// requires (342 pixels wide, 110 kB).
  public static let standard = PictureLimit(side: 1_024, bytes: 1 << 20, scans: 64)

  /// Creates a limit.
  ///
  /// `side` is clamped to the range 1 to 16,384.
  public init(side: Int, bytes: Int, scans: Int) {
    // The total number of bytes does not overflow, even on a 32-bit system.
    self.side = min(max(side, 1), 16_384)
    self.bytes = bytes
    self.scans = scans
  }
}
