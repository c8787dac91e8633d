import ViperPictures

/// Shows a picture with kitty's graphics protocol, at the cursor.
///
/// It is for terminals that do not know the protocol's placeholders. The picture lies over the cells, so it
/// stays until it is deleted.
struct KittyPlacement: PicturePainter {
  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let fit = PictureFit(of: (pixels.width, pixels.height), in: area, cell)
    let image = KittyImage(id: id)
    var output = PictureOutput()
    // It may lie in another place already.
    image.delete(&output)
    output.place(in: area) { image.show(pixels, fit, keys: "C=1,p=1", &$0) }
    return output.bytes
  }

  func erase(id: String, in area: PictureArea) -> [UInt8] {
    var output = PictureOutput()
    KittyImage(id: id).delete(&output)
    output.writeBlanks(in: area)
    return output.bytes
  }
}
