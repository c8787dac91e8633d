import Testing
import Viper

@testable import ViperPictures

struct JPEGTests {
  /// Kinds of scans, tables, and sampling, and edges anywhere in a block.
  static let names = Result { try PictureFiles.names() }

  @Test(arguments: try names.get())
  func `The pixels match those of another decoder`(name: String) throws {
    let pixels = try JPEG.decode(PictureFiles.picture(name))
    let reference = try PictureFiles.pixels(name)
    try #require((pixels.width, pixels.height) == (reference.width, reference.height))
    try #require(pixels.rgb.count == reference.rgb.count)
    // Another decoder rounds differently between samples that differ in only one direction.
    let limit = ["410", "411", "414", "422", "440"].contains(name.prefix(3)) ? 0.8 : 0.05
    let sum = zip(pixels.rgb, reference.rgb).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(sum) / Double(pixels.rgb.count) < limit)
  }
}
