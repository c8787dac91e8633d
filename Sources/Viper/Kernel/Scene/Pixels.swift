/// A picture as its pixels.
public struct Pixels: Hashable, Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The pixels row by row from the top, three bytes a pixel: red, green, blue.
  public let rgb: [UInt8]

  /// Creates a picture, or returns `nil` if the bytes are not those of a picture of this size.
  public init?(width: Int, height: Int, rgb: [UInt8]) {
    guard width > 0, height > 0, width <= .max / 3 / height, rgb.count == width * height * 3
    else { return nil }
    self.init(checked: width, height, rgb)
  }

  /// Creates a picture whose bytes are known to fit its size.
  package init(checked width: Int, _ height: Int, _ rgb: [UInt8]) {
    self.width = width
    self.height = height
    self.rgb = rgb
  }
}
