public import Pictures

/// A picture as a program hands it to a terminal.
public struct PictureData: Hashable, Sendable {
  /// The pixels.
  public let pixels: Pixels
  /// The bytes of the JPEG file that the pixels were decoded from, which a terminal that reads JPEG
  /// gets untouched; `nil` if the program has drawn the picture itself.
  public let jpeg: [UInt8]?

  /// Creates a picture.
  public init(_ pixels: Pixels, jpeg: [UInt8]? = nil) {
    self.pixels = pixels
    self.jpeg = jpeg
  }
}
