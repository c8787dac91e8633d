import Viper
import ViperEssentials

/// Shows a picture with iTerm2's protocol, as a JPEG or PNG file.
enum InlinePicture {
  static func place(
    _ picture: PictureData, _ fit: PictureFit, in area: PictureArea,
    _ output: inout PictureOutput
  ) {
    let file = picture.jpeg ?? PNG.bytes(of: picture.pixels.reduced(to: fit))
    output.place(in: area) { output in
      output.write("\u{1B}]1337;File=inline=1;size=\(file.count)")
      output.write(";width=\(fit.columns);height=\(fit.rows)")
      output.write(";preserveAspectRatio=1;doNotMoveCursor=1:")
      output.write(Data(file).base64EncodedData())
      output.write("\u{7}")
    }
  }
}

/// Encodes pixels as an uncompressed PNG file, for small pictures that a program draws.
enum PNG {
  /// The maximum size of an uncompressed block.
  private static let block = 65_535

  static func bytes(of pixels: Pixels) -> [UInt8] {
    // The header specifies 8-bit RGB with the default compression, filtering and row order.
    let header = number(pixels.width) + number(pixels.height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", stored(rows(of: pixels))) + chunk("IEND", [])
  }

  private static func number(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = name.utf8 + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  /// Returns the rows, each preceded by a byte that specifies no filtering.
  private static func rows(of pixels: Pixels) -> [UInt8] {
    let stride = pixels.width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity((stride + 1) * pixels.height)
    for start in Swift.stride(from: 0, to: pixels.rgb.count, by: stride) {
      rows.append(0)
      rows += pixels.rgb[start..<start + stride]
    }
    return rows
  }

  /// Returns data in zlib format, in uncompressed blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: block) {
      let end = min(start + block, data.count)
      let count = UInt16(truncatingIfNeeded: end - start)
      result.append(end == data.count ? 1 : 0)
      for value in [count, ~count] {
        result += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      result += data[start..<end]
    }
    return result + number(Int(adler(data)))
  }

  /// Returns the Adler-32 checksum.
  private static func adler(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static let table = (0..<UInt32(256)).map { index in
    (0..<8).reduce(index) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  /// Returns the CRC-32 checksum.
  private static func checksum(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(~0) { value, byte in
      table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
    }
  }
}
