import Viper
import ViperEssentials

/// A picture in kitty's graphics protocol.
struct KittyImage {
  /// The maximum size of a chunk of base64 data.
  private static let chunkSize = 4_096

  /// The picture's identifier in the terminal, 1 to 0xFFFFFF, which placeholders encode as a color.
  let number: Int

  /// Creates a picture whose number is a hash of the given identifier.
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

  /// Sends the picture, scaled down if necessary, and displays it using the given control keys.
  private func show(
    _ pixels: Pixels, _ fit: PictureFit, keys: String, _ output: inout PictureOutput
  ) {
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

  // MARK: Placeholders

  /// Returns the part of an area that placeholders can fill, which is limited by the number of
  /// diacritics.
  static func placeholderArea(in area: PictureArea) -> PictureArea {
    PictureArea(
      origin: area.origin, columns: min(area.columns, marks.count),
      rows: min(area.rows, marks.count))
  }

  /// Shows the picture as placeholder characters that other text can overwrite.
  func writePlaceholders(
    _ pixels: Pixels, _ fit: PictureFit, in area: PictureArea, _ output: inout PictureOutput
  ) {
    show(pixels, fit, keys: "U=1", &output)
    output.endData()
    output.writeRows(fit.rows, in: area) { row, output in
      output.write("\u{1B}[")
      ColorDepth.full.write(number, isBackground: false, &output)
      output.write("m")
      for column in 0..<fit.columns {
        output.write("\u{10EEEE}\(Self.marks[row])\(Self.marks[column])")
      }
    }
  }

  /// The diacritics that encode row and column numbers, from the start of kitty's
  /// `rowcolumn-diacritics.txt`.
  static let marks = markRanges.joined().compactMap(Unicode.Scalar.init)
  private static let markRanges: [ClosedRange<UInt32>] = [
    0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
    0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
    0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
    0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
    0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC,
  ]

  // MARK: Placement

  /// Shows the picture in terminals without placeholders.
  ///
  /// The picture covers the cells until it is deleted.
  func place(
    _ pixels: Pixels, _ fit: PictureFit, in area: PictureArea, _ output: inout PictureOutput
  ) {
    // The picture may already be shown elsewhere.
    delete(&output)
    output.place(in: area) { show(pixels, fit, keys: "C=1,p=1", &$0) }
  }
}
