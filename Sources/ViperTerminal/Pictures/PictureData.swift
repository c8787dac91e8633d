public import ViperPictures

/// A picture as a program hands it to a terminal.
public struct PictureData: Hashable, Sendable {
  /// The pixels.
  public let pixels: Pixels
  /// The bytes of the JPEG file that the pixels were decoded from, which a terminal that reads JPEG
  /// gets untouched; `nil` if the program has drawn the picture itself.
  public let jpeg: [UInt8]?
  /// A sentence below or beside the picture, in the user's language, such as where it comes from;
  /// may be empty.
  public var caption: String

  /// Creates a picture.
  public init(_ pixels: Pixels, jpeg: [UInt8]? = nil, caption: String = "") {
    self.pixels = pixels
    self.jpeg = jpeg
    self.caption = caption
  }
}
