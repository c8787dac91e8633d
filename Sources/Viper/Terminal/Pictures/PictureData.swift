public import Viper

/// A picture to show in a terminal.
public struct PictureData: Hashable, Sendable {
  /// The pixels.
  public let pixels: Pixels
  /// The JPEG file that the pixels were decoded from, for terminals that support JPEG; `nil` if there is none.
  public let jpeg: [UInt8]?
  /// A sentence about the picture in the user's language, such as its source; may be empty.
  public var caption: String

  /// Creates a picture.
  public init(_ pixels: Pixels, jpeg: [UInt8]? = nil, caption: String = "") {
    self.pixels = pixels
    self.jpeg = jpeg
    self.caption = caption
  }
}
