import ViperPictures

/// Shows a picture with kitty's graphics protocol, for terminals without support for placeholders.
///
/// The picture covers the cells until it is deleted.
struct KittyPlacement: PicturePainter {
  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let fit = PictureFit(of: (pixels.width, pixels.height), in: area, cell)
    let image = KittyImage(id: id)
    var output = PictureOutput()
    // It may already be shown elsewhere.
    image.delete(&output)
    output.place(in: area) { image.show(pixels, fit, keys: "C=1,p=1", &$0) }
    return output.bytes
  }

  func erase(id: String, in area: PictureArea) -> [UInt8] {
    KittyImage(id: id).erase(in: area)
  }
}
