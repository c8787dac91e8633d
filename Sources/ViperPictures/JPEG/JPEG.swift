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
}
