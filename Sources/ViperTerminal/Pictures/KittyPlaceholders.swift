import Pictures

/// Shows a picture with kitty's graphics protocol, in characters that stand for its parts.
///
/// The characters are cells like others: what is written over them covers the picture.
struct KittyPlaceholders: PicturePainter {
  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    // There are no marks for the numbers of more rows and columns.
    var most = area
    most.columns = min(area.columns, KittyMarks.count)
    most.rows = min(area.rows, KittyMarks.count)
    let fit = PictureFit(of: (pixels.width, pixels.height), in: most, cell)
    let image = KittyImage(id: id)
    var output = PictureOutput()
    image.show(pixels, fit, keys: "U=1", &output)
    output.writeRows(fit.rows, in: area) { row, output in
      output.write("\u{1B}[")
      ColorDepth.full.write(image.number, isBackground: false, &output)
      output.write("m")
      for column in 0..<fit.columns {
        output.write("\u{10EEEE}")
        output.write(KittyMarks.text(row))
        output.write(KittyMarks.text(column))
      }
    }
    return output.bytes
  }

  func erase(id: String, in area: PictureArea) -> [UInt8] {
    var output = PictureOutput()
    KittyImage(id: id).delete(&output)
    output.writeBlanks(in: area)
    return output.bytes
  }
}
