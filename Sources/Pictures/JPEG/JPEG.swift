/// JPEG files of 8 bits a sample: baseline and progressive, gray and in color.
public enum JPEG {
  /// Returns the picture in a file.
  ///
  /// The whole file must be there: of one that ends early no part is shown.
  ///
  /// - Throws: `PictureError` if the bytes are no such file, or the picture is larger than the limit.
  public static func decode(_ bytes: [UInt8], limit: PictureLimit = .standard)
    throws(PictureError) -> Pixels
  {
    guard bytes.count <= limit.bytes else {
      throw PictureError(.tooLarge, "\(bytes.count) bytes")
    }
    var decoder = try JPEGDecoder(bytes, limit)
    return try decoder.decode()
  }

  /// Returns the width and height of the picture in a file without decoding it; `nil` if the bytes
  /// do not tell.
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard var segments = try? SegmentReader(bytes),
      let frame = try? segments.frameHeader()
    else { return nil }
    return (frame.width, frame.height)
  }
}
