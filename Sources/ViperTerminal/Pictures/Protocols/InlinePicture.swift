import ViperEssentials
import ViperPictures

/// Shows a picture with iTerm2's protocol, as a JPEG or PNG file.
struct InlinePicture: PicturePainter {
  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let fit = PictureFit(of: (pixels.width, pixels.height), in: area, cell)
    let file = picture.jpeg ?? PNG.bytes(of: pixels.reduced(to: fit))
    var output = PictureOutput()
    output.place(in: area) { output in
      output.write("\u{1B}]1337;File=inline=1;size=\(file.count)")
      output.write(";width=\(fit.columns);height=\(fit.rows)")
      output.write(";preserveAspectRatio=1;doNotMoveCursor=1:")
      output.write(Data(file).base64EncodedData())
      output.write("\u{7}")
    }
    return output.bytes
  }
}
