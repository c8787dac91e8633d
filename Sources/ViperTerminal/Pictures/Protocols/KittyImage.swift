import ViperEssentials
import ViperPictures

/// A picture in kitty's graphics protocol.
struct KittyImage {
  /// The maximum size of a chunk, in base64.
  private static let chunkSize = 4_096

  /// The identifier in the terminal, 1 to 0xFFFFFF, which placeholders encode as a color.
  let number: Int

  /// Creates a picture whose number is a hash of its identifier.
  init(id: String) {
    // FNV-1a, folded to 24 bits.
    var hash: UInt32 = 0x811C_9DC5
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    number = max(Int((hash >> 24) ^ (hash & 0xFF_FFFF)), 1)
  }

  /// Deletes the picture, its placements and its data.
  func delete(_ output: inout PictureOutput) {
    output.write("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\")
  }

  /// Returns the bytes that delete the picture and leave blanks in its area.
  func erase(in area: PictureArea) -> [UInt8] {
    var output = PictureOutput()
    delete(&output)
    output.writeBlanks(in: area)
    return output.bytes
  }

  /// Sends the picture, scaled down if necessary, and shows it with some control keys.
  func show(_ pixels: Pixels, _ fit: PictureFit, keys: String, _ output: inout PictureOutput) {
    let sent = pixels.reduced(to: fit)
    let text = Data(sent.rgb).base64EncodedData()
    var first =
      "a=T,i=\(number),f=24,t=d,s=\(sent.width),v=\(sent.height),c=\(fit.columns),r=\(fit.rows)"
      + ",\(keys),"
    for start in stride(from: 0, to: text.count, by: Self.chunkSize) {
      let end = min(start + Self.chunkSize, text.count)
      output.write("\u{1B}_G\(first)q=2,m=\(end < text.count ? 1 : 0);")
      output.write(text[start..<end])
      output.write("\u{1B}\\")
      first = ""
    }
  }
}
