extension Pixels {
  /// Returns the picture in another size.
  ///
  /// Each new pixel is the average of the area that it covers, so no detail is skipped when a
  /// picture becomes smaller, and a larger one keeps its hard edges.
  ///
  /// - Parameters:
  ///   - width: The new width in pixels; less than 1 counts as 1.
  ///   - height: The new height in pixels; less than 1 counts as 1.
  /// - Returns: The scaled picture.
  public func scaled(toWidth width: Int, height: Int) -> Pixels {
    let (width, height) = (max(1, width), max(1, height))
    guard width != self.width || height != self.height else { return self }
    // First the rows become shorter, then their number: each direction is an average of its own.
    let columns = PixelShare.shares(of: self.width, among: width)
    let rows = PixelShare.shares(of: self.height, among: height)
    let narrow = averaged(along: columns)
    return Pixels(checked: width, height, Self.averaged(narrow, stride: width * 3, along: rows))
  }

  private func averaged(along columns: [PixelShare]) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(columns.count * height * 3)
    for row in 0..<height {
      let start = row * width * 3
      for share in columns {
        for channel in 0..<3 {
          result.append(
            share.average { index in Int(rgb[start + index * 3 + channel]) << 8 })
        }
      }
    }
    return result
  }

  private static func averaged(_ values: [Int32], stride: Int, along rows: [PixelShare]) -> [UInt8]
  {
    var result: [UInt8] = []
    result.reserveCapacity(stride * rows.count)
    for share in rows {
      for offset in 0..<stride {
        let value = share.average { index in Int(values[index * stride + offset]) }
        result.append(UInt8(clamping: (value + 128) >> 8))
      }
    }
    return result
  }
}
