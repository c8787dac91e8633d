import ViperPictures

/// Shows a picture with kitty's graphics protocol, as placeholder characters that other text can overwrite.
struct KittyPlaceholders: PicturePainter {
  /// The diacritics for the numbers of rows and columns, the first of those in kitty's `rowcolumn-diacritics.txt`.
  static let marks = markRanges.joined().compactMap(Unicode.Scalar.init)
  private static let markRanges: [ClosedRange<UInt32>] = [
    0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
    0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
    0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
    0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
    0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC,
  ]

  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    // There are no diacritics for larger numbers.
    var most = area
    most.columns = min(area.columns, Self.marks.count)
    most.rows = min(area.rows, Self.marks.count)
    let fit = PictureFit(of: (pixels.width, pixels.height), in: most, cell)
    let image = KittyImage(id: id)
    var output = PictureOutput()
    image.show(pixels, fit, keys: "U=1", &output)
    output.writeRows(fit.rows, in: area) { row, output in
      output.write("\u{1B}[")
      ColorDepth.full.write(image.number, isBackground: false, &output)
      output.write("m")
      for column in 0..<fit.columns {
        output.write("\u{10EEEE}\(Self.marks[row])\(Self.marks[column])")
      }
    }
    return output.bytes
  }

  func erase(id: String, in area: PictureArea) -> [UInt8] {
    KittyImage(id: id).erase(in: area)
  }
}
